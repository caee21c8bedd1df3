import { defaultLocale, type Locale } from '@collect/messages'
import { randomUUID } from 'node:crypto'
import type { Traits } from '@collect/contract'
import type { Actor } from '../records/actor.ts'
import type { IdentityId } from '../records/ids.ts'
import type { Clock } from '../clock.ts'
import type { Courier } from '../courier/courier.ts'
import { isPlainAddress } from '../courier/mail.ts'
import { mailOf } from '../courier/mails.ts'
import { reportableFor, type Notices } from '../courier/notices.ts'
import type { Identities } from '../identities/identities.ts'
import type { IdentityRecord } from '../records/identity.ts'
import type { RateLimiter } from '../rate-limit/limiter.ts'
import type { Codes } from '../codes/codes.ts'
import type { Address, IdentitySchema } from '../schema/identity-schema.ts'
import type { IdentitySchemas } from '../schema/open-schemas.ts'
import type { AddressChange } from '../store/address-change-store.ts'
import type { FlowRecord } from '../records/flow.ts'
import type { Stores } from '../store/stores.ts'

/** How long a pending address waits for its verification, in milliseconds. */
const waitsFor = 3 * 24 * 60 * 60_000
/** Changes carried out at a time. */
const batch = 50

/** The outcome of verifying a new address. */
export type ChangeOutcome =
  | 'changed'
  /** Another account proved the address first. */
  | 'taken'
  /** The owner cancelled the change, or it expired. */
  | 'gone'
  /** The account was recovered recently: the change takes effect at `from`, in milliseconds. */
  | { readonly from: number }

/** Addresses that owners requested for their accounts; an address counts once it is verified. */
export interface AddressChanges {
  /** The pending change of the account. */
  pendingOf(identityId: IdentityId): Promise<AddressChange | undefined>
  find(id: string): Promise<AddressChange | undefined>
  /** Stores a new change; it replaces a pending one. */
  ask(identity: IdentityRecord, address: Address, traits: Traits, actor: Actor): Promise<AddressChange>
  giveUp(identityId: IdentityId): Promise<boolean>
  /** Whether another account has the address. */
  isTaken(identity: IdentityRecord, address: Address): Promise<boolean>
  /**
   * Sends the code or link that verifies the address. If another account has the address, its owner gets a notice
   * instead, and the requesting client sees no difference.
   */
  send(change: AddressChange, identity: IdentityRecord, flow: FlowRecord, locale: Locale): Promise<void>
  /** Records that the address is verified: the account gets it now, or when its lock after a recovery ends. */
  prove(id: string, actor: Actor): Promise<ChangeOutcome>
  /** Changes the addresses of an account at once; the owner may undo that for a while. */
  change(
    identity: IdentityRecord,
    schema: IdentitySchema,
    traits: Traits,
    actor: Actor,
    proved?: Address,
  ): ReturnType<Identities['changeTraits']>
  /** Carries out verified changes that are due. Returns their number. */
  carryOut(): Promise<number>
}

interface AddressChangesOptions {
  readonly stores: Stores
  readonly identities: Identities
  readonly schemas: IdentitySchemas
  readonly codes: Pick<Codes, 'send'>
  readonly courier: Pick<Courier, 'queue'>
  readonly notices: Pick<Notices, 'list'>
  readonly rateLimiter: RateLimiter
  readonly clock: Clock
}

export function createAddressChanges(options: AddressChangesOptions): AddressChanges {
  const { stores, identities, schemas, codes, courier, notices, rateLimiter, clock } = options
  const isLive = (change: AddressChange) => change.endsAt > clock()
  const live = (change: AddressChange | undefined) => (change && isLive(change) ? change : undefined)

  const change: AddressChanges['change'] = (identity, schema, traits, actor, proved) => {
    const formerUntil = clock() + reportableFor('address_changed')
    const addresses = { formerUntil, ...(proved && { proved: [proved] }) }
    return identities.changeTraits(identity, schema, traits, { addresses, actor, origin: 'undoable' })
  }

  const apply = async ({ id, identityId, via, value, traits }: AddressChange, actor: Actor): Promise<ChangeOutcome> => {
    const identity = await identities.find(identityId)
    if (!identity || identity.frozenAt !== undefined) return 'gone'
    const schema = schemas.byId(identity.schemaId) ?? schemas.default
    const next = schema.withAddressesOf(identity.traits, traits)
    const changed = await change(identity, schema, next, actor, { via, value })
    if ((await stores.addressChanges.findOf(identityId))?.id === id) await stores.addressChanges.drop(identityId)
    return changed === 'taken' ? 'taken' : 'changed'
  }

  const isTaken: AddressChanges['isTaken'] = async (identity, { via, value }) => {
    const owners = await Promise.all([
      identities.findByVerifiableAddress(via, value),
      identities.findByRecoveryAddress(via, value),
    ])
    return owners.some((owner) => owner !== undefined && owner.id !== identity.id)
  }

  return {
    pendingOf: async (identityId) => live(await stores.addressChanges.findOf(identityId)),
    find: async (id) => live(await stores.addressChanges.find(id)),

    async ask(identity, { via, value }, traits, { device }) {
      const asked = { id: randomUUID(), identityId: identity.id, via, value, traits, endsAt: clock() + waitsFor }
      await stores.inTransaction(async (set, trx) => {
        await set.addressChanges.put(asked)
        await notices.list(identity, 'address_change_asked', {}, trx, device)
      })
      return asked
    },

    giveUp: (identityId) => stores.addressChanges.drop(identityId),
    isTaken,

    async send({ id, via, value }, identity, flow, locale) {
      await stores.addressChanges.setFlow(id, flow.id)
      if (!(await isTaken(identity, { via, value }))) {
        // The address may belong to another person: its mails count even for a known browser.
        const recipient = { identity, addressId: id, address: value, fromKnownBrowser: false, locale }
        await codes.send(flow, 'verification', recipient)
      } else if (isPlainAddress(value) && (await rateLimiter('duplicate', value).take()) === 0) {
        await courier.queue({ to: value, ...mailOf('address_taken', {}, locale) }, { sender: identity.id })
      }
    },

    async prove(id, actor) {
      const proved = live(await stores.addressChanges.find(id))
      if (!proved) return 'gone'
      const lockedUntil = (await stores.recoveries.find(proved.identityId))?.lockedUntil ?? 0
      if (lockedUntil <= clock()) return apply(proved, actor)
      await stores.addressChanges.setDue(id, lockedUntil)
      return { from: lockedUntil }
    },

    change,

    async carryOut() {
      const due = await stores.addressChanges.due(clock(), batch)
      for (const proved of due) {
        // A change that cannot be carried out is dropped, or it would return in each round.
        if ((await apply(proved, { locale: defaultLocale })) === 'gone')
          await stores.addressChanges.drop(proved.identityId)
      }
      return due.length
    },
  }
}
