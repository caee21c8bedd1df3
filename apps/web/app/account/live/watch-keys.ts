import { MessageId, type AnyFlow } from '@collect/contract'

import { signalUnknownKey } from './signal-keys.ts'
import { forgetTriedKey, noteTriedKey } from './tried-key.ts'

let isWatching = false

/**
 * Notes the key that answers a request of this page. A page that refuses a key because the service does not know it
 * tells the key's provider; every other page forgets the key of an earlier attempt.
 */
export function watchKeys({ ui }: AnyFlow): void {
  if (ui.messages?.some(({ id }) => id === MessageId.webauthnUnknown)) void signalUnknownKey()
  else forgetTriedKey()
  const { credentials } = navigator
  if (isWatching || !('credentials' in navigator)) return
  isWatching = true
  const get = credentials.get.bind(credentials)
  credentials.get = async (options) => {
    const key = await get(options)
    if (key instanceof PublicKeyCredential)
      noteTriedKey({
        id: key.id,
        rpId: options?.publicKey?.rpId ?? location.hostname,
        elsewhere: key.authenticatorAttachment === 'cross-platform',
      })
    return key
  }
}
