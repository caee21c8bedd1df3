import type { FlowId } from '../records/ids.ts'
import type { Clock } from '../clock.ts'
import { equals, hmac } from '../secrets/tokens.ts'
import type { FlowRecord } from '../records/flow.ts'
import type { FlowStore } from '../store/flow-store.ts'
import type { OneTimeRecord, OneTimeStore } from '../store/one-time-store.ts'

/**
 * The stored form of a code. It binds the code to its flow and to the address that the code was sent to prove
 * (docs/decisions/0004). A code that an administrator passes on proves no address.
 */
export const digestOf = (key: string, flowId: FlowId, code: string, proves?: string): string =>
  hmac(key, ['code', flowId, code, ...(proves === undefined ? [] : [proves])].join(':'))

/**
 * Maximum number of codes mailed to an account per hour for unknown clients, and again for known browsers. An attacker
 * gets no more of them by opening more flows, and cannot fill a mailbox.
 */
export const maxMailed = 10
export const hour = 60 * 60_000

interface Redeeming<Code extends OneTimeRecord> {
  readonly flows: Pick<FlowStore, 'countTry' | 'refundTry'>
  readonly kept: Pick<OneTimeStore<Code>, 'findUsable' | 'use'>
  readonly secrets: readonly string[]
  readonly clock: Clock
  /** Maximum number of tries in one flow, over all of its codes. */
  readonly maxTries: number
  /** What a code proves in this flow. */
  readonly proves: (known: Code, flow: FlowRecord) => string | undefined
}

/** The record of a right code; `too_many`: the flow has used up its tries. */
export type Redeemed<Code> = Code | 'wrong' | 'too_many'

interface Redeemer<Code> {
  /** Checks a code, and uses it up if it is right. */
  redeem(flow: FlowRecord, code: string): Promise<Redeemed<Code>>
  /** Checks a code without using it up; a right one costs no try. */
  look(flow: FlowRecord, code: string): Promise<Redeemed<Code>>
}

export function redeemer<Code extends OneTimeRecord>({
  flows,
  kept,
  secrets,
  clock,
  maxTries,
  proves,
}: Redeeming<Code>): Redeemer<Code> {
  const tried = async (
    flow: FlowRecord,
    code: string,
    takes: (known: Code, now: number) => Promise<boolean>,
  ): Promise<Redeemed<Code>> => {
    if ((await flows.countTry(flow.id)) > maxTries) return 'too_many'
    const now = clock()
    for (const known of await kept.findUsable(flow.id, now)) {
      const subject = proves(known, flow)
      const isRight = secrets.some((key) => equals(known.digest, digestOf(key, flow.id, code.trim(), subject)))
      if (isRight && (await takes(known, now))) return known
    }
    return 'wrong'
  }
  return {
    redeem: (flow, code) => tried(flow, code, ({ id }, now) => kept.use(id, now)),
    async look(flow, code) {
      const seen = await tried(flow, code, async () => true)
      if (typeof seen !== 'string') await flows.refundTry(flow.id)
      return seen
    },
  }
}
