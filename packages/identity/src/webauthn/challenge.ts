import { randomBytes } from 'node:crypto'
import type { WebauthnMethod } from '../records/webauthn-credential.ts'
import { hmac } from '../secrets/tokens.ts'

export const newChallengeSeed = (): string => randomBytes(32).toString('base64url')

/**
 * The challenge that a key signs, in base64url: 32 bytes that cannot be known before the flow shows them. A challenge
 * belongs to one flow, one method and one response, right or wrong (docs/contract/nodes.md §10.4).
 */
export const challengeOf = (seed: string | undefined, method: WebauthnMethod, ceremonies: number): string | undefined =>
  seed === undefined ? undefined : hmac(seed, `${method}:${ceremonies}`)
