import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash as argon2id } from '@node-rs/argon2'
import { matchesHash } from './foreign-hashes.ts'
import { createTurnstile } from './turnstile.ts'

export interface HasherSettings {
  /** KiB. */
  readonly memory: number
  readonly iterations: number
  readonly parallelism: number
  /** Hashes computed at once; two more than there are processors unless said otherwise, so that none of them waits for the next. */
  readonly concurrency?: number
  /** Hashes that may wait for their turn; more are refused with `OverloadedError`. */
  readonly waiting?: number
  /** Told how long it takes, with the time that somebody waited for their turn. */
  readonly watch?: Watch
}

export interface Hasher {
  /** An argon2id hash in PHC form. @throws OverloadedError */
  hash(password: string): Promise<string>
  /** Whether the password is the one behind the hash, whatever made it. @throws OverloadedError */
  matches(password: string, encoded: string): Promise<boolean>
  /** Made with another algorithm or other settings than today's. */
  needsUpgrade(encoded: string): boolean
  /** A hash of nothing that costs as much to compare as a real one. */
  readonly decoy: string
}

/** Does the work, and may look how long it takes. */
export type Watch = <Result>(what: string, work: () => Promise<Result>) => Promise<Result>

/** Passwords are hashed off the main thread, a bounded number at a time: a flood is refused instead of queueing for minutes. */
export function createHasher({
  memory,
  iterations,
  parallelism,
  watch = (_, work) => work(),
  ...limits
}: HasherSettings): Hasher {
  const concurrency = Math.max(1, limits.concurrency ?? availableParallelism() + 2)
  const turn = createTurnstile({ concurrency, waiting: limits.waiting ?? 64 * concurrency })
  const today = `$argon2id$v=19$m=${memory},t=${iterations},p=${parallelism}$`
  const unpadded = (bytes: number) => randomBytes(bytes).toString('base64').replaceAll('=', '')

  return {
    hash: (password) =>
      watch('hash a password', () =>
        turn(() => argon2id(password, { memoryCost: memory, timeCost: iterations, parallelism })),
      ),
    matches: (password, encoded) => watch('compare a password', () => turn(() => matchesHash(password, encoded))),
    needsUpgrade: (encoded) => !encoded.startsWith(today),
    decoy: `${today}${unpadded(16)}$${unpadded(32)}`,
  }
}
