import type { Locale } from '@collect/messages'
import { newId } from '@collect/storage'
import type { Traits } from '@collect/contract'
import type { Clock } from '../clock.ts'
import type { IdentityConfig } from '../config/identity-config.ts'
import type { Courier } from '../courier/courier.ts'
import { codeTextOf, mailOf } from '../courier/mails.ts'
import type { Address } from '../schema/identity-schema.ts'
import { randomCode } from '../secrets/tokens.ts'
import type { FlowRecord } from '../records/flow.ts'
import type { AddressCodeRecord } from '../store/address-code-store.ts'
import type { Stores } from '../store/stores.ts'
import { digestOf, hour, maxMailed, redeemer, type Redeemed } from './one-time.ts'

/** Codes for users without an account: the rules of `Codes`, by address instead of by account. */
export interface AddressCodes {
  /**
   * Invalidates the flow's older codes and sends each address a new one, unless the address has reached its limit. The
   * code is valid only for an account with exactly these traits.
   */
  send(flow: FlowRecord, addresses: readonly Address[], traits: Traits, locale: Locale): Promise<void>
  /** The address that a right code proves; the code must belong to the traits of the flow. */
  redeem(flow: FlowRecord, code: string): Promise<Redeemed<Address>>
}

type Proved = Pick<AddressCodeRecord, 'via' | 'address'>

export function createAddressCodes(
  stores: Stores,
  courier: Courier,
  config: IdentityConfig,
  secrets: readonly string[],
  clock: Clock,
): AddressCodes {
  const { lifespan, max_submissions: maxTries } = config.selfservice.methods.code.config
  const [secret = ''] = secrets
  const proves = ({ via, address }: Proved, { traits = {} }: Pick<FlowRecord, 'traits'>) =>
    JSON.stringify([via, address, traits])
  const { redeem } = redeemer({ flows: stores.flows, kept: stores.addressCodes, secrets, clock, maxTries, proves })

  return {
    async send(flow, addresses, traits, locale) {
      await stores.addressCodes.retireOfFlow(flow.id, clock())
      for (const { via, value } of addresses) {
        const now = clock()
        const code = randomCode()
        const digest = digestOf(secret, flow.id, code, proves({ via, address: value }, { traits }))
        const id = newId(now)
        // The code is inserted before the count, so that parallel requests see each other's codes.
        await stores.addressCodes.insert({
          id,
          flowId: flow.id,
          digest,
          via,
          address: value,
          expiresAt: now + lifespan,
        })
        if ((await stores.addressCodes.countMailed(value, now + lifespan - hour)) > maxMailed) {
          await stores.addressCodes.use(id, now)
          continue
        }
        const minutes = Math.round(lifespan / 60_000)
        const said =
          via === 'sms'
            ? codeTextOf('registration_code_valid', code, config.serve.public.base_url, locale)
            : mailOf('registration_code_valid', { code, minutes }, locale)
        await courier.queue({ to: value, ...said, usefulUntil: now + lifespan })
      }
    },

    async redeem(flow, code) {
      const redeemed = await redeem(flow, code)
      return typeof redeemed === 'string' ? redeemed : { via: redeemed.via, value: redeemed.address }
    },
  }
}
