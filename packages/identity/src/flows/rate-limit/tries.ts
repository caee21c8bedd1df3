import { addressOf, normaliseAddress } from '../../schema/normalise.ts'
import type { FlowRecord } from '../../records/flow.ts'
import type { SubmissionContext } from '../submission-context.ts'

/** The name that a client tries a secret under, however it is written. */
export function triedIdentifier({ flow, body, service: { methods } }: SubmissionContext): string | undefined {
  const typed = flow.kind === 'login' ? methods.meantBy(flow.kind, body)?.triedName?.(body) : undefined
  return typeof typed === 'string' ? normaliseAddress('sms', typed) : undefined
}

/** Whether a code comes with the form. */
export const triesCode = ({ body }: SubmissionContext): boolean => body['code'] !== undefined

/** Whether the token of a link does. */
export const triesLink = ({ body }: SubmissionContext): boolean => body['token'] !== undefined

/** Whether the answer of a second factor comes with the form. */
export const triesSecondFactor = ({ flow, body, service: { methods } }: SubmissionContext): boolean =>
  flow.kind === 'login' && methods.all.some(({ guessed }) => guessed?.some((name) => body[name] !== undefined))

/** Whose code it is, as far as the form says: the same for an address without an account. */
export const codeOwnerOf = (flow: FlowRecord): string => flow.address ?? flow.identityId ?? flow.id

/** A code has to be mailed before it can be typed. */
export function asksForMail({ flow, body, service: { methods } }: SubmissionContext): boolean {
  const { kind } = flow
  if (kind === 'recovery' || kind === 'verification') return askedAddress(flow, body) !== undefined
  if (kind === 'settings') return false
  return methods.meantBy(kind, body)?.name === 'code' && (body['code'] === undefined || 'resend' in body)
}

/** A name alone has a code mailed where that is the only way to sign in; accounts may have fewer ways than the configuration. */
export function mayAskForMail({ flow, body, service: { config, factors, methods } }: SubmissionContext): boolean {
  if (flow.kind !== 'login' || methods.meantBy(flow.kind, body)?.name !== 'identifier_first') return false
  const ways = factors.first
  return ways.includes('code') && (ways.length === 1 || !config.security.account_enumeration.mitigate)
}

/** Whom the mail is to go to, by the fields that the methods look at; a sign-up is only known once it was mailed. */
export function recipientOf({ flow, body }: SubmissionContext): string | undefined {
  const typed = {
    recovery: askedAddress(flow, body),
    verification: askedAddress(flow, body),
    login: body['address'] ?? body['identifier'],
    registration: undefined,
    settings: undefined,
  }[flow.kind]
  return typeof typed === 'string' ? addressOf(typed).value : flow.address
}

/** The field that has something sent, by the step of a recovery where it is one; going back sends nothing. */
function askedAddress({ state, recovery }: FlowRecord, body: SubmissionContext['body']): unknown {
  if (!state.startsWith('recovery_')) return body['email']
  if (body['screen'] !== undefined) return undefined
  if (state === 'recovery_awaiting_address') return body['recovery_address']
  if (state === 'recovery_awaiting_address_choice') return body['recovery_select_address'] && recovery?.typed
  return state === 'recovery_awaiting_code' && body['code'] !== undefined ? undefined : body['recovery_confirm_address']
}

/** A sign-up that would make an account, if nothing is wrong with it. */
export function registers({ flow: { kind }, body, service: { methods } }: SubmissionContext): boolean {
  const method = methods.meantBy(kind, body)?.name
  return kind === 'registration' && method !== 'profile' && (method !== 'code' || body['code'] !== undefined)
}
