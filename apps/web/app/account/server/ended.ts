/** Parameter of the settings page: how many sessions have just ended, or that it failed. */
export const endedParameter = 'ended'

export type Ended = number | 'failed'

export function endedIn(address: URL): Ended | undefined {
  const word = address.searchParams.get(endedParameter)
  if (word === null) return undefined
  const count = Number(word)
  return word !== '' && Number.isInteger(count) && count >= 0 ? count : 'failed'
}
