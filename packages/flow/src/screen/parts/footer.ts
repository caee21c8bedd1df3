import { MessageId } from '@collect/contract'
import { canClear, type ScreenFlows } from '../../form/form-state.ts'
import { methodsOf } from '../../form/methods.ts'
import { chooseAddressOf, restartAddressOf } from '../../wire/flow-address.ts'
import { carriedOn, returnAddressOf } from '../form/addresses.ts'
import { partyOf, waitingIn } from './heading.ts'
import type { FooterLine } from '../model/screen.ts'
import type { ScreenKey } from '../model/screen-key.ts'
import type { Shown } from '../model/source.ts'
import { message, text } from '../model/words.ts'

type Line = (shown: Shown) => FooterLine | undefined

/** Lines under the form (LOGIN-FOOTER, REGISTRATION-FOOTER, OTHER-FOOTER-1). */
const lines: Record<keyof ScreenFlows, readonly Line[]> = {
  login: [goOn, clear('login.2fa.method.go-back'), anew, signUp, notMine, cancel, goBack, toApplication],
  registration: [signIn, clear('card.footer.select-another-method'), toApplication],
  recovery: [toApplication],
  verification: [toApplication],
  settings: [],
  oauth2_consent: [],
}

export const footerOf = (shown: Shown): readonly FooterLine[] =>
  lines[shown.kind].map((line) => line(shown)).filter((line) => line !== undefined)

/** The user signed in in another tab meanwhile (LOGIN-FOOTER-8). */
function goOn(shown: Shown): FooterLine | undefined {
  if (!shown.flow.ui.messages?.some(({ context }) => context?.['reason_key'] === 'signedIn')) return undefined
  const label = message({ id: MessageId.labelContinue, type: 'info', text: '' })
  return { act: 'leave', link: { label, href: returnAddressOf(shown), testid: 'go-on-link' } }
}

/** The sign-up link, on every step of a first factor except when linking an account (docs/decisions/0028). */
function signUp(shown: Shown): FooterLine | undefined {
  if (goOn(shown) || isSignedIn(shown) || isLinking(shown) || !shown.project.registration_enabled) return undefined
  const href = carriedOn('registration', shown)
  return {
    act: 'leave',
    before: text('login.registration-label'),
    link: { label: text('login.registration-button'), href, testid: 'signup-link' },
  }
}

/** Account linking: a user who never made the account recovers it (docs/contract/providers-and-oauth2.md §A10). */
function notMine(shown: Shown): FooterLine | undefined {
  if (!isLinking(shown) || !shown.project.recovery_enabled) return undefined
  const href = carriedOn('recovery', shown)
  return {
    act: 'leave',
    before: text('account-linking.not-mine'),
    link: { label: text('forms.label.recover-account'), href, testid: 'recover-account-link' },
  }
}

function signIn(shown: Shown): FooterLine {
  const href = carriedOn('login', shown)
  return {
    act: 'leave',
    before: text('registration.login-label'),
    link: { label: text('registration.login-button'), href, testid: 'cta-link' },
  }
}

/** Back to the application that waits for this user; it learns of a refusal (FLOW-PAGE-6). */
function toApplication({ kind, flow }: Shown): FooterLine | undefined {
  const request = waitingIn(flow)
  if (!request || flow.state === 'passed_challenge') return undefined
  const href = `/self-service/${kind}/application?flow=${encodeURIComponent(flow.id)}`
  return {
    act: 'leave',
    link: { label: text('flow.back-to-app', { name: partyOf(request) }), href, testid: 'app-link' },
  }
}

/** Back to the list of methods, if it has another one. */
function clear(key: ScreenKey): Line {
  return ({ flow, formState, query }) =>
    canClear(formState, flow.ui.nodes)
      ? { act: 'clear', link: { label: text(key), href: chooseAddressOf(query, flow.id, ''), testid: 'select-method' } }
      : undefined
}

/**
 * After a mailed code the flow offers nothing but its field: another method needs a new flow. The identifier is carried
 * along.
 */
function anew(shown: Shown): FooterLine | undefined {
  const { kind, flow, formState } = shown
  if (kind !== 'login' || isSignedIn(shown) || flow.state !== 'sent_email' || canClear(formState, flow.ui.nodes))
    return undefined
  const label = text('login.2fa.method.go-back')
  return { act: 'leave', link: { label, href: restartAddressOf(kind, flow), testid: 'select-method' } }
}

/**
 * A user who confirms a session may sign out instead (LOGIN-FOOTER-5), or go back if there is no logout address.
 * The way back to the list of methods stays, so that the user can leave a chosen method.
 */
function goBack(shown: Shown): FooterLine | undefined {
  if (!isSignedIn(shown) || !offersWayOut(shown)) return undefined
  const before = text('login.2fa.go-back')
  if (shown.logoutUrl) {
    return {
      act: 'leave',
      before,
      link: { label: text('login.logout-button'), href: shown.logoutUrl, testid: 'logout-link' },
    }
  }
  return { act: 'leave', before, link: { label: text('login.2fa.go-back.link'), href: returnAddressOf(shown) } }
}

/**
 * The cancel link if a code is the only second factor (LOGIN-FOOTER-4). Without a logout address, `goBack` draws the
 * way back instead.
 */
function cancel(shown: Shown): FooterLine | undefined {
  const { flow, formState, logoutUrl } = shown
  if (!isSecondFactor(shown) || !logoutUrl) return undefined
  if (formState.state !== 'method_active' || formState.method !== 'code' || methodsOf(flow.ui.nodes).length > 1)
    return undefined
  return { act: 'leave', link: { label: text('login.cancel-button'), href: returnAddressOf(shown) } }
}

const isLinking = ({ flow }: Shown): boolean =>
  flow.ui.messages?.some(({ id }) => id === MessageId.accountLinking) ?? false
const isRefresh = ({ kind, flow }: Shown): boolean => kind === 'login' && flow.refresh
const isSecondFactor = ({ kind, flow }: Shown): boolean => kind === 'login' && flow.requested_aal === 'aal2'
const isSignedIn = (shown: Shown): boolean => isRefresh(shown) || isSecondFactor(shown)

function offersWayOut(shown: Shown): boolean {
  const { flow, formState } = shown
  if (isRefresh(shown) || formState.state === 'select_method') return true
  return formState.state === 'method_active' && (formState.method === 'code' || methodsOf(flow.ui.nodes).length === 1)
}
