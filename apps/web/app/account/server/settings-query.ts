// What the address of the settings page says besides its flow.

/** Parameter: the page of older events. */
export const activityParameter = 'activity'

/** Parameter: how many sessions have just ended, or that ending them failed. */
export const endedParameter = 'ended'

export type Ended = number | 'failed'

export function endedIn(address: URL): Ended | undefined {
  const word = address.searchParams.get(endedParameter)
  if (word === null) return undefined
  const count = Number(word)
  return word !== '' && Number.isInteger(count) && count >= 0 ? count : 'failed'
}

/** Parameter: the section whose request failed. */
export const failedParameter = 'failed'

const sections = {
  data: 's-data',
  deletion: 's-deletion',
  /** The typed address is not the account's. */
  mismatch: 's-deletion',
  verification: 's-verify',
  address: 's-pending',
  apps: 's-apps',
  passkey: 's-passkey-in',
  webauthn: 's-webauthn-in',
} as const

export type Failed = keyof typeof sections

/** The id of the section's heading on the page. */
export const idOfSection = (section: Failed): string => sections[section]

export function failedIn(address: URL): Failed | undefined {
  const word = address.searchParams.get(failedParameter)
  return word !== null && Object.hasOwn(sections, word) ? (word as Failed) : undefined
}
