import type { CollectionEntry, Item } from '@collect/collectibles/wire'
import { data } from 'react-router'

import { askCollectibles } from '../server/ask-collectibles.ts'
import { sessionOfVisit } from '../server/session.ts'
import type { Visit } from '../server/visit.ts'
import { keepResults, type OpenedItem } from './opened-item.ts'

/** The item that `?item=` names, on the tab's own path, so that the tab stays orange (NAV-BAR-2). */
export async function loadOpenedItem(visit: Visit): Promise<OpenedItem | undefined> {
  const { context, request, url } = visit
  const page = new URL(url)
  const id = page.searchParams.get('item')
  if (id === null) return undefined
  const path = encodeURIComponent(id)
  const session = await sessionOfVisit(context, request)
  const [found, kept] = await Promise.all([
    askCollectibles(visit, `/items/${path}`),
    session ? askCollectibles(visit, `/collection/${path}`) : undefined,
  ])
  if (!found.ok) throw data(null, found.status)
  const word = page.searchParams.get('told')
  page.searchParams.delete('item')
  page.searchParams.delete('told')
  return {
    // The app's own service has these types.
    item: (await found.json()) as Item,
    addedAt: kept?.ok ? ((await kept.json()) as CollectionEntry).added_at : undefined,
    isSignedIn: session !== undefined,
    closePath: page.pathname + page.search,
    told: keepResults.find((known) => known === word),
  }
}
