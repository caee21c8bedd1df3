import { isFlowKind, type AnyFlow, type ErrorId, type ProjectConfiguration } from '@collect/contract'
import type { ScreenFlows } from '../form/form-state.ts'
import { fieldsIn, textAt, type Answer, type Fields } from './answer.ts'
import { continueWith, leaveTo } from './continue-with.ts'
import { pageAddressOf, startAddressOf } from './flow-address.ts'
import type { FailureReason, Outcome } from './outcome.ts'
import { nodesIn, unknownVariantIn } from './variant.ts'

export interface Asked {
  readonly kind: keyof ScreenFlows
  /** Kind and flow on screen. */
  readonly flow?: { readonly id: string; readonly return_to?: string }
  /** Absolute address of the page. */
  readonly page: string
  readonly project: ProjectConfiguration
}

/** The outcome of a fetch or a submit of a flow. */
export function outcomeOf(asked: Asked, answer: Answer): Outcome {
  if (answer.answer === 'failed') return { outcome: 'fail', reason: answer.reason, detail: answer.detail }
  const body = fieldsIn(answer.body)
  const strange = unknownVariantIn(nodesIn(body) ?? [])
  if (strange) return { outcome: 'fail', reason: 'unsupported', detail: strange }
  if (answer.status >= 200 && answer.status < 300) return successOf(asked, body)
  const error = fieldsIn(body?.['error'])
  const byId = error && byErrorId(asked, body, error)
  return byId ?? byStatus(asked, answer.status, body, error)
}

/** Successful answers by kind (SUBMIT-LOGIN-1, SUBMIT-REGISTRATION-1, SUBMIT-RECOVERY-1, SUBMIT-VERIFICATION-1). */
function successOf(asked: Asked, body: Fields | undefined): Outcome {
  const flow = flowIn(body)
  const next = continueWith(body, asked.project)
  // Saved settings are a flow that names its own page, so the page stays.
  if (flow && (!next || (next.outcome === 'leave' && leadsHere(next.url, asked, flow)))) return showFlow(asked, flow)
  if (next) return next
  // Only the answer to a consent has this field (SUBMIT-CONSENT-1).
  const elsewhere = textAt(body, 'redirect_to')
  if (elsewhere) return leaveTo(elsewhere)
  if (asked.kind === 'login') return leaveTo(asked.flow?.return_to ?? startAddressOf('login'))
  return leaveTo(asked.project.default_redirect_url)
}

function leadsHere(url: string, { page }: Asked, flow: AnyFlow): boolean {
  const [there, here] = [new URL(url, page), new URL(page)]
  return there.origin === here.origin && there.pathname === here.pathname && there.searchParams.get('flow') === flow.id
}

type ByErrorId = (asked: Asked, body: Fields | undefined, error: Fields) => Outcome

/** Outcomes by `error.id` (ERROR-ID; other ids by docs/contract/http.md §1.3). */
const outcomeByErrorId: Record<ErrorId, ByErrorId> = {
  // The service keeps the posted settings while the user signs in again (docs/contract/http.md §5.2).
  session_refresh_required: leave,
  browser_location_change_required: leave,
  self_service_flow_expired: restartFrom,
  security_csrf_violation: restart,
  session_verified_address_required: verify,

  self_service_flow_replaced: restartFrom,
  security_identity_mismatch: restart,
  session_aal2_required: leave,
  session_inactive: signIn,
  session_aal1_required: signIn,
  session_already_available: ({ flow, project }) => leaveTo(flow?.return_to ?? project.default_redirect_url),
  session_aal_already_fulfilled: ({ flow, project }) => leaveTo(flow?.return_to ?? project.default_redirect_url),
  self_service_flow_disabled: refuse('disabled'),
  self_service_flow_return_to_forbidden: refuse('unknown-status'),
  identity_disabled: refuse('unknown-status'),
  invalid_configuration: refuse('unknown-status'),
  upstream_error: refuse('upstream'),
  provider_trip_lost: refuse('unknown-status'),
}

