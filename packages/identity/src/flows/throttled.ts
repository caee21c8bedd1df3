import { longestPause, type LimitName } from '../limits/limits.ts'
import { isHere, placeOf } from '../limits/place.ts'
import type { Count } from '../limits/throttle.ts'
import { methodOf } from '../methods/matrix.ts'
import { refused, type Verdict } from '../methods/verdict.ts'
import { because } from '../nodes/because.ts'
import { addressOf, normaliseAddress } from '../schema/normalise.ts'
import type { FlowRecord } from '../store/flow-record.ts'
import type { Answer } from './answer.ts'
import { refuse } from './refuse.ts'
import type { Step } from './step.ts'

/**
 * Passwords, codes, mails and new accounts are counted before anything is done for them, whether there is such an
 * account or not. Somebody else's tries keep nobody out: each place has a count of its own, a browser that signed in
 * before has too, and what comes from everywhere is slowed down, no more.
 */
export async function throttled(step: Step, run: () => Promise<Verdict>): Promise<Verdict | { readonly wait: number }> {
  const { throttle, pause } = step.service
  const identifier = triedIdentifier(step)
  const isKnown = identifier !== undefined && (await isKnownDevice(step, identifier))
  const counts = countsOf(step, identifier, isKnown ? `device:${step.caller.device.id}` : undefined)
  for (const count of counts) {
    const wait = await count.take()
    if (wait > 0) return { wait }
  }
  const anywhere = identifier === undefined || isKnown ? undefined : throttle('signInAnywhere', identifier)
  const pauseFor = (await anywhere?.take()) ?? 0
  if (pauseFor > 0) await pause(Math.min(pauseFor, longestPause))
  const verdict = await run()
  // Who was right did not guess.
  if (anywhere && pauseFor === 0 && isRight(verdict)) await anywhere.giveBack()
  for (const count of counts) {
    if (isRight(verdict) && guesses.has(count.limit)) await count.forget()
    if (count.limit === 'registration' && verdict.verdict !== 'registered') await count.giveBack()
  }
  return verdict
}

const guesses: ReadonlySet<LimitName> = new Set(['signIn', 'code'])

const right: ReadonlySet<Verdict['verdict']> = new Set(['proved', 'recovered', 'verified', 'registered'])
const isRight = ({ verdict }: Verdict): boolean => right.has(verdict)

function countsOf(step: Step, identifier: string | undefined, device: string | undefined): readonly Count[] {
  const { flow, body, caller, service } = step
  const { throttle } = service
  const place = placeOf(caller.ipAddress)
  if (place === undefined) return []
  const counts: Count[] = []
  if (identifier !== undefined) counts.push(throttle('signIn', identifier, device ?? place))
  if (body['code'] !== undefined || body['token'] !== undefined) counts.push(throttle('code', ownerOf(flow), place))
  const recipient = asksForMail(step) ? recipientOf(step) : undefined
  if (recipient !== undefined) counts.push(throttle('mail', recipient, place))
  if (isHere(place)) return counts
  if (asksForMail(step)) counts.push(throttle('mailAnybody', place))
  if (registers(step)) counts.push(throttle('registration', place))
  return counts
}

/** Under which name somebody tries to sign in with a password, however it is written. */
function triedIdentifier({ flow, body }: Step): string | undefined {
  if (flow.kind !== 'login' || methodOf(flow.kind, body) !== 'password') return undefined
  const typed = body['identifier'] ?? body['password_identifier']
  if (typeof typed !== 'string' || body['password'] === undefined) return undefined
  return normaliseAddress('sms', typed)
}

/** A code has to be mailed before it can be typed. */
export function asksForMail({ flow, body }: Step): boolean {
  const { kind } = flow
  if (kind === 'recovery' || kind === 'verification') return askedAddress(flow, body) !== undefined
  if (kind === 'settings') return false
  return methodOf(kind, body) === 'code' && (body['code'] === undefined || 'resend' in body)
}

/** Whom the mail is to go to, by the fields that the methods look at; a sign-up is only known once it was mailed. */
function recipientOf({ flow, body }: Step): string | undefined {
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
function askedAddress({ state, recovery }: FlowRecord, body: Step['body']): unknown {
  if (!state.startsWith('recovery_')) return body['email']
  if (body['screen'] !== undefined) return undefined
  if (state === 'recovery_awaiting_address') return body['recovery_address']
  if (state === 'recovery_awaiting_address_choice') return body['recovery_select_address'] && recovery?.typed
  return state === 'recovery_awaiting_code' && body['code'] !== undefined ? undefined : body['recovery_confirm_address']
}

/** A sign-up that would make an account, if nothing is wrong with it. */
function registers({ flow: { kind }, body }: Step): boolean {
  const method = methodOf(kind, body)
  return kind === 'registration' && method !== 'profile' && (method !== 'code' || body['code'] !== undefined)
}

/** Whose code it is, as far as anybody knows who tries it: the same for an address without an account. */
const ownerOf = (flow: FlowRecord): string => flow.address ?? flow.identityId ?? flow.id

async function isKnownDevice({ caller, service }: Step, identifier: string): Promise<boolean> {
  if (caller.device.id === undefined) return false
  const found = await service.identities.findByPasswordIdentifier(identifier)
  return found !== undefined && caller.device.knows(found.identity)
}

/** The same screen again, which says how long to wait; scripts read it from the header, too (RFC 6585 §4). */
export async function holdBack({ service, caller, flow, body }: Step, wait: number): Promise<Answer> {
  const held = refused(because.held(Math.ceil(wait / 60_000)))
  return { ...(await refuse(service, caller, flow, held, body)), status: 429, retryAfter: Math.ceil(wait / 1000) }
}
