/** Ids that an address can name, so that it stays as short as servers in front of this one demand: 8 kB. */
export const mostChosen = 150

/** Ids that a form can carry (docs/contract/collectibles.md §18.2: 64 kB). With a script they stand in no address. */
export const mostPicked = 1_000

interface Chosen {
  /** Everything that the filters leave. */
  readonly isEvery: boolean
  readonly ids: readonly string[]
}

/** What an address selects. */
export const chosenIn = (query: URLSearchParams): Chosen => ({
  isEvery: query.get('all') === 'yes',
  ids: [...new Set(query.getAll('ids'))],
})

/** What the script has selected stands in the entry of the history, so Back and a reload find it. */
export function pickedIn(state: unknown): readonly string[] {
  const picked = typeof state === 'object' && state !== null && 'picked' in state ? state.picked : undefined
  return Array.isArray(picked) ? picked.filter((id) => typeof id === 'string') : []
}
