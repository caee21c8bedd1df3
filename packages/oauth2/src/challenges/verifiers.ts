import { randomBytes } from 'node:crypto'
import type { PayloadStore } from '../store/payload-store.ts'

/** What a decision leads back to. */
export interface VerifiedReturn {
  /** The challenge that was decided. */
  readonly challenge: string
  /** Where the request begins again, for a verifier that was used already. */
  readonly beginsAgain: string
}

export type CheckedVerifier =
  | { readonly check: 'passed'; readonly return: VerifiedReturn }
  | { readonly check: 'used'; readonly return: VerifiedReturn }
  | { readonly check: 'unknown' }

/**
 * One-time words for the way back from a decision (docs/contract/providers-and-oauth2.md §E5). Only the browser that
 * decided sees its verifier, so a browser that merely began the request cannot go on. Only the digest is stored.
 */
export interface Verifiers {
  issue(to: VerifiedReturn): Promise<string>
  /** Uses a verifier up. Of two requests at once, one passes. */
  check(verifier: string | null): Promise<CheckedVerifier>
}

const model = 'Verifier'
/** As long as challenges live, in milliseconds. */
const lifespan = 30 * 60_000

export const createVerifiers = (payloads: PayloadStore, clock: () => number): Verifiers => ({
  async issue(to) {
    const verifier = randomBytes(24).toString('base64url')
    await payloads.upsert(model, verifier, { ...to }, clock() + lifespan)
    return verifier
  },

  async check(verifier) {
    const stored = verifier === null ? undefined : await payloads.find(model, verifier)
    if (verifier === null || !stored) return { check: 'unknown' }
    const found: VerifiedReturn = {
      challenge: String(stored['challenge']),
      beginsAgain: String(stored['beginsAgain']),
    }
    const isFirst = await payloads.consume(model, verifier, clock())
    return { check: isFirst ? 'passed' : 'used', return: found }
  },
})
