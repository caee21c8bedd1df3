import type { SettingsFlow } from '@collect/contract'

import { forgetRemovedKey, noteKeyHere } from './keys-here.ts'
import { forgetTriedKey, triedKey } from './tried-key.ts'

/** The Signal API (WebAuthn 3 §5.1.10): tells passkey providers what the service knows. Few browsers have all of it. */
interface Signals {
  signalAllAcceptedCredentials?(list: {
    readonly rpId: string
    readonly userId: string
    readonly allAcceptedCredentialIds: readonly string[]
  }): Promise<void>
  signalCurrentUserDetails?(user: {
    readonly rpId: string
    readonly userId: string
    readonly name: string
    readonly displayName: string
  }): Promise<void>
  signalUnknownCredential?(key: { readonly rpId: string; readonly credentialId: string }): Promise<void>
}

const signals = (): Signals => (Reflect.get(globalThis, 'PublicKeyCredential') ?? {}) as Signals

/** A signal is a courtesy: its failure changes nothing. */
const silently = () => {}

interface CreationOptions {
  readonly publicKey: {
    readonly rp: { readonly id: string }
    readonly user: { readonly id: string; readonly name: string; readonly displayName: string }
  }
}

/**
 * Tells the providers which passkeys the account has, and its name. The settings flow contains both.
 * @param made the passkey that this page made without the script of the service
 */
export async function signalAccount({ ui }: Pick<SettingsFlow, 'ui'>, made?: PublicKeyCredential): Promise<void> {
  const inputs = ui.nodes.flatMap(({ attributes }) => (attributes.node_type === 'input' ? [attributes] : []))
  const options = inputs.find(({ name }) => name === 'passkey_create_data')?.value
  if (typeof options !== 'string') return
  try {
    const { rp, user } = (JSON.parse(options) as CreationOptions).publicKey
    const account = { rpId: rp.id, userId: user.id }
    const allAcceptedCredentialIds = inputs
      .filter(({ name }) => name === 'passkey_remove')
      .map(({ value }) => base64urlOf(String(value)))
    forgetRemovedKey(user.id, allAcceptedCredentialIds)
    if (made) noteKeyHere(made, user.id)
    await signals()
      .signalAllAcceptedCredentials?.({ ...account, allAcceptedCredentialIds })
      .catch(silently)
    const { name, displayName } = user
    await signals()
      .signalCurrentUserDetails?.({ ...account, name, displayName })
      .catch(silently)
  } catch {
    // Another service may send other options.
  }
}

/** Tells the provider that the service does not know a passkey: that of the refused sign-in, or a given one. */
export async function signalUnknownKey(key: { id: string; rpId: string } | undefined = triedKey()): Promise<void> {
  if (!key) return
  forgetTriedKey()
  await signals().signalUnknownCredential?.({ rpId: key.rpId, credentialId: key.id }).catch(silently)
}

const base64urlOf = (hex: string): string =>
  btoa(String.fromCharCode(...(hex.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
