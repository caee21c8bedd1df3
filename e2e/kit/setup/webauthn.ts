import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from '@simplewebauthn/server'
import type { CDPSession, Page } from '@playwright/test'

/** A virtual authenticator of the browser's developer tools. */
export interface Authenticator {
  /** Whether user verification succeeds. */
  setVerified(isVerified: boolean): Promise<void>
  /** Whether the user is present; otherwise a dialog stays open. */
  setPresent(isPresent: boolean): Promise<void>
}

export async function plugIn(page: Page): Promise<Authenticator> {
  const cdp: CDPSession = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    setVerified: (isUserVerified) =>
      cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }).then(() => undefined),
    setPresent: (enabled) =>
      cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }).then(() => undefined),
  }
}

const rpID = 'localhost'

/** The service's side of ceremonies: it creates challenges and verifies signatures. */
export class KeyRing {
  readonly #origin: string
  readonly #keys: WebAuthnCredential[] = []
  #challenge = ''

  constructor(origin: string) {
    this.#origin = origin
  }

  /** Options for a new key, as JSON. */
  async toCreate(name: string) {
    const options = await generateRegistrationOptions({
      rpID,
      rpName: 'Collect Everything',
      userName: name,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: this.#keys.map(({ id }) => ({ id })),
    })
    this.#challenge = options.challenge
    return { publicKey: options }
  }

  /** Options for a signature, as JSON. */
  async toGet() {
    const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' })
    this.#challenge = options.challenge
    return { publicKey: options }
  }

  async believesNew(posted: unknown): Promise<boolean> {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { clientExtensionResults: {}, ...JSON.parse(String(posted)) },
      expectedChallenge: this.#challenge,
      expectedOrigin: this.#origin,
      expectedRPID: rpID,
    })
    if (registrationInfo) this.#keys.push(registrationInfo.credential)
    return verified
  }

  async believes(posted: unknown): Promise<boolean> {
    const response = { clientExtensionResults: {}, ...JSON.parse(String(posted)) }
    const credential = this.#keys.find(({ id }) => id === response.id)
    if (!credential) return false
    const { verified } = await verifyAuthenticationResponse({
      response,
      credential,
      expectedChallenge: this.#challenge,
      expectedOrigin: this.#origin,
      expectedRPID: rpID,
    })
    return verified
  }
}

/**
 * The browser has no list of passkeys of its own, from the next page on. With one, a user who is present is signed in
 * before any button is pressed, and a press at that moment is refused.
 */
export async function withoutPasskeyList(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if ('PublicKeyCredential' in window) PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
}
