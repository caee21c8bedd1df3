import { MessageId } from '@collect/contract'
import { hooksAfter, ofMethod } from '../../config/hooks.ts'
import type { IdentityConfig } from '../../config/identity-config.ts'
import { mailOf } from '../../courier/mails.ts'
import { draftOf } from '../../identities/new-identity.ts'
import type { IdentityRecord } from '../../records/identity.ts'
import type { Verdict } from '../../methods/verdict.ts'
import { message } from '../../nodes/message.ts'
import type { FlowRecord } from '../../records/flow.ts'
import { newFlow } from '../stored/create-flow.ts'
import type { MailedOpening } from '../begin/open-verification.ts'
import type { Service } from '../service.ts'

type Registered = Extract<Verdict, { verdict: 'registered' }>

/**
 * Whether a sign-up hides that an account has the address already. This works where users must verify their address
 * before the first sign-in: the response is the same, and the owner of the address gets a mail in both cases.
 */
export function hidesAccounts(
  { security, selfservice: { flows } }: IdentityConfig,
  method: Registered['method'],
  hooks: readonly string[],
): boolean {
  const { after } = flows.login
  const proves = hooksAfter(after, ofMethod(after, method)).includes('require_verified_address')
  return security.account_enumeration.mitigate && flows.verification.enabled && proves && !hooks.includes('session')
}

/** The account that the sign-up would have created, not stored, and the verification that it would have begun. */
export async function pretendRegistration(
  service: Service,
  { schema, traits }: Registered,
  { locale, ...opening }: MailedOpening,
): Promise<{ readonly identity: IdentityRecord; readonly verification: FlowRecord } | undefined> {
  const { clock, courier, identities, stores, rateLimiter } = service
  const draft = draftOf({ schema, traits, credentials: [] }, clock(), service.factors)
  const asked = draft.verifiable.find(({ via }) => via === 'email')
  // A user name that is taken cannot be hidden: there is no address to mail.
  if (!asked || !(await identities.findByVerifiableAddress('email', asked.value))) return undefined
  const verification: FlowRecord = {
    ...newFlow(service, { kind: 'verification', ...opening }),
    state: 'sent_email',
    address: asked.value,
    messages: [message(MessageId.verificationCodeSent)],
  }
  await stores.flows.insert(verification)
  if ((await rateLimiter('duplicate', asked.value).take()) === 0) {
    await courier.queue({ to: asked.value, ...mailOf('registration_duplicate', {}, locale) })
  }
  const verifiable = draft.verifiable.map((address) =>
    address.id === asked.id ? { ...address, status: 'sent' as const } : address,
  )
  return { identity: { ...draft, verifiable }, verification }
}
