import { actOnPage } from '../acts/act-on-page.ts'
import { loadOpenedItem } from '../item/load-opened-item.ts'
import type { Route } from './+types/collection'
import { changeManyPieces } from './collection/bulk/change-many-pieces.ts'
import { loadView } from './collection/load-view.ts'
import { orderIntents } from './collection/order-acts.ts'
import { ViewBody } from './collection/view-body.tsx'
import { deleteCollection, savePreferences } from './collection/preferences/save-preferences.ts'
import { saveWish } from './collection/wishes/save-wish.ts'

/** The view and the sheet over it. Both stand in the query, so the tab stays orange (NAV-BAR-2). */
export async function loader(visit: Route.LoaderArgs) {
  const [opened, view] = await Promise.all([loadOpenedItem(visit), loadView(visit)])
  return { opened, view }
}

/** Forms that are drawn again when the service refuses them. */
const ownActs = {
  ...orderIntents,
  wish: saveWish,
  preferences: savePreferences,
  'delete-collection': deleteCollection,
  bulk: changeManyPieces,
}

type OwnAnswer = Awaited<ReturnType<(typeof ownActs)[keyof typeof ownActs]>>

export const action = (args: Route.ActionArgs) => actOnPage<OwnAnswer>(args, ownActs)

export default function CollectionPage({ loaderData: { view } }: Route.ComponentProps) {
  return <ViewBody view={view} />
}
