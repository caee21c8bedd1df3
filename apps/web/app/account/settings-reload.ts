import { data } from 'react-router'

import type { Route } from './+types/settings-reload'
import { loadAccount } from './server/load/load-account.ts'
import { loadOtherSessions } from './server/load/load-sessions.ts'
import { noStore } from './server/no-store.ts'
import type { AccountContext } from './settings/older-sessions.ts'

/** What surrounds the form of the settings, once more: a form that was saved without a page load has changed it. */
export async function loader(visit: Route.LoaderArgs) {
  const [others, account] = await Promise.all([loadOtherSessions(visit), loadAccount(visit)])
  return data({ others, account } satisfies AccountContext, { headers: noStore })
}
