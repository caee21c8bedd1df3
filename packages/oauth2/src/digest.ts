import { createHash, timingSafeEqual } from 'node:crypto'

/** SHA-256 in base64url, which is enough for ids and secrets that cannot be guessed. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** Compares two digests in constant time. */
export const isSameDigest = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
