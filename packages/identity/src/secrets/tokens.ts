import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
/** Larger bytes are skipped: they would favour the alphabet's first letters. */
const fairBytes = 256 - (256 % alphabet.length)

/** `prefix` and `length` uniformly random letters and digits. */
export function randomToken(prefix: string, length: number): string {
  let token = ''
  while (token.length < length) {
    for (const byte of randomBytes(length + 16)) {
      if (byte < fairBytes && token.length < length) token += alphabet[byte % alphabet.length]
    }
  }
  return prefix + token
}

/** A uniformly random code of six digits. */
export const randomCode = (): string => String(randomInt(0, 1_000_000)).padStart(6, '0')

/** HMAC-SHA-256 in base64url: an attacker with a stolen table cannot try all codes of six digits. */
export const hmac = (secret: string, value: string): string =>
  createHmac('sha256', secret).update(value).digest('base64url')

/** SHA-256 in base64url, which is enough for tokens that cannot be guessed. */
export const digest = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Compares in constant time. */
export function equals(a: string, b: string): boolean {
  const hashed = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hashed(a), hashed(b))
}