function byErrorId(asked: Asked, body: Fields | undefined, error: Fields): Outcome | undefined {
  const id = textAt(error, 'id')
  // Looks at own keys only, because the id comes from outside.
  return id && Object.hasOwn(outcomeByErrorId, id) ? outcomeByErrorId[id as ErrorId](asked, body, error) : undefined
}

/** Outcomes by HTTP status (ERROR-STATUS). */
function byStatus(asked: Asked, status: number, body: Fields | undefined, error: Fields | undefined): Outcome {
  const flow = flowIn(body)
  switch (status) {
    case 400:
      // After too many wrong codes, the details name the new recovery flow (docs/contract/http.md §6.4).
      if (!flow)
        return continueWith(fieldsIn(error?.['details']), asked.project) ?? refuse('refused')(asked, body, error ?? {})
      return showFlow(asked, flow)
    case 401:
      // Our service keeps posted settings, and names the way to sign in and back (docs/compatibility.md).
      return textAt(body, 'redirect_browser_to') ? leave(asked, body) : signIn(asked)
    case 403:
    case 404:
    case 410:
      return restartFrom(asked, body)
    case 429:
      // Too many attempts: the flow says how long to wait. A proxy in front of the service sends no flow.
      return flow ? showFlow(asked, flow) : refuse('unknown-status')(asked, body, error ?? {})
    case 422:
      if (flow) return showFlow(asked, flow)
      if (textAt(body, 'redirect_browser_to')) return leave(asked, body)
      if (textAt(body, 'use_flow_id')) return restartFrom(asked, body)
      return { outcome: 'fail', reason: 'unsupported', detail: 'Outdated SDK: 422 without a place to go' }
    default:
      return refuse('unknown-status')(asked, body, error ?? { message: `status ${status}` })
  }
}

/**
 * An answer may hold a flow of another kind, which its own page shows: linking opens a login (docs/contract/http.md
 * §1.7). A flow of the same kind with another id must be in the address, or a reload would lose it.
 */
function showFlow({ kind, flow: shown, project }: Asked, flow: AnyFlow): Outcome {
  const sent = /\/self-service\/([a-z]+)/.exec(flow.ui.action)?.[1] ?? kind
  if (sent !== kind && isFlowKind(sent)) return { outcome: 'leave', url: pageAddressOf(project, sent, flow.id) }
  return shown && shown.id !== flow.id ? { outcome: 'restart', from: flow.id } : { outcome: 'show', flow }
}

function leave(_asked: Asked, body: Fields | undefined): Outcome {
  return leaveTo(textAt(body, 'redirect_browser_to'))
}

function restart(): Outcome {
  return { outcome: 'restart' }
}

function restartFrom(_asked: Asked, body: Fields | undefined): Outcome {
  return { outcome: 'restart', from: textAt(body, 'use_flow_id') }
}

/** Settings without a session: the login page, and back (SETTINGS-ACCESS-1). A login goes on to where it wanted. */
function signIn({ kind, flow, page, project }: Asked): Outcome {
  if (kind === 'oauth2_consent') return { outcome: 'leave', url: startAddressOf('login') }
  const wanted = flow?.return_to ?? new URL(page).searchParams.get('return_to')
  const back = kind === 'login' ? wanted : new URL(pageAddressOf(project, kind), page).href
  return { outcome: 'leave', url: startAddressOf('login', back ? new URLSearchParams({ return_to: back }) : undefined) }
}

function verify({ project }: Asked, _body: Fields | undefined, error: Fields): Outcome {
  const next = continueWith(fieldsIn(error['details']), project)
  return { outcome: 'verify', url: next?.outcome === 'leave' ? next.url : startAddressOf('verification') }
}

function refuse(reason: FailureReason): ByErrorId {
  return (_asked, _body, error) => {
    return { outcome: 'fail', reason, detail: textAt(error, 'reason') ?? textAt(error, 'message') }
  }
}

/** Whether a body is a flow: it has an id and a form. */
function flowIn(body: Fields | undefined): AnyFlow | undefined {
  // By the contract, an object with a form is a flow of the requested kind.
  return textAt(body, 'id') && nodesIn(body) ? (body as unknown as AnyFlow) : undefined
}
