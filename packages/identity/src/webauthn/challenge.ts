import { randomBytes } from 'node:crypto'
import type { WebauthnMethod } from '../records/webauthn-credential.ts'
import { hmac } from '../secrets/tokens.ts'

export const newChallengeSeed = (): string => randomBytes(32).toString('base64url')

/**
 * What a key has to sign, in base64url: 32 bytes that nobody can know before the flow shows them. They belong to one
 * flow, one method and one answer; after it, whatever it was, they are others (docs/contract/nodes.md §10.4).
 */
export const challengeOf = (seed: string | undefined, method: WebauthnMethod, ceremonies: number): string | undefined =>
  seed === undefined ? undefined : hmac(seed, `${method}:${ceremonies}`)
