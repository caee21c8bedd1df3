import { MessageId } from '@collect/contract'
import type { IdentityRecord } from '../../records/identity.ts'
import { clientNetworkOf } from '../../rate-limit/client-network.ts'
import { sentMessages } from '../../methods/code/verification.ts'
import { provesBy } from '../../methods/shared-codes/verify-by-mail.ts'
import { refused, type Verdict } from '../../methods/verdict.ts'
import { reasons } from '../../nodes/reasons.ts'
import { message } from '../../nodes/message.ts'
import type { Address, IdentitySchema } from '../../schema/identity-schema.ts'
import type { AddressChange } from '../../store/address-change-store.ts'
import type { FlowRecord } from '../../records/flow.ts'
import { showFlow, type Answer } from '../show/answer.ts'
import type { Caller } from '../caller.ts'
import { newFlow } from '../stored/create-flow.ts'
import { clearedFlow, keepFlow } from '../stored/keep-flow.ts'
import { showVerification, type MailedOpening } from '../begin/open-verification.ts'
import { refuse } from '../refuse.ts'
import type { Service } from '../service.ts'
import { settleWrongCode } from './settle-code.ts'
import { settleSettings } from './settle-settings.ts'
import type { SubmissionContext } from '../submission-context.ts'
import { tooManyRequests } from '../rate-limit/rate-limited.ts'

type Wanted = Extract<Verdict, { verdict: 'address_wanted' }>
type Proved = Extract<Verdict, { verdict: 'address_proved' }>

/**
 * The owner requests another address. It replaces the old one once it is verified, or at once if the old one never was
 * (docs/contract/http.md §5.2).
 */
export async function settleAddressWanted(
  submission: SubmissionContext,
  { identity, schema, traits }: Wanted,
): Promise<Answer> {
  const { service, caller, flow } = submission
  const { rateLimiter } = service
  const asked = [
    rateLimiter('addressChange', identity.id),
    ...rateLimiter.around('addressQuestion', clientNetworkOf(caller.ipAddress)),
  ]
  const exceeded = await rateLimiter.take(asked)
  if (exceeded) return tooManyRequests(submission, exceeded)

  const taken = () => refuse(submission, refused(message(MessageId.duplicateCredentials)))
  const wanted = schema.verifiableOf(traits).filter((address) => !has(identity, address))
  if (!wanted.some((address) => mustBeProved(service, identity, schema, traits, address))) {
    const changed = await service.addressChanges.change(identity, schema, traits, caller.actor)
    if (changed === 'taken') return taken()
    await service.addressChanges.giveUp(identity.id)
    const known = new Set(identity.verifiable.map(({ id }) => id))
    const unproved = changed.identity.verifiable.filter(({ id }) => !known.has(id)).map(({ id }) => id)
    return settleSettings(submission, {
      verdict: 'settings_saved',
      method: 'profile',
      identity: changed.identity,
      unproved,
    })
  }
  const [address, ...others] = wanted
  if (!address || others.length > 0) {
    return refuse(submission, refused(message(MessageId.settingsOneAddress)))
  }
  const mayTell = !service.config.security.account_enumeration.mitigate
  if (mayTell && (await service.addressChanges.isTaken(identity, address))) return taken()

  // Saves everything but the addresses now.
  const rest = schema.withAddressesOf(traits, identity.traits)
  const saved = await service.identities.changeTraits(identity, schema, rest, { actor: caller.actor })
  if (saved === 'taken') return taken()
  const change = await service.addressChanges.ask(saved.identity, address, traits, caller.actor)
  const verification = await openChange(service, change, saved.identity, {
    type: flow.type,
    requestUrl: flow.requestUrl,
    csrfToken: flow.type === 'browser' ? caller.csrf.ensure() : '',
    returnTo: flow.returnTo ?? service.addresses.page('settings'),
    loginChallenge: flow.loginChallenge,
    locale: caller.locale,
  })
  const shown = clearedFlow(service, flow)
  const kept = await keepFlow(service, flow, shown)
  const continueWith = [showVerification(service, verification)]
  const answer = await showFlow(service, caller, { ...kept, continueWith }, 200)
  return { ...answer, location: service.addresses.page('verification', verification.id) }
}

/** Opens the verification of a new address and mails its code or link, or pretends to. */
async function openChange(
  service: Service,
  change: AddressChange,
  identity: IdentityRecord,
  { locale, ...opening }: MailedOpening,
): Promise<FlowRecord> {
  const { use } = service.config.selfservice.flows.verification
  const flow: FlowRecord = {
    ...newFlow(service, { kind: 'verification', ...opening }),
    state: 'sent_email',
    address: change.value,
    addressChange: change.id,
    messages: [message(use === 'link' ? MessageId.verificationLinkSent : sentMessages[change.via])],
  }
  await service.stores.flows.insert(flow)
  await service.addressChanges.send(change, identity, flow, locale)
  return flow
}

/** Sends another code or link for the pending address, in a new verification. */
export const sendChangeAgain = (service: Service, caller: Caller, change: AddressChange, identity: IdentityRecord) =>
  service.quantizeResponseTime(() =>
    openChange(service, change, identity, {
      type: 'browser',
      requestUrl: service.addresses.start('verification'),
      csrfToken: caller.csrf.ensure(),
      returnTo: service.addresses.page('settings'),
      loginChallenge: undefined,
      locale: caller.locale,
    }),
  )

/** The owner used the code or link of a new address. */
export async function settleAddressProved(
  submission: SubmissionContext,
  { changeId, message: said }: Proved,
): Promise<Answer> {
  const { service, caller, flow } = submission
  const outcome = await service.addressChanges.prove(changeId, caller.actor)
  if (outcome === 'gone') return settleWrongCode(submission, message(MessageId.verificationCodeInvalid))
  if (outcome === 'taken') return settleWrongCode(submission, message(MessageId.duplicateCredentials))
  const done = clearedFlow(service, flow, {
    state: 'passed_challenge',
    messages: [outcome === 'changed' ? said : reasons.addressWaits(outcome.from)],
  })
  return showFlow(service, caller, await keepFlow(service, flow, done), 200, 'prefersHtml')
}

const isSame = (one: Address) => (other: Address) => one.via === other.via && one.value === other.value

const has = ({ verifiable }: IdentityRecord, address: Address): boolean => verifiable.some(isSame(address))

/**
 * Whether a new address must be verified first: if a code or link can do so, and it replaces a verified address or is
 * added to one. An address set by an operator counts as verified.
 */
function mustBeProved(
  { config }: Service,
  { verifiable, vouched }: IdentityRecord,
  schema: IdentitySchema,
  traits: Wanted['traits'],
  { via }: Address,
): boolean {
  const { enabled, use } = config.selfservice.flows.verification
  if (!enabled || !provesBy(config, use, via)) return false
  const kept = schema.verifiableOf(traits)
  const replaced = verifiable.filter((address) => address.via === via && !kept.some(isSame(address)))
  return (replaced.length > 0 ? replaced : verifiable).some(({ verified }) => verified || vouched)
}
