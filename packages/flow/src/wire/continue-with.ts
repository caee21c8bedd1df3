import type { FlowKind, ProjectConfiguration } from '@collect/contract'
import { fieldsIn, textAt, type Fields } from './answer.ts'
import { pageAddressOf } from './flow-address.ts'
import type { Outcome } from './outcome.ts'

/** Actions by priority, the most urgent first (CONTINUE-WITH-1). */
const actions: Readonly<Record<string, (entry: Fields, project: ProjectConfiguration) => Outcome>> = {
  show_settings_ui: openPage('settings'),
  show_recovery_ui: openPage('recovery'),
  show_verification_ui: openPage('verification'),
  redirect_browser_to: (entry) => leaveTo(textAt(entry, 'redirect_browser_to')),
  set_ory_session_token: refuseToken,
  // CONTINUE-WITH-1 has this name, the wire the one above (docs/contract/http.md §0).
  set_session_token: refuseToken,
}

/** Only native clients get tokens; a page that gets one has started the wrong kind of flow. */
function refuseToken(): Outcome {
  return { outcome: 'fail', reason: 'unsupported', detail: 'Native API flows are not supported here' }
}

/** The outcome of the most urgent entry; `undefined` without entries. */
export function continueWith(body: Fields | undefined, project: ProjectConfiguration): Outcome | undefined {
  const list = body?.['continue_with']
  if (!Array.isArray(list) || list.length === 0) return undefined
  const entries = list.map(fieldsIn).filter((entry) => entry !== undefined)
  for (const [action, act] of Object.entries(actions)) {
    const entry = entries.find((one) => one['action'] === action)
    if (entry) return act(entry, project)
  }
  return { outcome: 'fail', reason: 'unsupported', detail: `Unknown action: ${String(entries[0]?.['action'])}` }
}

/** The given address, else the page of that flow. A page without a flow starts one. */
function openPage(kind: FlowKind) {
  return (entry: Fields, project: ProjectConfiguration): Outcome => {
    const flow = fieldsIn(entry['flow'])
    return leaveTo(textAt(flow, 'url') ?? pageAddressOf(project, kind, textAt(flow, 'id')))
  }
}

/** Accepts only http, https and paths of this site. Browsers drop tabs and line breaks in an address. */
export function leaveTo(url: string | undefined): Outcome {
  const isPage = url !== undefined && (/^\/(?![/\\])[^\t\n\r]*$/.test(url) || /^https?:\/\//i.test(url))
  return isPage ? { outcome: 'leave', url } : { outcome: 'fail', reason: 'unsupported', detail: `Not a page: ${url}` }
}
