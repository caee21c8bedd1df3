import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from '@simplewebauthn/server'
import type { CDPSession, Page } from '@playwright/test'

/** A fingerprint reader in the browser, played by its developer tools. */
export interface Authenticator {
  /** Whether the finger is the right one. */
  setVerified(isVerified: boolean): Promise<void>
  /** Whether there is a finger at all; without one a dialog stays open. */
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

/** A service's side of ceremonies: asks for keys and believes only real signatures. */
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
