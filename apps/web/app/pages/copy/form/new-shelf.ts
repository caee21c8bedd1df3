import type { FailureEnvelope, FolderList, PlaceList } from '@collect/collectibles/wire'

import { askCollectibles, readCollectibles } from '../../../server/ask-collectibles.ts'
import type { Visit } from '../../../server/visit.ts'
import { uuidV7 } from '../../own-item/uuid-v7.ts'
import { shelvesIn } from './copy-rules.ts'

/**
 * The place or folder at a path such as `Cellar / Box 4`; what is missing of the path is made.
 * @returns Its id, or the id of what is wrong
 */
export async function shelfAt(
  visit: Visit,
  kind: 'places' | 'folders',
  typed: string,
): Promise<{ readonly id: string } | { readonly problem: string }> {
  const answer = await readCollectibles<Partial<PlaceList & FolderList>>(visit, `/${kind}`)
  const known = answer[kind] ?? []
  let parent: string | undefined
  for (const name of shelvesIn(typed)) {
    const there = known.find((shelf) => shelf.parent === parent && shelf.name === name)
    if (there) {
      parent = there.id
      continue
    }
    const id = uuidV7(Date.now())
    const made = await askCollectibles(visit, `/${kind}/${id}`, 'PUT', {
      name,
      ...(parent !== undefined && { parent }),
    })
    if (!made.ok) {
      const { error } = (await made.json().catch(() => ({}))) as Partial<FailureEnvelope> // the service's own envelope
      return { problem: error?.details?.[0]?.id ?? 'path' }
    }
    parent = id
  }
  return parent === undefined ? { problem: 'path' } : { id: parent }
}
