import type { Locale } from '@collect/messages'
import { randomUUID } from 'node:crypto'
import type { AddressId } from '../records/ids.ts'
import type { Clock } from '../clock.ts'
import type { IdentityConfig } from '../config/identity-config.ts'
import type { Courier } from '../courier/courier.ts'
import { isPhone, isPlainAddress } from '../courier/mail.ts'
import { codeTextOf, mailOf } from '../courier/mails.ts'
import type { RateLimiter } from '../rate-limit/limiter.ts'
import type { FlowRecord } from '../records/flow.ts'
import type { IdentityRecord } from '../records/identity.ts'
import type { Maker } from '../identities/new-identity.ts'
import { equals, hmac, randomCode, randomToken } from '../secrets/tokens.ts'
import type { CodeRecord } from '../store/code-store.ts'
import type { Stores, StoreSet } from '../store/stores.ts'
import { digestOf, hour, maxMailed, redeemer, type Redeemed } from './one-time.ts'

export type CodePurpose = 'login' | 'recovery' | 'verification'

/** What can be done by a link instead of a code. */
export type LinkPurpose = Exclude<CodePurpose, 'login'>

export interface CodeRecipient {
  readonly identity: IdentityRecord
  /** What a right code proves: the id of an address, or the address itself where nothing else names it. */
  readonly addressId: AddressId
  readonly address: string
  /** Asked for by a browser that signed in to the account before; strangers use up none of its codes. */
  readonly fromKnownBrowser: boolean
  readonly locale: Locale
  /** The client that just made the account with this address. */
  readonly madeBy?: Maker
}

type Owner = Pick<CodeRecord, 'identityId' | 'addressId' | 'fromKnownBrowser'>

/**
 * One-time codes, mailed, kept as a digest, good for one flow and one use: six digits with a few tries, or, where the
 * flow is about a link, the 32 letters and digits of its token, which nobody guesses.
 */
export interface Codes {
  /** Makes the older codes of the flow worthless and mails a new one, unless the account was mailed enough of them. */
  send(flow: FlowRecord, purpose: CodePurpose, recipient: CodeRecipient): Promise<void>
  /** Mails an address without an account that a code was requested, where the configuration demands it. */
  sendUnknown(flow: FlowRecord, purpose: LinkPurpose, address: string, locale: Locale): Promise<void>
  /** Tells an address that no account has it to sign in to, and where one is made; once a day. */
  sendNoAccount(address: string, locale: Locale): Promise<void>
  redeem(flow: FlowRecord, code: string): Promise<Redeemed<CodeRecord>>
  /** What a code stands for, without using it up; a wrong one counts as a try. */
  look(flow: FlowRecord, code: string): Promise<Redeemed<CodeRecord>>
  /** What the token of a flow's link stands for; to look at it uses nothing up. */
  findLink(flow: FlowRecord, token: string): Promise<CodeRecord | undefined>
  /** Uses a link up, by its id. Nothing when it is late, or was used meanwhile. */
  redeemLink(id: string): Promise<CodeRecord | undefined>
  /** A code without a mail, for an administrator to pass on. */
  make(flow: FlowRecord, identity: IdentityRecord, lifespan: number): Promise<string>
  /** What stands for an address in a flow: nobody finds the address by it, however few it could be. */
  markOf(flow: FlowRecord, address: string): string
  /** Where the link of a token leads. */
  linkOf(flow: FlowRecord, token: string): string
}

