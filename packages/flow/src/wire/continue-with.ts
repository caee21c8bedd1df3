import type { FlowKind, ProjectConfiguration } from '@collect/contract'
import { fieldsOf, textAt, type Fields } from './answer.ts'
import { pageAddressOf } from './flow-address.ts'
import type { Outcome } from './outcome.ts'

/** First one wins (spec 1 §4, Continue-with handling). */
const priority = [
  'show_settings_ui',
  'show_recovery_ui',
  'show_verification_ui',
  'redirect_browser_to',
  'set_ory_session_token',
  // The specification's name for it; the wire has the one above (contract/http.md §0).
  'set_session_token',
] as const
type Action = (typeof priority)[number]

const actions: Record<Action, (entry: Fields, project: ProjectConfiguration) => Outcome> = {
  show_settings_ui: openPage('settings'),
  show_recovery_ui: openPage('recovery'),
  show_verification_ui: openPage('verification'),
  redirect_browser_to: (entry) => leaveTo(textAt(entry, 'redirect_browser_to')),
  set_ory_session_token: refuseToken,
  set_session_token: refuseToken,
}

/** Only native clients hold tokens; a page that gets one asked for the wrong kind of flow. */
function refuseToken(): Outcome {
  return { outcome: 'fail', reason: 'unsupported', detail: 'Native API flows are not supported here' }
}

/** Acts on the most urgent entry; `undefined` when there is none. */
export function continueWith(body: Fields | undefined, project: ProjectConfiguration): Outcome | undefined {
  const list = body?.['continue_with']
  if (!Array.isArray(list) || list.length === 0) return undefined
  const entries = list.map(fieldsOf).filter((entry) => entry !== undefined)
  for (const action of priority) {
    const entry = entries.find((one) => one['action'] === action)
    if (entry) return actions[action](entry, project)
  }
  return { outcome: 'fail', reason: 'unsupported', detail: `Unknown action: ${String(entries[0]?.['action'])}` }
}

function openPage(kind: FlowKind) {
  return (entry: Fields, project: ProjectConfiguration): Outcome => {
    const flow = fieldsOf(entry['flow'])
    const id = textAt(flow, 'id')
    return leaveTo(textAt(flow, 'url') ?? (id && pageAddressOf(project, kind, id)))
  }
}

/** Addresses come from outside: nothing but pages may be opened. Browsers drop tabs and line breaks in an address. */
export function leaveTo(url: string | undefined): Outcome {
  const isPage = url !== undefined && (/^\/(?![/\\])[^\t\n\r]*$/.test(url) || /^https?:\/\//i.test(url))
  return isPage ? { outcome: 'leave', url } : { outcome: 'fail', reason: 'unsupported', detail: `Not a page: ${url}` }
}
