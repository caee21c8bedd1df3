import { data } from 'react-router'

import { sessionOfVisit } from '../server/session.ts'
import type { Route } from './+types/verification'
import { AccountFrame } from './frame/account-frame.tsx'
import { FlowErrorCard } from './frame/flow-error-card.tsx'
import { loadPage } from './server/load/load-page.ts'
import { noStore } from './server/no-store.ts'
import { VerificationCard } from './verification/verification-card.tsx'

export { keepDataOnMethodChange as shouldRevalidate } from './keep-data-on-method-change.ts'

export async function loader(visit: Route.LoaderArgs) {
  const { page, init } = await loadPage('verification', visit)
  const session = await sessionOfVisit(visit.context, visit.request)
  const first = session?.identity?.verifiable_addresses?.[0]
  const address = first?.via === 'email' ? first.value : undefined
  return data({ page, verified: first?.verified === true, address }, init)
}

export const headers = () => noStore

export default function VerificationPage({ loaderData: { page, verified, address } }: Route.ComponentProps) {
  const { kind, loaded, search, project } = page
  return (
    <AccountFrame>
      {loaded.found ? (
        // Another flow mounts the page anew.
        <VerificationCard
          key={loaded.flow.id}
          loaded={loaded}
          project={project}
          verified={verified}
          address={address}
        />
      ) : (
        <FlowErrorCard kind={kind} loaded={loaded} query={search} />
      )}
    </AccountFrame>
  )
}
