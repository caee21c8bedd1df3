import { useText } from '@collect/messages/react'
import { data, redirectDocument } from 'react-router'

import { logoutAddressOf } from '../account/server/addresses.ts'
import { noStore } from '../account/server/no-store.ts'
import { pageContext } from '../server/page-context.ts'
import { checkSession } from '../server/session.ts'
import { ProductTitle } from '../pages/product-title.tsx'
import type { Route } from './+types/auth'
import { onlyForDevelopers } from './only-for-developers.ts'
import { AuthLinks } from './session/auth-links.tsx'
import { loadAdminMetadata } from './session/load-admin-metadata.ts'
import { SessionPanel } from './session/session-panel.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  onlyForDevelopers(context)
  const check = await checkSession(context, request)
  const admin = check.session?.identity ? await loadAdminMetadata(context, check.session.identity.id) : undefined
  const { project } = context.get(pageContext)
  return data({ ...check, admin, project }, { headers: noStore })
}

/** Logout from this panel, which has its own text for a failure (DEV-PANEL-3). */
export async function action(visit: Route.ActionArgs) {
  const { request, context } = visit
  onlyForDevelopers(context)
  const address = await logoutAddressOf(visit)
  if (address) throw redirectDocument(address)
  // A visitor without a session is not a failure (CALL-LOGOUT-2 tolerates the 401).
  const check = await checkSession(context, request)
  const logoutFailed = check.session !== undefined || check.failed
  return data({ logoutFailed }, { headers: noStore })
}

export const headers = () => noStore

/** Developer session panel (DEV-PANEL). */
export default function DeveloperPage({ loaderData, actionData }: Route.ComponentProps) {
  const { project, ...checked } = loaderData
  const { text } = useText()
  return (
    <>
      <ProductTitle page={text('dev.title')} />
      <div className="head">
        <h1>{text('dev.title')}</h1>
      </div>
      <div className="stack stack--lg">
        <AuthLinks project={project} />
        <SessionPanel {...checked} hasLogoutFailed={actionData?.logoutFailed === true} />
      </div>
    </>
  )
}
