import { data } from 'react-router'

import type { WordyHandle } from '../frame/use-language.ts'
import { pageContext } from '../server/page-context.ts'
import type { Route } from './+types/consent'
import { loadConsent, type NoConsent } from './server/load/load-consent.ts'
import { noStore } from './server/no-store.ts'

const statusOf: Record<NoConsent['reason'], number> = {
  'no-provider': 404,
  gone: 410,
  'other-account': 403,
  unavailable: 502,
}

export async function loader(visit: Route.LoaderArgs) {
  const loaded = await loadConsent(visit)
  if (!loaded.asks) return data({ loaded }, { status: statusOf[loaded.reason], headers: noStore })
  const { cookie, ...shown } = loaded
  const { project } = visit.context.get(pageContext)
  return data({ loaded: { ...shown, project } }, { headers: { ...noStore, ...(cookie && { 'Set-Cookie': cookie }) } })
}

/** The words of consents are not in the catalogue of the account pages. */
export const handle: WordyHandle = { words: 'all' }

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export { LeaveRouter as default } from '../leave-router.tsx'
