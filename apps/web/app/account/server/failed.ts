/** Parameter of the settings page: what was asked for there and could not be done. */
export const failedParameter = 'failed'

const sections = { data: 's-data', deletion: 's-deletion', verification: 's-verify', address: 's-pending' } as const

export type Failed = keyof typeof sections

/** Where on the page it is said. */
export const idOfSection = (section: Failed): string => sections[section]

export function failedIn(address: URL): Failed | undefined {
  const word = address.searchParams.get(failedParameter)
  return word !== null && Object.hasOwn(sections, word) ? (word as Failed) : undefined
}
