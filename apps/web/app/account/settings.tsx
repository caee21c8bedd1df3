import { data } from 'react-router'

import type { Route } from './+types/settings'
import { FlowErrorCard } from './frame/flow-error-card.tsx'
import { endSessions } from './server/act/end-sessions.ts'
import { saveKeyName } from './server/act/rename-key.ts'
import { resumeVerification } from './server/act/resume-verification.ts'
import { changeAddress } from './server/act/change-address.ts'
import { changeDeletion } from './server/act/change-deletion.ts'
import { withdrawApps } from './server/act/withdraw-apps.ts'
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

/**
 * Takes the forms of the page's own sections: sessions, connected apps, names of keys, deletion, a pending
 * address, verification. The forms of the settings flow post to the service.
 */
export async function action(visit: Route.ActionArgs) {
  const form = await visit.request.formData()
  if (form.has('verification')) return resumeVerification(visit)
  if (form.has('apps')) return withdrawApps(visit, 'all')
  if (form.has('key')) return saveKeyName(visit, form)
  const app = form.get('app')
  if (app !== null) return withdrawApps(visit, String(app))
  const address = form.get('address')
  if (address !== null) return changeAddress(visit, String(address))
  const wish = form.get('deletion')
  return wish === null
    ? endSessions(visit, String(form.get('session') ?? ''))
    : changeDeletion(visit, String(wish), String(form.get('confirm') ?? ''))
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