export function createCodes(
  stores: Stores,
  courier: Courier,
  rateLimiter: RateLimiter,
  config: IdentityConfig,
  secrets: readonly string[],
  clock: Clock,
): Codes {
  const { code, link } = config.selfservice.methods
  const { base_url: base } = config.serve.public
  const [secret = ''] = secrets
  const lifespanOf = (flow: FlowRecord) => (isByLink(flow) ? link : code).config.lifespan
  /** Where both are mailed, what was mailed in the last hour is known of those that live the shortest. */
  const shortest = link.enabled ? Math.min(code.config.lifespan, link.config.lifespan) : code.config.lifespan

  /** Within a transaction: what it reads and writes belongs together. */
  const insert = async ({ codes }: StoreSet, flow: FlowRecord, owner: Owner, life: number) => {
    const text = isByLink(flow) ? randomToken('', 32) : randomCode()
    const now = clock()
    await codes.retireOfFlow(flow.id, now)
    await codes.insert({
      id: randomUUID(),
      flowId: flow.id,
      digest: digestOf(secret, flow.id, text, owner.addressId),
      ...owner,
      expiresAt: now + life,
    })
    return text
  }

  const insertMailed = (flow: FlowRecord, { identity, addressId, fromKnownBrowser }: CodeRecipient) =>
    stores.inTransaction(async (set) => {
      // Requests for the same account wait for each other here, or all of them would be the tenth.
      await set.identities.lockForUpdate(identity.id)
      const mailed = await set.codes.countMailed(identity.id, fromKnownBrowser, clock() + shortest - hour)
      return mailed < maxMailed
        ? insert(set, flow, { identityId: identity.id, addressId, fromKnownBrowser }, lifespanOf(flow))
        : undefined
    })

  const linkOf = (flow: FlowRecord, token: string): string => addressWith(link.config.base_url ?? base, flow, { token })

  const said = (flow: FlowRecord, purpose: CodePurpose, { address, locale, madeBy }: CodeRecipient, text: string) => {
    const made = madeBy && { made: { ...madeBy, at: clock() } }
    const minutes = Math.round(lifespanOf(flow) / 60_000)
    if (isByLink(flow) && purpose !== 'login')
      return mailOf(`${purpose}_valid`, { minutes, link: linkOf(flow, text), ...made }, locale)
    if (isPhone(address)) return codeTextOf(`${purpose}_code_valid`, text, base, locale)
    // Opening the link only fills the code in; a person still has to confirm it (docs/contract/http.md §6.3).
    const filled = purpose === 'verification' ? { link: addressWith(base, flow, { code: text }) } : {}
    return mailOf(`${purpose}_code_valid`, { code: text, minutes, ...filled, ...made }, locale)
  }

  return {
    async send(flow, purpose, recipient) {
      const text = await insertMailed(flow, recipient)
      if (text === undefined) return
      const usefulUntil = clock() + lifespanOf(flow)
      await courier.queue(
        { to: recipient.address, ...said(flow, purpose, recipient, text), usefulUntil },
        { about: recipient.identity.id, fromKnownBrowser: recipient.fromKnownBrowser },
      )
    },

    async sendUnknown(flow, purpose, address, locale) {
      // Anything may have been typed; what no mail can reach is answered alike.
      if (!isPlainAddress(address)) return
      const template = isByLink(flow) ? (`${purpose}_invalid` as const) : (`${purpose}_code_invalid` as const)
      await courier.queue({ to: address, ...mailOf(template, {}, locale) })
    },

    async sendNoAccount(address, locale) {
      if (!isPlainAddress(address) || (await rateLimiter('unknownSignIn', address).take()) > 0) return
      const { enabled, ui_url: link } = config.selfservice.flows.registration
      await courier.queue({ to: address, ...mailOf('login_code_invalid', enabled ? { link } : {}, locale) })
    },

    ...redeemer({
      flows: stores.flows,
      kept: stores.codes,
      secrets,
      clock,
      maxTries: code.config.max_submissions,
      proves: ({ addressId }) => addressId,
    }),

    async findLink(flow, token) {
      const usable = await stores.codes.findUsable(flow.id, clock())
      const isOf = ({ digest, addressId }: CodeRecord) =>
        secrets.some((key) => equals(digest, digestOf(key, flow.id, token, addressId)))
      return isByLink(flow) ? usable.find(isOf) : undefined
    },

    async redeemLink(id) {
      const now = clock()
      const found = await stores.codes.find(id)
      return found && found.expiresAt > now && (await stores.codes.use(id, now)) ? found : undefined
    },

    make: (flow, { id }, life) => stores.inTransaction((set) => insert(set, flow, { identityId: id }, life)),
    markOf: ({ id }, address) => hmac(secret, `address:${id}:${address}`),
    linkOf,
  }
}

const isByLink = ({ active }: FlowRecord): boolean => active === 'link'

function addressWith(base: string, { id, kind }: FlowRecord, secret: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams({ flow: id, ...secret })
  return `${base}/self-service/${kind}?${query}`
}
