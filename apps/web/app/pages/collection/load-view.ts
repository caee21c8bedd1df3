import type { Collection } from '@collect/collectibles/wire'
import { data } from 'react-router'

import { askCollectibles } from '../../server/ask-collectibles.ts'
import { checkSession } from '../../server/session.ts'
import type { Visit } from '../../server/visit.ts'
import { loadMySets } from './my-sets/load-my-sets.ts'
import { loadWishes } from './wishes/load-wishes.ts'

/** The view that the address names (docs/contract/collectibles.md §5.1). @throws 404 for an unknown one */
export async function loadView(visit: Visit) {
  const { context, request, url } = visit
  const check = await checkSession(context, request)
  if (!check.session) return { name: 'signed-out', isHalf: check.isHalf ?? false } as const
  const show = url.searchParams.get('show')
  switch (show) {
    case null:
      return loadDrawers(visit)
    case 'wishes':
      return { name: 'wishes', open: await loadWishes(visit) } as const
    case 'sets':
      return { name: 'sets', open: await loadMySets(visit) } as const
    default:
      throw data(null, 404)
  }
}

export type CollectionView = Awaited<ReturnType<typeof loadView>>

async function loadDrawers(visit: Visit) {
  const drawer = visit.url.searchParams.get('drawer')
  const query = drawer === null ? '' : `?${new URLSearchParams({ category: drawer })}`
  const answer = await askCollectibles(visit, `/collection${query}`)
  // The session ended meanwhile.
  if (answer.status === 401) return { name: 'signed-out', isHalf: false } as const
  // An unknown drawer is a 404.
  if (!answer.ok) throw data(null, answer.status === 400 ? 404 : answer.status)
  // The app's own service has this type.
  const collection = (await answer.json()) as Collection
  return { name: 'drawers', collection, drawer: drawer ?? undefined } as const
}
