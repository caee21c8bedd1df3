import type { Collection } from '@collect/collectibles/wire'
import { data } from 'react-router'

import { actOnPage } from '../acts/act-on-page.ts'
import { loadOpenedItem } from '../item/load-opened-item.ts'
import { askCollectibles } from '../server/ask-collectibles.ts'
import { checkSession } from '../server/session.ts'
import type { Route } from './+types/collection'
import { MyDrawers } from './collection/my-drawers.tsx'
import { SignedOut } from './collection/signed-out.tsx'

export async function loader(visit: Route.LoaderArgs) {
  const { context, request, url } = visit
  const drawer = url.searchParams.get('drawer')
  const [opened, check] = await Promise.all([loadOpenedItem(visit), checkSession(context, request)])
  if (!check.session) return { opened, collection: undefined, drawer: undefined, isHalf: check.isHalf ?? false }
  const query = drawer === null ? '' : `?${new URLSearchParams({ category: drawer })}`
  const answer = await askCollectibles(visit, `/collection${query}`)
  // An unknown drawer is a 404.
  if (!answer.ok && answer.status !== 401) throw data(null, answer.status === 400 ? 404 : answer.status)
  // The app's own service has this type.
  const collection = answer.ok ? ((await answer.json()) as Collection) : undefined
  return { opened, collection, drawer: drawer ?? undefined, isHalf: false }
}

export const action = (args: Route.ActionArgs) => actOnPage(args)

export default function CollectionPage({ loaderData: { collection, drawer, isHalf } }: Route.ComponentProps) {
  return collection ? <MyDrawers collection={collection} drawer={drawer} /> : <SignedOut isHalf={isHalf} />
}
