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
  /** Hashes computed at once, each of which takes its memory; unset, the number of processors. */
  readonly concurrency?: number
  /** Hashes that may wait in each lane; more are refused with `OverloadedError`. */
  readonly waiting?: number
  /** Measures each hash, including the time in the queue. */
  readonly trace?: Trace
}

export interface Hasher {
  /** An argon2id hash in PHC form. @throws OverloadedError */
  hash(password: string): Promise<string>
  /**
   * Whether the password matches the hash, in any supported format. A cheaper hash takes no less time than one with
   * the current parameters. @throws OverloadedError
   */
  matches(password: string, encoded: string): Promise<boolean>
  /** Whether the hash has another algorithm or other parameters than the current configuration. */
  needsUpgrade(encoded: string): boolean
  /** A hash of a random text that costs as much to compare as a real one. */
  readonly decoy: string
  /** The hasher for one requester, who waits among the others for a turn. */
  for(requester: Requester): Hasher
}

/** Does the work, and may measure its time. */
export type Trace = <Result>(what: string, work: () => Promise<Result>) => Promise<Result>

/** The requester of the service's own work, such as an import by the operator. */
const own: Requester = { name: '', isKnown: true }

/** Hashes off the main thread, a bounded number at a time. A flood is refused instead of queueing for minutes. */
export function createHasher({
  memory,
  iterations,
  parallelism,
  trace = (_, work) => work(),
  ...limits
}: HasherConfig): Hasher {
  const concurrency = Math.max(1, limits.concurrency ?? availableParallelism())
  // Sixteen for each processor take about a second. Users who wait longer send their form again.
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
