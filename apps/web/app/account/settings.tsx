import { data } from 'react-router'

import type { Route } from './+types/settings'
import { unlessSignedOut } from '../server/kept-change.ts'
import { FlowErrorCard } from './frame/flow-error-card.tsx'
import { actOnSettings } from './server/act/act-on-settings.ts'
import { loadAccount } from './server/load/load-account.ts'
import { loadApps } from './server/load/load-apps.ts'
import { loadPage } from './server/load/load-page.ts'
import { loadSessions } from './server/load/load-sessions.ts'
import { noStore } from './server/no-store.ts'
import { endedIn, failedIn } from './server/settings-query.ts'
import { SettingsPage } from './settings/settings-page.tsx'

export async function loader(visit: Route.LoaderArgs) {
  const { page, init } = await loadPage('settings', visit)
  const [open, account, apps] = page.loaded.found
    ? await Promise.all([loadSessions(visit), loadAccount(visit), loadApps(visit)])
    : [{ here: undefined, others: [] }, undefined, undefined]
  return data({ page, ...open, ended: endedIn(visit.url), account, apps, failed: failedIn(visit.url) }, init)
}

export async function action(visit: Route.ActionArgs) {
  const form = await visit.request.formData()
  return unlessSignedOut(visit, form, () => actOnSettings(visit, form))
}

export const headers = () => noStore

export default function Settings({ loaderData }: Route.ComponentProps) {
  const { page, here, others, ended, account, apps, failed } = loaderData
  const { kind, loaded, search, project } = page
  if (!loaded.found) return <FlowErrorCard kind={kind} loaded={loaded} query={search} />
  return (
    <SettingsPage
      key={loaded.flow.id}
      loaded={loaded}
      project={project}
      here={here}
      others={others}
      ended={ended}
      account={account}
      apps={apps}
      failed={failed}
    />
  )
}
