import type { SetPatch } from '../wire/index.ts'
import { blankSet, type OwnSet, type WrittenSet } from './own-set.ts'

/** Own sets of an account, and items of one of them. */
export const mostOwnSets = 5_000
export const mostMembers = 5_000

/** What a set becomes with what was sent. An absent field stays, `null` takes a value away. */
export function setWith(before: OwnSet | undefined, patch: SetPatch): WrittenSet {
  const { id: _id, rev: _rev, ...there } = before ?? { ...blankSet, id: '', rev: 0 }
  return {
    ...there,
    ...(patch.category !== undefined && { category_id: patch.category }),
    ...(patch.name !== undefined && { name: patch.name }),
    ...(patch.maker !== undefined && { maker: patch.maker || null }),
    ...(patch.description !== undefined && { description: patch.description ?? '' }),
    ...(patch.years !== undefined && { year_from: patch.years?.from ?? null, year_to: patch.years?.to ?? null }),
  }
}
