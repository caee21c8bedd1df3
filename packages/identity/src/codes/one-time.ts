import type { FlowId } from '../records/ids.ts'
import type { Clock } from '../clock.ts'
import { equals, hmac } from '../secrets/tokens.ts'
import type { FlowRecord } from '../records/flow.ts'
import type { FlowStore } from '../store/flow-store.ts'
import type { OneTimeRecord, OneTimeStore } from '../store/one-time-store.ts'

/**
 * How a code is kept: worth nothing in another flow, and nothing for anything but what it was sent to prove
 * (docs/decisions/0004). A code that an administrator passes on proves no address.
 */
export const digestOf = (key: string, flowId: FlowId, code: string, proves?: string): string =>
  hmac(key, ['code', flowId, code, ...(proves === undefined ? [] : [proves])].join(':'))

/**
 * Codes that one account is mailed in an hour at the wish of strangers, and as many more at the wish of browsers that
 * signed in before: flow after flow brings a stranger no more, and fills no mailbox.
 */
export const maxMailed = 10
export const hour = 60 * 60_000

interface Redeeming<Code extends OneTimeRecord> {
  readonly flows: Pick<FlowStore, 'countTry' | 'refundTry'>
  readonly kept: Pick<OneTimeStore<Code>, 'findUsable' | 'use'>
  readonly secrets: readonly string[]
  readonly clock: Clock
  /** Tries of one flow, with whichever of its codes. */
  readonly maxTries: number
  /** What a code proves in this flow. */
  readonly proves: (known: Code, flow: FlowRecord) => string | undefined
}

/** What a right code stands for; `too_many`: this flow has guessed often enough. */
export type Redeemed<Code> = Code | 'wrong' | 'too_many'

interface Redeemer<Code> {
  /** Tries a code, which uses it up if it is right. */
  redeem(flow: FlowRecord, code: string): Promise<Redeemed<Code>>
  /** The same without using it up; a right one costs no try. */
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
