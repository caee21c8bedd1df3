import { MessageId } from '@collect/contract'
import { canClear, type ScreenFlows } from '../../form/form-state.ts'
import { methodsOf } from '../../form/methods.ts'
import { chooseAddressOf, pageAddressOf } from '../../wire/flow-address.ts'
import { carriedOn, returnAddressOf } from '../form/addresses.ts'
import type { FooterLine } from '../model/screen.ts'
import type { ScreenKey } from '../model/screen-key.ts'
import type { Shown } from '../model/source.ts'
import { text } from '../model/words.ts'

type Line = (shown: Shown) => FooterLine | undefined

/** Lines under the form (LOGIN-FOOTER, REGISTRATION-FOOTER, OTHER-FOOTER-1). Recovery and verification have none. */
const lines: Record<keyof ScreenFlows, readonly Line[]> = {
  login: [clear('login.2fa.method.go-back'), signUp, cancel, goBack],
  registration: [signIn, clear('card.footer.select-another-method')],
  recovery: [],
  verification: [],
  settings: [],
  oauth2_consent: [],
}

export const footerOf = (shown: Shown): readonly FooterLine[] =>
  lines[shown.kind].map((line) => line(shown)).filter((line) => line !== undefined)

/** On every step of a first factor, unless an account is there to be linked (docs/decisions/0028). */
function signUp(shown: Shown): FooterLine | undefined {
  if (isSignedIn(shown) || isLinking(shown) || !shown.project.registration_enabled) return undefined
  const href = carriedOn(pageAddressOf(shown.project, 'registration'), shown, ['login_challenge', 'return_to'])
  return {
    act: 'leave',
    before: text('login.registration-label'),
    link: { label: text('login.registration-button'), href, testid: 'signup-link' },
  }
}

function signIn(shown: Shown): FooterLine {
  const href = carriedOn(pageAddressOf(shown.project, 'login'), shown, ['login_challenge', 'return_to'])
  return {
    act: 'leave',
    before: text('registration.login-label'),
    link: { label: text('registration.login-button'), href, testid: 'cta-link' },
  }
}

/** Back to the list, when there is another method on it. */
function clear(key: ScreenKey): Line {
  return ({ flow, formState, query }) =>
    canClear(formState, flow.ui.nodes)
      ? { act: 'clear', link: { label: text(key), href: chooseAddressOf(query, flow.id, ''), testid: 'select-method' } }
      : undefined
}

/**
 * Who confirms a session may leave it instead (LOGIN-FOOTER-5); without a logout address it is a way back.
 * The way back to the list of methods stays beside it: else a method chosen in a refresh would hold the person.
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
 * A code is the only second factor: there is nothing else to choose (LOGIN-FOOTER-4). Without a logout, `goBack` says
 * it.
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
