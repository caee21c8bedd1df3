import { useOutletContext } from 'react-router'

import { newsIn } from '../acts/act-news.ts'
import { actOnPage } from '../acts/act-on-page.ts'
import { PageNews } from '../acts/page-news.tsx'
import { loadOpenedItem } from '../item/load-opened-item.ts'
import type { Route } from './+types/collection'
import { loadView } from './collection/load-view.ts'
import { ViewBody } from './collection/view-body.tsx'
import { saveWish } from './collection/wishes/save-wish.ts'
import { copyIntents } from './copy/copy-intents.ts'
import { CopySheets } from './copy/copy-sheets.tsx'
import { loadCopySheet } from './copy/load-copy-sheet.ts'
import { sheetSlot } from './sheet-slot.ts'

/** The view and the sheet over it. Both stand in the query, so the tab stays orange (NAV-BAR-2). */
export async function loader(visit: Route.LoaderArgs) {
  const [sheet, view] = await Promise.all([loadCopySheet(visit), loadView(visit)])
  // The form of a new copy names its item in the same parameter.
  const opened = sheet ? undefined : await loadOpenedItem(visit)
  // The other views tell their news themselves.
  const news = sheet || opened || view.name !== 'drawers' ? undefined : newsIn(visit.url.searchParams)
  return { opened, sheet, news, view }
}

/** What forms of this page answer when they are refused. */
type CollectionAnswer = Awaited<ReturnType<typeof saveWish> | ReturnType<(typeof copyIntents)[string]>>

export const action = (args: Route.ActionArgs) => actOnPage<CollectionAnswer>(args, { ...copyIntents, wish: saveWish })

export default function CollectionPage({ loaderData: { news, sheet, view } }: Route.ComponentProps) {
  if (useOutletContext() === sheetSlot) return sheet && <CopySheets open={sheet} />
  return (
    <>
      {news && <PageNews news={news} name="" />}
      <ViewBody view={view} />
    </>
  )
}
