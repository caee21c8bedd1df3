import type { Route } from './+types/settings-reload'
import { loadAccount } from './server/load/load-account.ts'
import { loadApps } from './server/load/load-apps.ts'
import { loadSessions } from './server/load/load-sessions.ts'
import { noStore } from './server/no-store.ts'
import type { AccountContext } from './settings/around/older-sessions.ts'

/** Reloads the sessions and the account around the settings form after a save without a page load. */
export async function loader(visit: Route.LoaderArgs) {
  const [open, account, apps] = await Promise.all([loadSessions(visit), loadAccount(visit), loadApps(visit)])
  return Response.json({ ...open, account, apps } satisfies AccountContext, { headers: noStore })
}
