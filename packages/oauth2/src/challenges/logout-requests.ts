import { randomBytes } from 'node:crypto'
import type { LogoutRequest, OAuth2Client } from '@collect/contract'
import type { PayloadStore } from '../store/payload-store.ts'

/** A sign-out that waits for the user's answer. */
export interface StoredLogout {
  readonly subject: string
  /** The app's session, which ends. */
  readonly appSession: string
  readonly sid: string
  readonly requestUrl: string
  readonly clientId: string | undefined
  /** Where the browser goes in the end. */
  readonly next: string
}

export interface LogoutRequests {
  open(logout: StoredLogout): Promise<string>
  find(challenge: string): Promise<{ readonly logout: StoredLogout; readonly isUsed: boolean } | undefined>
  /** False when another answer was first. */
  use(challenge: string): Promise<boolean>
}

const model = 'LogoutRequest'
/** In milliseconds. */
const lifespan = 30 * 60_000

export const createLogoutRequests = (payloads: PayloadStore, clock: () => number): LogoutRequests => ({
  async open(logout) {
    const challenge = randomBytes(24).toString('base64url')
    await payloads.upsert(model, challenge, { logout }, clock() + lifespan)
    return challenge
  },

  async find(challenge) {
    const stored = await payloads.find(model, challenge)
    // `open` stored it.
    return stored && { logout: stored['logout'] as StoredLogout, isUsed: stored.consumed !== undefined }
  },

  use: (challenge) => payloads.consume(model, challenge, clock()),
})

/** docs/contract/providers-and-oauth2.md §D1 */
export const logoutRequestOf = (
  challenge: string,
  { subject, sid, requestUrl }: StoredLogout,
  client: OAuth2Client | undefined,
): LogoutRequest => ({
  challenge,
  subject,
  sid,
  request_url: requestUrl,
  rp_initiated: client !== undefined,
  ...(client && { client }),
})
