import type { CopiesBySet, CopyPage, SetPlace, SetShelf } from '@collect/collectibles/wire'

/** The set that a place belongs to, as its strip says it. */
export type ShelfHead = Pick<SetShelf, 'set' | 'start'>

/** A place of the list. In the order of sets it knows its set. */
export type ListedPlace = SetPlace & { readonly shelf?: ShelfHead }

/** A page of the list as it is drawn. */
export interface ListedPage {
  readonly places: readonly ListedPlace[]
  /** Copies of all pages. */
  readonly count: number
  /** Missing items of all pages. */
  readonly missing: number
  readonly next_page_token?: string
}

const isOfSets = (answer: CopyPage | CopiesBySet): answer is CopiesBySet => 'shelves' in answer

/** What the service answered, as the list draws it. */
export function listedPage(answer: CopyPage | CopiesBySet): ListedPage {
  if (!isOfSets(answer)) {
    const { copies, ...page } = answer
    return { ...page, missing: 0, places: copies.map((copy) => ({ copy })) }
  }
  const { shelves, ...page } = answer
  return {
    ...page,
    places: shelves.flatMap(({ set, start, places }) => {
      const shelf = { ...(set && { set }), start }
      return places.map((place) => ({ ...place, shelf }))
    }),
  }
}
