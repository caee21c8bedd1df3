import type { Category, ItemSummary, Years } from './item.ts'
import type { Money } from '../money.ts'
import type { CatalogueStatus } from './status.ts'

/** The part of a set that a card shows. */
export interface SetSummary {
  readonly id: string
  readonly name: string
  readonly category: Category
  /** The number of items in its checklist. */
  readonly total: number
  /** Paths of the pictures of up to three items. */
  readonly art: readonly string[]
  /** With a session only. */
  readonly mine?: SetMine
}

/** Numbers of items; `value` is what the copies of the set count for. */
export interface SetMine {
  readonly owned: number
  readonly missing: number
  /** Of the missing ones. */
  readonly wished: number
  readonly spare: number
  readonly value?: Money
}

/** `GET /sets/{id}` */
export interface CollectibleSet extends SetSummary {
  readonly description: string
  readonly parent?: { readonly id: string; readonly name: string }
  readonly maker?: string
  readonly years?: Years
  /** As many items as its maker says, where the catalogue has others. */
  readonly declared_total?: number
  readonly status: CatalogueStatus
  readonly source: { readonly name: string; readonly licence: string; readonly url?: string }
  readonly rev: number
}

/** `?mine=` of `GET /sets`: all sets that the caller builds, or those of them that are unfinished or complete. */
export const ownSetParts = ['building', 'unfinished', 'complete'] as const
export type OwnSetPart = (typeof ownSetParts)[number]

/** `GET /sets` */
export interface SetPage {
  readonly sets: readonly SetSummary[]
  /** The number of sets on all pages. */
  readonly count: number
  /** Absent on the last page. */
  readonly next_page_token?: string
}

export const checklistParts = ['all', 'have', 'missing', 'spare'] as const
export type ChecklistPart = (typeof checklistParts)[number]

export interface ChecklistEntry {
  readonly item: ItemSummary
  readonly owned: number
  readonly wished: boolean
  readonly spare: number
}

/** `GET /sets/{id}/checklist`, in the order of the numbers. Without a session nothing is owned. */
export interface Checklist {
  readonly entries: readonly ChecklistEntry[]
  /** Absent on the last page. */
  readonly next_page_token?: string
}
