import { randomUUID } from 'node:crypto'
import type { Clock } from '../../clock.ts'
import type { IdentityConfig } from '../../config/identity-config.ts'
import type { Courier } from '../../courier/courier.ts'
import { isPhone, isPlainAddress } from '../../courier/mail.ts'
import { codeTextOf, mailOf } from '../../courier/mails.ts'
import type { FlowRecord } from '../../store/flow-record.ts'
import type { IdentityRecord } from '../../identities/identity-record.ts'
import { equals, hmac, randomCode } from '../../secrets/tokens.ts'
import type { CodeRecord } from '../../store/code-store.ts'
import type { Stores, StoreSet } from '../../store/stores.ts'

/** How a code is kept: worth nothing in another flow (docs/decisions/0004). */
export const digestOf = (key: string, flowId: string, code: string): string => hmac(key, `code:${flowId}:${code}`)

export type CodePurpose = 'login' | 'recovery' | 'verification'

export interface CodeRecipient {
  readonly identity: IdentityRecord
  /** What a right code proves: the id of an address, or the address itself where nothing else names it. */
  readonly addressId: string
  readonly address: string
}

/** Codes that one account is mailed in an hour: whoever begins flow after flow to guess gets no more, nor fills a mailbox. */
export const mostMailed = 10
export const hour = 60 * 60_000

/** `too_many`: this flow has guessed often enough. */
export type Redemption = CodeRecord | 'wrong' | 'too_many'

type Owner = Pick<CodeRecord, 'identityId' | 'addressId'>

/** One-time codes: six digits, mailed, kept as a digest, good for one flow, one use and a few tries. */
export interface Codes {
  /** Makes the older codes of the flow worthless and mails a new one, unless the account was mailed enough of them. */
  send(flow: FlowRecord, purpose: CodePurpose, recipient: CodeRecipient): Promise<void>
  /** Tells an address without an account that somebody asked, where the settings want that. */
  sendUnknown(purpose: Exclude<CodePurpose, 'login'>, address: string): Promise<void>
  redeem(flow: FlowRecord, code: string): Promise<Redemption>
  /** A code without a mail, for an administrator to pass on. */
  make(flow: FlowRecord, identity: IdentityRecord, lifespan: number): Promise<string>
}

export function createCodes(
  stores: Stores,
  courier: Courier,
  config: IdentityConfig,
  secrets: readonly string[],
  clock: Clock,
): Codes {
  const { lifespan, max_submissions: maxTries } = config.selfservice.methods.code.config
  const [secret = ''] = secrets

  /** Within a transaction: what it reads and writes belongs together. */
  const insert = async ({ codes }: StoreSet, flow: FlowRecord, owner: Owner, life: number) => {
    const code = randomCode()
    const now = clock()
    await codes.retireOfFlow(flow.id, now)
    await codes.insert({
      id: randomUUID(),
      flowId: flow.id,
      digest: digestOf(secret, flow.id, code),
      ...owner,
      expiresAt: now + life,
    })
    return code
  }

  const insertMailed = (flow: FlowRecord, { identity, addressId }: CodeRecipient) =>
    stores.inTransaction(async (set) => {
      // Requests for the same account wait for each other here, or all of them would be the tenth.
      await set.identities.hold(identity.id)
      const mailed = await set.codes.countMailed(identity.id, clock() + lifespan - hour)
      return mailed < mostMailed ? insert(set, flow, { identityId: identity.id, addressId }, lifespan) : undefined
    })

  return {
    async send(flow, purpose, recipient) {
      const code = await insertMailed(flow, recipient)
      if (code === undefined) return
      if (isPhone(recipient.address)) {
        const text = codeTextOf(`${purpose}_code_valid`, code, config.serve.public.base_url)
        return void (await courier.queue({ to: recipient.address, ...text }))
      }
      // Opening the link only fills the code in; a person still has to confirm it (contract/http.md §6.3).
      const link = new URL(`${config.serve.public.base_url}/self-service/${purpose}`)
      link.searchParams.set('flow', flow.id)
      link.searchParams.set('code', code)
      const mail = mailOf(`${purpose}_code_valid`, {
        code,
        minutes: Math.round(lifespan / 60_000),
        ...(purpose === 'verification' && { link: link.href }),
      })
      await courier.queue({ to: recipient.address, ...mail })
    },

    async sendUnknown(purpose, address) {
      // Anything may have been typed; what no mail can reach is answered alike.
      if (!isPlainAddress(address)) return
      await courier.queue({ to: address, ...mailOf(`${purpose}_code_invalid`, {}) })
    },

    async redeem(flow, code) {
      if ((await stores.flows.countTry(flow.id)) > maxTries) return 'too_many'
      const now = clock()
      for (const known of await stores.codes.findUsable(flow.id, now)) {
        const isRight = secrets.some((key) => equals(known.digest, digestOf(key, flow.id, code.trim())))
        if (isRight && (await stores.codes.use(known.id, now))) return known
      }
      return 'wrong'
    },

    make: (flow, { id }, life) => stores.inTransaction((set) => insert(set, flow, { identityId: id }, life)),
  }
}
