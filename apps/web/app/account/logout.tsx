import { startAddressOf } from '@collect/flow'
import { data } from 'react-router'

import type { WordyHandle } from '../frame/use-language.ts'
import { pageContext } from '../server/page-context.ts'
import type { Route } from './+types/logout'
import { answerLogout } from './server/act/answer-logout.ts'
import { loadLogout } from './server/load/load-logout.ts'
import { noStore } from './server/no-store.ts'

const statusOf = { 'signed-out': 200, gone: 410, unavailable: 502 }

export async function loader(visit: Route.LoaderArgs) {
  const stay = visit.context.get(pageContext).project.default_redirect_url
  // The kit's function of addresses would weigh more than this page.
  const signIn = startAddressOf('login')
  const loaded = await loadLogout(visit)
  const status = loaded.asks === 'nothing' ? statusOf[loaded.reason] : 200
  if (loaded.asks !== 'provider') return data({ stay, signIn, loaded }, { status, headers: noStore })
  const { cookie, ...asked } = loaded
  return data({ stay, signIn, loaded: asked }, { headers: { ...noStore, ...(cookie && { 'Set-Cookie': cookie }) } })
}

/**
 * Ends the session. All logout buttons post here: this works before any script runs, and a prefetched link cannot sign
 * the user out. The router refuses posts from other sites.
 */
export const action = (visit: Route.ActionArgs) => answerLogout(visit)

/** The words of an OAuth2 provider's question are not in the catalogue of the account pages. */
export const handle: WordyHandle = { words: 'all' }

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export { LeaveRouter as default } from '../leave-router.tsx'
