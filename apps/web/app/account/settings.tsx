import { data } from 'react-router'

import type { Route } from './+types/settings'
import { FlowMissing } from './frame/flow-missing.tsx'
import { endSessions } from './server/end-sessions.ts'
import { loadPage } from './server/load-page.ts'
import { loadOtherSessions } from './server/load-sessions.ts'
import { noStore } from './server/no-store.ts'
import { endedIn } from './settings/ended.ts'
import { SettingsPage } from './settings/settings-page.tsx'

export async function loader(visit: Route.LoaderArgs) {
  const { page, init } = await loadPage('settings', visit)
  const others = page.loaded.found ? await loadOtherSessions(visit) : []
  return data({ page, others, ended: endedIn(visit.url) }, init)
}

/** Ends other sessions; the settings themselves are posted to the service. */
export const action = (visit: Route.ActionArgs) => endSessions(visit)

export const headers = () => noStore

export default function Settings({ loaderData: { page, others, ended } }: Route.ComponentProps) {
  const { kind, loaded, search, project } = page
  if (!loaded.found) return <FlowMissing kind={kind} missing={loaded.missing} query={search} />
  return <SettingsPage key={loaded.flow.id} loaded={loaded} project={project} others={others} ended={ended} />
}
