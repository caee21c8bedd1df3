import type { Checklist, SetSummary } from '@collect/collectibles/wire'

import { askCollectibles } from '../../server/ask-collectibles.ts'
import type { Visit } from '../../server/visit.ts'
import { listSize } from './list-size.ts'
import { inTurn, type MissingItem } from './missing-item.ts'

/** Some of what is missing of these sets, of each set in turn. */
export async function loadMissing(visit: Visit, sets: readonly SetSummary[]): Promise<readonly MissingItem[]> {
  const lists = await Promise.all(
    sets
      .filter(({ mine }) => mine !== undefined && mine.missing > 0)
      .map(async ({ id, name }): Promise<readonly MissingItem[]> => {
        const path = `/sets/${encodeURIComponent(id)}/checklist?show=missing&page_size=${listSize}`
        const answer = await askCollectibles(visit, path)
        // Another tab may have deleted the set since. Discover is whole without it.
        if (!answer.ok) return []
        const { entries } = (await answer.json()) as Checklist // the path's type
        return entries.map(({ item, wished }) => ({ item, isWished: wished, set: { id, name } }))
      }),
  )
  return inTurn(lists, listSize)
}
