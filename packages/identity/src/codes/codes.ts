import type { Locale } from '@collect/messages'
import { newId } from '@collect/storage'
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

/** Purposes for which a link can replace a code. */
export type LinkPurpose = Exclude<CodePurpose, 'login'>

export interface CodeRecipient {
  readonly identity: IdentityRecord
  /** What a right code proves: the id of an address, or the address itself if it has no id. */
  readonly addressId: AddressId
  readonly address: string
  /** Whether a known browser of the account requested the code; known browsers have a limit of their own. */
  readonly fromKnownBrowser: boolean
  readonly locale: Locale
  /** The client that just created the account with this address. */
  readonly madeBy?: Maker
}

type Owner = Pick<CodeRecord, 'identityId' | 'addressId' | 'fromKnownBrowser'>

/**
 * One-time codes for one flow and one use, stored as a digest: six digits with a few tries. In a flow by link, the code
 * is the link's token of 32 letters and digits, which cannot be guessed.
 */
export interface Codes {
  /** Invalidates the flow's older codes and sends a new one, unless the account has reached its limit. */
  send(flow: FlowRecord, purpose: CodePurpose, recipient: CodeRecipient): Promise<void>
  /** Mails an address without an account that a code was requested, where the configuration demands it. */
  sendUnknown(flow: FlowRecord, purpose: LinkPurpose, address: string, locale: Locale): Promise<void>
  /** Mails an address that it has no account, and where to sign up; once a day. */
  sendNoAccount(address: string, locale: Locale): Promise<void>
  redeem(flow: FlowRecord, code: string): Promise<Redeemed<CodeRecord>>
  /** Checks a code without using it up; a wrong one counts as a try. */
  look(flow: FlowRecord, code: string): Promise<Redeemed<CodeRecord>>
  /** Finds the code of a link's token without using it up. */
  findLink(flow: FlowRecord, token: string): Promise<CodeRecord | undefined>
  /** Uses a link up, by its id. Returns nothing if it has expired or was used meanwhile. */
  redeemLink(id: string): Promise<CodeRecord | undefined>
  /** Makes a code without a mail, which an administrator passes on. */
  make(flow: FlowRecord, identity: IdentityRecord, lifespan: number): Promise<string>
  /** A keyed digest that replaces an address in a flow; a client cannot find the address by trying candidates. */
  markOf(flow: FlowRecord, address: string): string
  /** The address of the link with a token. */
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
  /** The shorter lifespan of codes and links; mails of the last hour are counted by expiry and this lifespan. */
  const shortest = link.enabled ? Math.min(code.config.lifespan, link.config.lifespan) : code.config.lifespan

  /** Needs a transaction, because it retires the older codes and inserts a new one. */
  const insert = async ({ codes }: StoreSet, flow: FlowRecord, owner: Owner, life: number) => {
    const text = isByLink(flow) ? randomToken('', 32) : randomCode()
    const now = clock()
    await codes.retireOfFlow(flow.id, now)
    await codes.insert({
      id: newId(now),
      flowId: flow.id,
      digest: digestOf(secret, flow.id, text, owner.addressId),
      ...owner,
      expiresAt: now + life,
    })
    return text
  }

  const insertMailed = (flow: FlowRecord, { identity, addressId, fromKnownBrowser }: CodeRecipient) =>
    stores.inTransaction(async (set) => {
      // Requests for the same account wait for each other here, so that parallel ones cannot exceed the limit.
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
    // Opening the link only fills in the code; the user still has to confirm it (docs/contract/http.md §6.3).
    const filled = purpose === 'verification' ? { link: addressWith(base, flow, { code: text }) } : {}
    return mailOf(`${purpose}_code_valid`, { code: text, minutes, ...filled, ...made }, locale)
  }

  const { enabled, ui_url: page } = config.selfservice.flows.registration
  const signUp = enabled ? { link: page } : {}

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
      // The text may not be a mail address; the response is the same.
      if (!isPlainAddress(address)) return
      const template = isByLink(flow) ? (`${purpose}_invalid` as const) : (`${purpose}_code_invalid` as const)
      await courier.queue({ to: address, ...mailOf(template, signUp, locale) })
    },

    async sendNoAccount(address, locale) {
      if (!isPlainAddress(address) || (await rateLimiter('unknownSignIn', address).take()) > 0) return
      await courier.queue({ to: address, ...mailOf('login_code_invalid', signUp, locale) })
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
