import type { FolderList, PlaceList, TagList } from '@collect/collectibles/wire'

import { readCollectibles } from '../../../server/ask-collectibles.ts'
import type { Visit } from '../../../server/visit.ts'
import { uuidV7 } from '../../own-item/uuid-v7.ts'
import { newsOfView } from '../order/news-of-view.ts'

/** `show=places`: all places, folders and tags. */
export async function loadPlaces(visit: Visit) {
  const [{ places }, { folders }, { tags }] = await Promise.all([
    readCollectibles<PlaceList>(visit, '/places'),
    readCollectibles<FolderList>(visit, '/folders'),
    readCollectibles<TagList>(visit, '/tags'),
  ])
  const named = new Map([...places, ...folders, ...tags].map(({ id, name }) => [id, name]))
  const now = Date.now()
  return {
    name: 'places',
    places,
    folders,
    tags,
    /** The row whose forms are open. */
    changed: visit.url.searchParams.get('change') ?? undefined,
    /** Ids for what the forms of this page may make. */
    newIds: { place: uuidV7(now), folder: uuidV7(now), tag: uuidV7(now), inside: uuidV7(now) },
    told: await newsOfView(visit, (id) => named.get(id)),
  } as const
}

export type OpenPlaces = Awaited<ReturnType<typeof loadPlaces>>
