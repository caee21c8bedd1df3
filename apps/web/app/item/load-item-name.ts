import type { Item } from '@collect/collectibles/wire'

import { askCollectibles } from '../server/ask-collectibles.ts'
import type { Visit } from '../server/visit.ts'

/** The name of an item; empty for one that the user cannot see. */
export async function loadItemName(visit: Visit, id: string): Promise<string> {
  const answer = await askCollectibles(visit, `/items/${encodeURIComponent(id)}`)
  return answer.ok ? ((await answer.json()) as Item).name : '' // the path's type
}
