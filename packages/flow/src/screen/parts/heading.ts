import {
  hiddenMessageIds,
  MessageId,
  type Group,
  type OAuth2Client,
  type Session,
  type UiMessage,
} from '@collect/contract'
import { factsOf, type GroupsWith } from '../../form/group-facts.ts'
import type { ScreenFlows } from '../../form/form-state.ts'
import { inputsOf, isHidden, isSubmit, isVisible } from '../../form/node-facts.ts'
import { isAbout } from '../../form/message-method.ts'
import { isCodeFilledIn, isLinkOpened } from '../../form/opened-link.ts'
import { identifierNodeOf, identifierOf } from '../form/identifier.ts'
import { labelOf } from '../form/label.ts'
import type { Heading } from '../model/screen.ts'
import type { ScreenKey } from '../model/screen-key.ts'
import type { Shown, ShownOf, SourceOf } from '../model/source.ts'
import { plain, text, type Words } from '../model/words.ts'

/** Title, messages of this step, and description (CARD-HEADER; ACCOUNT-LINKING-1). */
export function headingOf(shown: Shown): Heading {
  const request = waitingIn(shown.flow)
  return request ? { ...titleOf(shown), app: text('flow.for-app', { name: partyOf(request) }) } : titleOf(shown)
}

/** The request of the application that waits for this user. */
export const waitingIn = (flow: Shown['flow']) =>
  'oauth2_login_request' in flow ? flow.oauth2_login_request : undefined

function titleOf(shown: Shown): Heading {
  // A mailed link filled in the code: no code is on its way.
  if (shown.kind === 'verification' && isCodeFilledIn(shown.flow)) return { ...headingFor(shown), messages: [] }
  // A user who opened a method has chosen.
  const hasChosen = Boolean(shown.choice)
  const messages = saidByHeading(shown).filter(({ id }) => !hasChosen || id !== MessageId.registrationChooseCredential)
  const isLinking = messages.some(({ id }) => id === MessageId.accountLinking)
  if (isLinking) return { title: text('account-linking.title'), messages }
  const heading = headingFor(shown)
  const isSaid = messages.some(({ id }) => insteadOfDescription.has(id))
  if (isSaid) return { title: heading.title, messages }
  // The line of the step asks for the second factor; one sentence is enough.
  const isAsked = isSecondFactor(shown) && messages.some(({ id }) => id === asksForSecond)
  if (!isAsked) return { ...heading, messages }
  return { ...heading, says: asksForSecond, messages: messages.filter(({ id }) => id !== asksForSecond) }
}

const asksForSecond = MessageId.loginSecondFactor
const isSecondFactor = ({ flow }: Shown) => 'requested_aal' in flow && flow.requested_aal === 'aal2'

interface TitleAndDescription {
  readonly title: Words
  readonly description?: Words
}

const headings: { readonly [Kind in keyof ScreenFlows]: (shown: ShownOf<Kind>) => TitleAndDescription } = {
  login: loginHeading,
  registration: (shown) => ({ title: text('registration.title'), ...described(shown, 'registration.subtitle') }),
  recovery: recoveryHeading,
  verification: verificationHeading,
  settings: () => ({ title: text('settings.title'), description: text('settings.subtitle') }),
  oauth2_consent: consentHeading,
}

// Kind and flow match, but the compiler cannot see that through the table.
const headingFor = (shown: Shown) => (headings[shown.kind] as (shown: Shown) => TitleAndDescription)(shown)

/** Kinds come from outside, so the type does not guarantee one. */
export const isKnownKind = (kind: string): boolean => Object.hasOwn(headings, kind)

/** The title of a flow of a kind that the kit does not know (CARD-HEADER-4). */
export const unknownHeading: TitleAndDescription = {
  title: text('card.unknown.title'),
  description: text('card.unknown.description'),
}

function loginHeading(shown: ShownOf<'login'>): TitleAndDescription {
  const { flow, formState } = shown
  if (flow.requested_aal === 'aal2') {
    const line = formState.state === 'method_active' ? secondFactorLine(shown, formState.method) : undefined
    return { title: text('login.title-aal2'), description: text(line ?? 'login.subtitle-aal2') }
  }
  if (flow.refresh) return { title: text('login.title-refresh'), ...described(shown, 'login.subtitle-refresh') }
  return { title: text('login.title'), ...described(shown, 'login.subtitle') }
}

function secondFactorLine({ flow }: ShownOf<'login'>, method: Group): ScreenKey | undefined {
  if (method === 'code') {
    const isSms = flow.ui.nodes.some(({ meta }) => meta.label?.context?.['channel'] === 'sms')
    return isSms ? 'login.code.subtitle.sms' : 'login.code.subtitle'
  }
  return factsOf(method).line && `login.${method as GroupsWith<'line'>}.subtitle`
}

function recoveryHeading({ flow }: ShownOf<'recovery'>): TitleAndDescription {
  const byLink = isLinkOpened(flow) ? 'recovery.subtitle.opened' : 'recovery.subtitle.link'
  return { title: text('recovery.title'), description: text(flow.active === 'link' ? byLink : 'recovery.subtitle') }
}

