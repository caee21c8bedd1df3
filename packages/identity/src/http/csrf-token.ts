import { randomBytes, timingSafeEqual } from 'node:crypto'

const length = 32

export const newCsrfToken = (): string => randomBytes(length).toString('base64')

export const isCsrfToken = (text: string | undefined): text is string =>
  text !== undefined && Buffer.from(text, 'base64').byteLength === length

/** A fresh pad in front of the token hidden by it, so that no two answers look alike (contract/http.md §2.3). */
export function maskCsrfToken(token: string): string {
  const real = Buffer.from(token, 'base64')
  const pad = randomBytes(length)
  const hidden = real.map((byte, index) => byte ^ (pad[index] ?? 0))
  return Buffer.concat([pad, hidden]).toString('base64')
}

/** A form may also bring the token as it is. */
export function matchesCsrfToken(token: string, submitted: unknown): boolean {
  if (typeof submitted !== 'string') return false
  const real = Buffer.from(token, 'base64')
  const bytes = Buffer.from(submitted, 'base64')
  if (real.byteLength !== length) return false
  if (bytes.byteLength === length) return timingSafeEqual(real, bytes)
  if (bytes.byteLength !== 2 * length) return false
  const shown = bytes.subarray(length).map((byte, index) => byte ^ (bytes[index] ?? 0))
  return timingSafeEqual(real, shown)
}
