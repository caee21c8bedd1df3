import { addressOf, normaliseAddress } from '../../schema/normalise.ts'
import type { FlowRecord } from '../../records/flow.ts'
import type { SubmissionContext } from '../submission-context.ts'

/** The normalised identifier for which a client tries a secret. */
export function triedIdentifier({ flow, body, service: { methods } }: SubmissionContext): string | undefined {
  const typed = flow.kind === 'login' ? methods.meantBy(flow.kind, body)?.triedName?.(body) : undefined
  return typeof typed === 'string' ? normaliseAddress('sms', typed) : undefined
}

/** Whether the form contains a code. */
export const triesCode = ({ body }: SubmissionContext): boolean => body['code'] !== undefined

/** Whether the form contains the token of a link. */
export const triesLink = ({ body }: SubmissionContext): boolean => body['token'] !== undefined

/** Whether the form contains the answer of a second factor. */
export const triesSecondFactor = ({ flow, body, service: { methods } }: SubmissionContext): boolean =>
  flow.kind === 'login' && methods.all.some(({ guessed }) => guessed?.some((name) => body[name] !== undefined))

/** The subject of a code as the flow names it: the address, also when it has no account. */
export const codeOwnerOf = (flow: FlowRecord): string => flow.address ?? flow.identityId ?? flow.id

/** Whether the form requests a mail. */
export function asksForMail({ flow, body, service: { methods } }: SubmissionContext): boolean {
  const { kind } = flow
  if (kind === 'recovery' || kind === 'verification') return askedAddress(flow, body) !== undefined
  if (kind === 'settings') return false
  return methods.meantBy(kind, body)?.name === 'code' && (body['code'] === undefined || 'resend' in body)
}

/**
 * Whether an identifier alone may have a code mailed, because a code is the only way to sign in. An account may have
 * fewer methods than the configuration enables.
 */
export function mayAskForMail({ flow, body, service: { config, factors, methods } }: SubmissionContext): boolean {
  if (flow.kind !== 'login' || methods.meantBy(flow.kind, body)?.name !== 'identifier_first') return false
  const ways = factors.first
  return ways.includes('code') && (ways.length === 1 || !config.security.account_enumeration.mitigate)
}

/** The recipient of the mail, from the fields that the methods read; a sign-up has none before its mail was sent. */
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

/** The address that the form has a mail sent to. It depends on the step of a recovery; going back sends nothing. */
function askedAddress({ state, recovery }: FlowRecord, body: SubmissionContext['body']): unknown {
  if (!state.startsWith('recovery_')) return body['email']
  if (body['screen'] !== undefined) return undefined
  if (state === 'recovery_awaiting_address') return body['recovery_address']
  if (state === 'recovery_awaiting_address_choice') return body['recovery_select_address'] && recovery?.typed
  return state === 'recovery_awaiting_code' && body['code'] !== undefined ? undefined : body['recovery_confirm_address']
}

/** Whether the form is a sign-up that creates an account if it is valid. */
export function registers({ flow: { kind }, body, service: { methods } }: SubmissionContext): boolean {
  const method = methods.meantBy(kind, body)?.name
  return kind === 'registration' && method !== 'profile' && (method !== 'code' || body['code'] !== undefined)
}
