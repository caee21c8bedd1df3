import type { Category, CopySort, CopyStatus, ItemSummary, Job } from '@collect/collectibles/wire'

import type { ActNews } from '../../../acts/act-news.ts'
import type { ListedPage } from './listed-page.ts'
import type { SpanProblem } from './pieces-address.ts'

/** What a select offers; `depth` is how deep a shelf lies inside others. */
export interface Choice {
  readonly id: string
  readonly name: string
  readonly depth?: number
}

/** The list of the collection that an address names. */
export interface OpenPieces {
  /** Absent with a problem. */
  readonly page?: ListedPage
  readonly problem?: 'slow' | 'failed'
  readonly isFirstPage: boolean
  readonly sort: CopySort
  /** Path of what the service was asked for, without a place in the list. */
  readonly asked: string
  /** Of the whole collection. */
  readonly count: number
  readonly drawers: readonly { readonly category: Category; readonly count: number }[]
  /** The collector's. */
  readonly currency: string
  /** Of the conditions in each drawer. */
  readonly scales: Readonly<Partial<Record<Category, string>>>
  readonly choices: {
    readonly sets: readonly Choice[]
    readonly folders: readonly Choice[]
    readonly places: readonly Choice[]
    readonly tags: readonly Choice[]
    readonly grades: readonly Choice[]
    readonly statuses: readonly CopyStatus[]
  }
  /** Parameter → what its text is not. */
  readonly wrong: Readonly<Record<string, SpanProblem>>
  /** Copies that the user no longer has, such as sold ones; counted while there is nothing else. */
  readonly left: number
  /** Something to look at while there is nothing else. */
  readonly samples: readonly ItemSummary[]
  /** Revision of the collector's preferences, by which the samples go; absent where there are none. */
  readonly rev?: number
  /** What the last form did that was posted without a script. */
  readonly news: ActNews | undefined
  /** The job that the news are about. */
  readonly job: Job | undefined
}
