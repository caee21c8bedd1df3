const item = 'tried-key'

/** The key of the last sign-in in this tab, for the pages after it. */
interface TriedKey {
  readonly id: string
  readonly rpId: string
  /** It is on another device, such as a phone. */
  readonly elsewhere: boolean
  /** The user handle, if the key has one. */
  readonly user?: string
}

export function triedKey(): TriedKey | undefined {
  try {
    // `noteTriedKey` writes it; pages of other sites cannot.
    return (JSON.parse(sessionStorage.getItem(item) ?? 'null') as TriedKey | null) ?? undefined
  } catch {
    return undefined
  }
}

/** Without storage, only the offer and the signal are missing. */
export function noteTriedKey(key: TriedKey): void {
  try {
    sessionStorage.setItem(item, JSON.stringify(key))
  } catch {
    // As described.
  }
}

export function forgetTriedKey(): void {
  try {
    sessionStorage.removeItem(item)
  } catch {
    // A browser without storage has no note either.
  }
}