function verificationHeading({ flow }: ShownOf<'verification'>): TitleAndDescription {
  const title = text('verification.title')
  // The form is empty; the message says that the address is verified.
  if (flow.state === 'passed_challenge') return { title }
  if (isLinkOpened(flow) || isCodeFilledIn(flow)) return { title, description: text('verification.subtitle.opened') }
  // A message of the service says what was sent, and to where.
  if (flow.state === 'sent_email') return { title }
  const hasPhones = flow.ui.nodes.some(({ meta }) => meta.label?.id === MessageId.labelEmailOrPhone)
  return { title, description: text(hasPhones ? 'verification.subtitle.email-or-phone' : 'verification.subtitle') }
}

function consentHeading({ flow }: SourceOf<'oauth2_consent'>): TitleAndDescription {
  const identifier = accountNameOf(flow.session)
  return {
    title: text('consent.title', { party: partyOf(flow.consent_request) }),
    ...(identifier !== undefined && { description: text('consent.subtitle', { identifier: plain(identifier) }) }),
  }
}

/** Traits that identify the account to its user, as in the chip (CARD-CHIP-1). */
const accountNames = ['email', 'username', 'phone_number'] as const

/** What the account is called by its user. */
export function accountNameOf({ identity }: Session): string | undefined {
  const traits = identity?.traits ?? {}
  return accountNames
    .map((name) => traits[name])
    .find((value): value is string => typeof value === 'string' && value !== '')
}

/** The name of the OAuth2 client. */
export const partyOf = ({ client }: { readonly client?: OAuth2Client }): Words =>
  plain(client?.client_name || client?.client_id || '')

/** Parts of the description, in the order of the screen. A field for the identifier alone says it by its label. */
function described(shown: Shown, key: ScreenKey): { readonly description?: Words } {
  const parts = partsOf(shown)
  const isField = parts.every((part) => part.say === 'text' && part.key === identifierPart)
  return isField ? {} : { description: { say: 'parts', key, parts } }
}

const identifierPart = 'card.header.parts.identifier-first'

function partsOf(shown: Shown): readonly Words[] {
  const { flow, formState } = shown
  const offered = new Set(flow.ui.nodes.filter(isVisible).map(({ group }) => group))
  const groups = formState.state === 'method_active' ? new Set([formState.method]) : offered
  const parts: Words[] = []
  const add = (key: ScreenKey, values?: Readonly<Record<string, Words>>) => parts.push(text(key, values))
  if (groups.has('password'))
    add(`card.header.parts.password.${shown.kind === 'registration' ? 'registration' : 'login'}`)
  // The chip shows an identifier that the user entered.
  else if (!identifierOf(shown) && (groups.has('identifier_first') || groups.has('profile'))) {
    const node = identifierNodeOf(shown)
    add(identifierPart, { identifierLabel: node ? labelOf(node) : text('card.identifier') })
  }
  if (groups.has('oidc') || groups.has('saml')) add('card.header.parts.oidc')
  const plain = [...groups].filter((group): group is GroupsWith<'part'> => factsOf(group).part !== undefined)
  for (const group of plain.toSorted(byPart)) add(`card.header.parts.${group}`)
  return parts
}

const byPart = (one: Group, other: Group): number => (factsOf(one).part ?? 0) - (factsOf(other).part ?? 0)

/** Messages that, with a code field on screen, replace the description. */
const codeSent: Readonly<Record<keyof ScreenFlows, number | undefined>> = {
  login: MessageId.loginCodeSent,
  registration: MessageId.registrationCodeSent,
  recovery: MessageId.recoveryCodeSent,
  verification: MessageId.verificationCodeSent,
  settings: undefined,
  oauth2_consent: undefined,
}

/** Newer versions of Kratos send these instead (docs/contract/messages.md §2, notes). */
const newerHiddenIds: ReadonlySet<number> = new Set([
  MessageId.loginCodeSentToYou,
  MessageId.recoveryCodeSentMasked,
  MessageId.recoveryAddressFull,
  MessageId.recoveryAddressChoose,
])
const insteadOfDescription: ReadonlySet<number> = new Set([
  MessageId.registrationChooseCredential,
  ...Object.values(codeSent).filter((id) => id !== undefined),
  ...newerHiddenIds,
])
const headingIds: ReadonlySet<number> = new Set([...hiddenMessageIds, ...newerHiddenIds])

/**
 * Messages that the heading shows instead of the list (MESSAGE-HIDDEN-1). After an error the service omits "code sent",
 * although the code field remains: then the heading adds it (CARD-HEADER-3).
 */
function saidByHeading({ kind, flow }: Shown): readonly UiMessage[] {
  const said = (flow.ui.messages ?? []).filter(({ id }) => headingIds.has(id))
  const again = codeSent[kind]
  const asksForCode = inputsOf(flow.ui.nodes).some(
    (node) => node.group === 'code' && node.attributes.name === 'code' && !isHidden(node) && !isSubmit(node),
  )
  if (said.length > 0 || again === undefined || !asksForCode || isSmsFlow(flow.ui.messages)) return said
  return [{ id: again, type: 'info', text: '' }]
}

const isSmsFlow = (messages: readonly UiMessage[] | undefined) =>
  (messages ?? []).some(({ id }) => id === MessageId.verificationSmsSent)

/** The messages for the list: those that the heading does not say, and that are not about a method which the user left. */
export const listedMessagesOf = ({ flow, choice }: Shown): readonly UiMessage[] =>
  (flow.ui.messages ?? []).filter((message) => !headingIds.has(message.id) && isAbout(message, choice))
