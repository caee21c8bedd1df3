import type { ItemSummary, SetSummary } from '@collect/collectibles/wire'

/** What the user misses of a set. */
export interface MissingItem {
  readonly item: ItemSummary
  readonly isWished: boolean
  readonly set: Pick<SetSummary, 'id' | 'name'>
}

/**
 * The first of each list, then the second of each, so that a long list leaves room for others. An item stands once: a set
 * of one's own may have the items of another one.
 */
export function inTurn(lists: readonly (readonly MissingItem[])[], limit: number): readonly MissingItem[] {
  const all = Array.from({ length: limit }, (_, turn) => lists.flatMap((list) => list[turn] ?? [])).flat()
  const first = new Map<string, MissingItem>()
  for (const missing of all) if (!first.has(missing.item.id)) first.set(missing.item.id, missing)
  return [...first.values()].slice(0, limit)
}
