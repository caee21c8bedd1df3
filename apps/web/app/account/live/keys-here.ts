const item = 'passkeys-here'

/** The last passkey of this device by account: its user handle and the id of the passkey. */
type KeysHere = Readonly<Record<string, string>>

function keysHere(): KeysHere {
  try {
    // `keep` writes it; pages of other sites cannot.
    return (JSON.parse(localStorage.getItem(item) ?? '{}') as KeysHere | null) ?? {}
  } catch {
    return {}
  }
}

/** Without storage, the offer of a passkey may come once too often. */
function keep(keys: KeysHere): void {
  try {
    localStorage.setItem(item, JSON.stringify(keys))
  } catch {
    // As described.
  }
}

/** Whether this device made or used a passkey of the account. */
export const hasKeyHere = (user: string | undefined): boolean => user !== undefined && Object.hasOwn(keysHere(), user)

/** Notes a passkey of this device. One of another device, such as a phone, has the attachment `cross-platform`. */
export function noteKeyHere(key: PublicKeyCredential, user: string | undefined): void {
  if (user && key.authenticatorAttachment === 'platform') keep({ ...keysHere(), [user]: key.id })
}

/** Forgets the passkey of an account that the account does not have any more. */
export function forgetRemovedKey(user: string, accepted: readonly string[]): void {
  const { [user]: id, ...others } = keysHere()
  if (id !== undefined && !accepted.includes(id)) keep(others)
}
