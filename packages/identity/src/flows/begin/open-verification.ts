import type { Locale } from '@collect/messages'
import { MessageId, type ContinueWith, type FlowType } from '@collect/contract'
import type { IdentityRecord, VerifiableAddressRecord } from '../../records/identity.ts'
import { sentMessages } from '../../methods/code/verification.ts'
import { provesBy } from '../../methods/shared-codes/verify-by-mail.ts'
import type { Maker } from '../../identities/new-identity.ts'
import { message } from '../../nodes/message.ts'
import { newFlow } from '../stored/create-flow.ts'
import type { FlowRecord } from '../../records/flow.ts'
import type { Service } from '../service.ts'

/** What a flow takes over from the flow that opens it. */
export interface Opening {
  readonly type: FlowType
  readonly requestUrl: string
  readonly csrfToken: string
  readonly returnTo: string | undefined
  readonly loginChallenge: string | undefined
}

export interface MailedOpening extends Opening {
  /** The language of the mail. */
  readonly locale: Locale
  /** The client that just created the account. */
  readonly madeBy?: Maker
}

/**
 * Sends a code or link to the first unverified address, and opens the verification flow that takes it
 * (docs/contract/http.md §5.2).
 */
export async function openVerification(
  service: Service,
  identity: IdentityRecord,
  { madeBy, locale, ...opening }: MailedOpening,
  addressIds?: readonly string[],
): Promise<FlowRecord | undefined> {
  const unproved = unprovedOf(service, identity, addressIds)
  if (!unproved) return undefined
  const { use } = service.config.selfservice.flows.verification
  const flow: FlowRecord = {
    ...newFlow(service, { kind: 'verification', ...opening }),
    state: 'sent_email',
    address: unproved.value,
    // A native client cannot send its session along with the code.
    ...(opening.type === 'api' && { isFromAccount: true }),
    messages: [message(use === 'link' ? MessageId.verificationLinkSent : sentMessages[unproved.via])],
  }
  await service.stores.flows.insert(flow)
  const recipient = {
    identity,
    address: unproved.value,
    addressId: unproved.id,
    fromKnownBrowser: false,
    locale,
    ...(madeBy && { madeBy }),
  }
  await service.codes.send(flow, 'verification', recipient)
  await service.identities.markSent(unproved.id)
  return flow
}

/** The first unverified address of an account that can be verified. */
export function unprovedOf(
  { config }: Service,
  { verifiable }: IdentityRecord,
  addressIds: readonly string[] = verifiable.map(({ id }) => id),
): VerifiableAddressRecord | undefined {
  const { enabled, use } = config.selfservice.flows.verification
  if (!enabled) return undefined
  return verifiable.find(({ id, verified, via }) => !verified && provesBy(config, use, via) && addressIds.includes(id))
}

export const showVerification = (service: Service, flow: FlowRecord): ContinueWith => ({
  action: 'show_verification_ui',
  flow: {
    id: flow.id,
    verifiable_address: flow.address ?? '',
    ...(flow.type === 'browser' && { url: service.addresses.page('verification', flow.id) }),
  },
})
