import type { Category, ItemSummary } from './item.ts'
export interface SetSummary {
  readonly id: string
  readonly name: string
  readonly category: Category
  readonly total: number
  readonly art: readonly string[]
  readonly mine?: { readonly owned: number; readonly missing: number; readonly wished: number; readonly spare: number }
}
export interface CollectibleSet extends SetSummary {
  readonly maker?: string
  readonly years?: { readonly from: number; readonly to?: number }
  readonly description: string
}
export interface SetPage {
  readonly sets: readonly SetSummary[]
  readonly count: number
  readonly next_page_token?: string
}
export interface ChecklistEntry {
  readonly item: ItemSummary
  readonly owned: number
  readonly wished: boolean
  readonly spare: number
}
export interface Checklist {
  readonly entries: readonly ChecklistEntry[]
  readonly next_page_token?: string
}
