import { pbkdf2, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { verify as verifyArgon2 } from '@node-rs/argon2'
import { compare as compareBcrypt } from 'bcryptjs'

/** Maximum cost, so that a stored hash cannot stall the service. Hashes that take longer than about 1 s are refused. */
const maxCost = {
  argon2KiB: 1024 * 1024,
  /** KiB × rounds. */
  argon2Work: 2 * 1024 * 1024,
  argon2Lanes: 64,
  /** bcrypt is computed in slices on the main thread, which answers all requests. */
  bcryptCost: 14,
  /** Rounds × blocks of output. */
  pbkdf2Work: 2_500_000,
  scryptBytes: 512 * 1024 * 1024,
  /** Cost × block size × lanes. */
  scryptWork: 4 * 1024 * 1024,
}
/** Minimum lengths in bytes, as the algorithm demands. */
const minArgon2 = { salt: 8, hash: 4 }
const outputBytes: Readonly<Record<string, number>> = { sha1: 20, sha224: 28, sha256: 32, sha384: 48, sha512: 64 }

type Compare = (password: string, encoded: string, match: RegExpExecArray) => Promise<boolean>
interface Format {
  readonly pattern: RegExp
  isAffordable(match: RegExpExecArray): boolean
  readonly compare: Compare
}

const derivePbkdf2 = promisify(pbkdf2)
const deriveScrypt = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(
  scrypt,
)

const bytes = (base64: string | undefined) => Buffer.from(base64 ?? '', 'base64')
const number = (text: string | undefined) => Number(text ?? 0)

/** The cost itself (Kratos) or its logarithm (PHC format). No real cost is as small as a logarithm. */
const scryptCost = (ln: number) => (ln < 32 ? 2 ** ln : ln)
const isPowerOfTwo = (n: number) => n > 1 && Number.isInteger(Math.log2(n))

const base64 = '[A-Za-z0-9+/]{1,512}={0,2}'
/** Canonical base64 without padding, as argon2 expects it. */
const isPlainBase64 = (text = '', least: number) =>
  bytes(text).length >= least && bytes(text).toString('base64').replaceAll('=', '') === text

/**
 * The hash formats that the service supports. All but argon2id exist only for imported accounts
 * (docs/contract/http.md §7.4).
 */
const formats: readonly Format[] = [
  {
    pattern: new RegExp(
      `^\\$argon2(?:id|i)\\$v=19\\$m=(\\d{1,8}),t=(\\d{1,4}),p=(\\d{1,3})\\$(${base64})\\$(${base64})$`,
    ),
    isAffordable: ([, memory, rounds, lanes, salt, hash]) =>
      number(lanes) >= 1 &&
      number(lanes) <= maxCost.argon2Lanes &&
      number(memory) >= 8 * number(lanes) &&
      number(memory) <= maxCost.argon2KiB &&
      number(rounds) >= 1 &&
      number(memory) * number(rounds) <= maxCost.argon2Work &&
      isPlainBase64(salt, minArgon2.salt) &&
      isPlainBase64(hash, minArgon2.hash),
    compare: (password, encoded) => verifyArgon2(encoded, password),
  },
  {
    pattern: /^\$2[aby]\$(\d\d)\$[./A-Za-z0-9]{53}$/,
    isAffordable: ([, cost]) => number(cost) >= 4 && number(cost) <= maxCost.bcryptCost,
    compare: (password, encoded) => compareBcrypt(password, encoded),
  },
  {
    pattern: new RegExp(
      `^\\$pbkdf2-(sha1|sha224|sha256|sha384|sha512)\\$i=(\\d{1,8}),l=(\\d{1,3})\\$(${base64})\\$(${base64})$`,
    ),
    isAffordable: ([, digest = '', rounds, length]) =>
      number(rounds) >= 1 &&
      number(length) >= 16 &&
      number(length) <= 512 &&
      number(rounds) * Math.ceil(number(length) / (outputBytes[digest] ?? 1)) <= maxCost.pbkdf2Work,
    compare: async (password, _, [, hash = '', rounds, length, salt, key]) =>
      isSame(await derivePbkdf2(password, bytes(salt), number(rounds), number(length), hash), bytes(key)),
  },
  {
    pattern: new RegExp(`^\\$scrypt\\$ln=(\\d{1,8}),r=(\\d{1,3}),p=(\\d{1,2})\\$(${base64})\\$(${base64})$`),
    isAffordable: ([, ln, r, p]) => {
      const cost = scryptCost(number(ln))
      return (
        isPowerOfTwo(cost) &&
        number(r) >= 1 &&
        number(p) >= 1 &&
        number(p) <= 16 &&
        128 * cost * number(r) <= maxCost.scryptBytes &&
        cost * number(r) * number(p) <= maxCost.scryptWork
      )
    },
    compare: async (password, _, [, ln, r, p, salt, key]) => {
      const parameters = { N: scryptCost(number(ln)), r: number(r), p: number(p), maxmem: 2 * maxCost.scryptBytes }
      return isSame(await deriveScrypt(password, bytes(salt), bytes(key).length, parameters), bytes(key))
    },
  },
]

const isSame = (a: Buffer, b: Buffer) => a.length > 0 && a.length === b.length && timingSafeEqual(a, b)

function formatOf(encoded: string): { readonly format: Format; readonly match: RegExpExecArray } | undefined {
  for (const format of formats) {
    const match = format.pattern.exec(encoded)
    if (match) return format.isAffordable(match) ? { format, match } : undefined
  }
  return undefined
}

/** Whether an imported hash is supported, so that its owner can sign in. */
export const isKnownHash = (encoded: string): boolean => formatOf(encoded) !== undefined

/** Whether the password matches the hash. An unsupported hash matches no password. */
export async function matchesHash(password: string, encoded: string): Promise<boolean> {
  const known = formatOf(encoded)
  return known ? known.format.compare(password, encoded, known.match) : false
}
