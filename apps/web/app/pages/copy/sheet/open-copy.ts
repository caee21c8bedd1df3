import type { Copy, Fact, Item, Job } from '@collect/collectibles/wire'

import type { ActNews } from '../../../acts/act-news.ts'
import type { Problems, Typed } from '../../../forms/rules.ts'
import type { HistoryEntry } from './history-entry.ts'
import type { RefusedSplit } from './split-rules.ts'

/** A copy that is open over its list. */
export interface OpenCopy {
  readonly name: 'copy'
  readonly copy: Copy
  /** The item, unless it has been taken out of the catalogue. */
  readonly item: Item | undefined
  /** Its own fields, in their order. */
  readonly facts: readonly Fact[]
  /** Photos keep the day on which they were taken. */
  readonly keepsDays: boolean
  /** The form that splits it, as it was sent before a sign-in. */
  readonly split: Pick<RefusedSplit, 'typed' | 'problems'> | undefined
  readonly history: OpenHistory
  /** Names an act of this page once. */
  readonly key: string
  readonly closePath: string
  readonly news: ActNews | undefined
  /** The job that still does what the news tell. */
  readonly job: Job | undefined
}

/** What happened to a copy. */
export interface OpenHistory {
  /** The latest first. */
  readonly entries: readonly HistoryEntry[]
  /** Hundreds of entries that were asked for; 0 for the first twenty. */
  readonly hundreds: number
  /** Whether more happened before. */
  readonly hasMore: boolean
  /** The ids of all scales of conditions, that of the copy's drawer first. */
  readonly scales: readonly string[]
}

/** The form in which a copy leaves. */
export interface OpenLeaving {
  readonly name: 'leave'
  readonly copy: Copy
  readonly typed: Typed
  /** What is wrong with a form that was sent before a sign-in. */
  readonly problems: Problems | undefined
  readonly currency: string
  readonly key: string
  readonly closePath: string
  readonly news: ActNews | undefined
}
