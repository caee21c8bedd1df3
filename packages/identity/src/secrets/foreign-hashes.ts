import { pbkdf2, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { verify as verifyArgon2 } from '@node-rs/argon2'
import { compare as compareBcrypt } from 'bcryptjs'

/** A stored hash must not be a way to stop the service: costlier ones are not understood. */
const most = {
  argon2KiB: 1024 * 1024,
  argon2Rounds: 64,
  bcryptCost: 16,
  pbkdf2Rounds: 5_000_000,
  scryptBytes: 512 * 1024 * 1024,
}

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

/** The cost as itself (Kratos) or as its logarithm (the PHC format); no real cost is as small as a logarithm. */
const scryptCost = (ln: number) => (ln < 32 ? 2 ** ln : ln)
const isPowerOfTwo = (n: number) => n > 1 && Number.isInteger(Math.log2(n))

const base64 = '[A-Za-z0-9+/]{1,512}={0,2}'

/** The hashes that are understood; all but argon2id only so that accounts can be brought along (contract/http.md §7.4). */
const formats: readonly Format[] = [
  {
    pattern: new RegExp(`^\\$argon2(?:id|i)\\$v=19\\$m=(\\d{1,8}),t=(\\d{1,4}),p=(\\d{1,3})\\$${base64}\\$${base64}$`),
    isAffordable: ([, memory, rounds]) =>
      number(memory) <= most.argon2KiB && number(rounds) >= 1 && number(rounds) <= most.argon2Rounds,
    compare: (password, encoded) => verifyArgon2(encoded, password),
  },
  {
    pattern: /^\$2[aby]\$(\d\d)\$[./A-Za-z0-9]{53}$/,
    isAffordable: ([, cost]) => number(cost) >= 4 && number(cost) <= most.bcryptCost,
    compare: (password, encoded) => compareBcrypt(password, encoded),
  },
  {
    pattern: new RegExp(
      `^\\$pbkdf2-(sha1|sha224|sha256|sha384|sha512)\\$i=(\\d{1,8}),l=(\\d{1,3})\\$(${base64})\\$(${base64})$`,
    ),
    isAffordable: ([, , rounds, length]) =>
      number(rounds) >= 1 && number(rounds) <= most.pbkdf2Rounds && number(length) >= 16 && number(length) <= 512,
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
        128 * cost * number(r) <= most.scryptBytes
      )
    },
    compare: async (password, _, [, ln, r, p, salt, key]) => {
      const parameters = { N: scryptCost(number(ln)), r: number(r), p: number(p), maxmem: 2 * most.scryptBytes }
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

/** Whether a hash from elsewhere can be kept, since its owner will be able to sign in with it. */
export const isKnownHash = (encoded: string): boolean => formatOf(encoded) !== undefined

/** Whether the password is the one behind the hash. A hash that is not understood belongs to no password. */
export async function matchesHash(password: string, encoded: string): Promise<boolean> {
  const known = formatOf(encoded)
  return known ? known.format.compare(password, encoded, known.match) : false
}
