import { MessageId, type AnyFlow } from '@collect/contract'

import { noteKeyHere } from './keys-here.ts'
import { forgetTriedKey, noteTriedKey } from './tried-key.ts'

let isWatching = false

/**
 * Notes the key that answers a request of this page. A page that refuses a key because the service does not know it
 * tells the key's provider; every other page forgets the key of an earlier attempt.
 */
export function watchKeys({ ui }: AnyFlow): void {
  if (ui.messages?.some(({ id }) => id === MessageId.webauthnUnknown))
    // Few pages need it, so it loads only then. Without it the provider learns nothing, and the page stays as it is.
    import('./signal-keys.ts').then(({ signalUnknownKey }) => signalUnknownKey()).catch(() => undefined)
  else forgetTriedKey()
  watchCredentials()
}

/** Notes the keys that the browser makes and uses on this page. */
export function watchCredentials(): void {
  const { credentials } = navigator
  if (isWatching || !('credentials' in navigator)) return
  isWatching = true
  const [get, create] = [credentials.get.bind(credentials), credentials.create.bind(credentials)]
  credentials.get = async (options) => {
    const key = await get(options)
    if (!(key instanceof PublicKeyCredential)) return key
    const { userHandle } = key.response as AuthenticatorAssertionResponse // the answer to `get`
    const user = userHandle ? base64urlOf(userHandle) : undefined
    noteTriedKey({
      id: key.id,
      rpId: options?.publicKey?.rpId ?? location.hostname,
      elsewhere: key.authenticatorAttachment === 'cross-platform',
      ...(user !== undefined && { user }),
    })
    noteKeyHere(key, user)
    return key
  }
  credentials.create = async (options) => {
    const key = await create(options)
    const user = options?.publicKey?.user.id
    if (user && key instanceof PublicKeyCredential) noteKeyHere(key, base64urlOf(user))
    return key
  }
}

function base64urlOf(source: BufferSource): string {
  const bytes = ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source)
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}
