import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash as argon2id } from '@node-rs/argon2'
import type { Requester } from '../concurrency/lanes.ts'
import { matchesHash } from './foreign-hashes.ts'
import { createConcurrencyLimiter } from '../concurrency/limit-concurrency.ts'

export interface HasherConfig {
  /** KiB. */
  readonly memory: number
  readonly iterations: number
  readonly parallelism: number
  /** Hashes computed at once, each of which takes its memory; as many as there are processors unless said otherwise. */
  readonly concurrency?: number
  /** Hashes that may wait for their turn in each lane; more are refused with `OverloadedError`. */
  readonly waiting?: number
  /** Told how long it takes, with the time that somebody waited for their turn. */
  readonly trace?: Trace
}

export interface Hasher {
  /** An argon2id hash in PHC form. @throws OverloadedError */
  hash(password: string): Promise<string>
  /**
   * Whether the password is the one behind the hash, whatever made it. It takes no less time than with a hash of today,
   * however cheap an older one is. @throws OverloadedError
   */
  matches(password: string, encoded: string): Promise<boolean>
  /** Made with another algorithm or another configuration than today's. */
  needsUpgrade(encoded: string): boolean
  /** A hash of nothing that costs as much to compare as a real one. */
  readonly decoy: string
  /** The same for one requester, who waits among the others for a turn. */
  for(requester: Requester): Hasher
}

/** Does the work, and may look how long it takes. */
export type Trace = <Result>(what: string, work: () => Promise<Result>) => Promise<Result>

/** What the service does for itself, such as an import by the operator. */
const own: Requester = { name: '', isKnown: true }

/** Passwords are hashed off the main thread, a bounded number at a time: a flood is refused instead of queueing for minutes. */
export function createHasher({
  memory,
  iterations,
  parallelism,
  trace = (_, work) => work(),
  ...limits
}: HasherConfig): Hasher {
  const concurrency = Math.max(1, limits.concurrency ?? availableParallelism())
  // Sixteen for each processor take about a second: a form that waits for longer is sent again.
  const runLimited = createConcurrencyLimiter({ concurrency, waiting: limits.waiting ?? 16 * concurrency })
  const unpadded = (bytes: number) => randomBytes(bytes).toString('base64').replaceAll('=', '')
  const today = `$argon2id$v=19$m=${memory},t=${iterations},p=${parallelism}$`
  const needsUpgrade = (encoded: string) => !encoded.startsWith(today)
  const decoy = `${today}${unpadded(16)}$${unpadded(32)}`

  const hasherFor = (requester: Requester): Hasher => {
    const compare = (password: string, encoded: string) =>
      trace('compare a password', () => runLimited(requester, () => matchesHash(password, encoded)))
    return {
      hash: (password) =>
        trace('hash a password', () =>
          runLimited(requester, () => argon2id(password, { memoryCost: memory, timeCost: iterations, parallelism })),
        ),
      async matches(password, encoded) {
        if (!needsUpgrade(encoded)) return compare(password, encoded)
        const [matches] = await Promise.all([compare(password, encoded), compare(password, decoy)])
        return matches
      },
      needsUpgrade,
      decoy,
      for: hasherFor,
    }
  }
  return hasherFor(own)
}
