import type { SearchPage } from '@collect/collectibles/wire'

import type { ActNews } from '../../acts/act-news.ts'

/** Why there are no results to show. */
export type SearchProblem = 'long' | 'wordless' | 'slow' | 'failed' | 'signed-out'

/** The results that the address asks for. */
export interface OpenSearch {
  /** As the user typed it. */
  readonly q: string
  /** Absent with a problem. */
  readonly found?: SearchPage
  readonly problem?: SearchProblem
  /** After `slow`: seconds until the next search. */
  readonly wait?: number
  /** The name of the set that is a filter. */
  readonly setName?: string
  readonly isFirstPage: boolean
  readonly isSignedIn: boolean
  /** What the last form did that was posted without a script. */
  readonly news: ActNews | undefined
  /** The item that the news are about. */
  readonly newsName: string
}

/** Code points of a search (docs/contract/collectibles.md §4.6). */
export const longestText = 200
