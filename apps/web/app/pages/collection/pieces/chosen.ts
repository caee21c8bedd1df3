/** Ids that an address can name, so that it stays as short as servers in front of this one demand: 8 kB. */
export const mostChosen = 150

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

/** The selection of a list that is drawn with checkboxes. */
export interface ChosenPieces {
  readonly isEvery: boolean
  readonly ids: ReadonlySet<string>
}

export const isChosenIn = ({ isEvery, ids }: ChosenPieces, id: string): boolean => isEvery || ids.has(id)
