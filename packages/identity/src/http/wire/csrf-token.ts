import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Sealer } from '../../secrets/sealer.ts'

const length = 32
const half = length / 2

/** A new token: one half is random, the other a MAC that shows that this service made it. */
export function newCsrfToken(sealer: Sealer): string {
  const random = randomBytes(half)
  return Buffer.concat([random, markOf(random, sealer)]).toString('base64')
}

/** Whether a token has the MAC; older tokens are entirely random. */
export function hasMark(token: string, sealer: Sealer): boolean {
  const bytes = Buffer.from(token, 'base64')
  return timingSafeEqual(bytes.subarray(half), markOf(bytes.subarray(0, half), sealer))
}

const markOf = (random: Buffer, sealer: Sealer): Buffer =>
  Buffer.from(sealer.mark('csrf-token', random.toString('base64')), 'base64url').subarray(0, half)

export const isCsrfToken = (text: string | undefined): text is string =>
  text !== undefined && Buffer.from(text, 'base64').byteLength === length

/** A new one-time pad and the token XORed with it, so that no two responses are equal (docs/contract/http.md §2.3). */
export function maskCsrfToken(token: string): string {
  const real = Buffer.from(token, 'base64')
  const pad = randomBytes(length)
  const hidden = real.map((byte, index) => byte ^ (pad[index] ?? 0))
  return Buffer.concat([pad, hidden]).toString('base64')
}

/** Whether a submitted token matches; a form may also send the token unmasked. */
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
