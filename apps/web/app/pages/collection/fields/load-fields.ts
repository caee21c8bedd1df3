import type { OneOwnField, OwnFieldList } from '@collect/collectibles/wire'

import { askCollectibles, readCollectibles } from '../../../server/ask-collectibles.ts'
import type { Visit } from '../../../server/visit.ts'
import { newsOfView } from '../order/news-of-view.ts'
import { uuidV7 } from '../../own-item/uuid-v7.ts'

/** `show=fields`: the owner's own fields in their order. */
export async function loadFields(visit: Visit) {
  const { searchParams } = visit.url
  const [{ fields }, changed] = await Promise.all([
    readCollectibles<OwnFieldList>(visit, '/fields'),
    loadChanged(visit, searchParams.get('change')),
  ])
  const labels = new Map(fields.map(({ id, label }) => [id, label]))
  return {
    name: 'fields',
    fields,
    changed,
    /** What a new field begins with. */
    like: fields.find(({ id }) => id === searchParams.get('like')),
    newId: uuidV7(Date.now()),
    /** Makes a move that is posted twice one act, with the id of its field. */
    key: crypto.randomUUID().slice(0, 8),
    told: await newsOfView(visit, (id) => labels.get(id)),
  } as const
}

export type OpenFields = Awaited<ReturnType<typeof loadFields>>

/** The field whose forms are open, with the number of its values; undefined if it is gone. */
async function loadChanged(visit: Visit, id: string | null): Promise<OneOwnField | undefined> {
  if (id === null) return undefined
  const answer = await askCollectibles(visit, `/fields/${encodeURIComponent(id)}`)
  return answer.ok ? ((await answer.json()) as OneOwnField) : undefined // the path's type
}
