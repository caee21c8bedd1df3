import { useOutletContext } from 'react-router'

import { actOnPage } from '../acts/act-on-page.ts'
import { loadOpenedItem } from '../item/load-opened-item.ts'
import type { Route } from './+types/collection'
import { loadBulk } from './collection/bulk/load-bulk.ts'
import { loadView } from './collection/load-view.ts'
import { idsOfPlaces } from './collection/pieces/cells/place-ids.ts'
import { ViewBody } from './collection/view-body.tsx'
import { loadCopySheet } from './copy/load-copy-sheet.ts'
import { lateSheet } from './late-part.tsx'
import { pageActs } from './page-acts.ts'
import { sheetSlot } from './sheet-slot.ts'

const CopySheets = lateSheet(async () => (await import('./copy/copy-sheets.tsx')).CopySheets)
const BulkSheet = lateSheet(async () => (await import('./collection/bulk/bulk-sheet.tsx')).BulkSheet)

/** The view and the sheet over it. Both stand in the query, so the tab stays orange (NAV-BAR-2). */
export async function loader(visit: Route.LoaderArgs) {
  const [sheet, view] = await Promise.all([loadSheet(visit), loadView(visit)])
  // The form of a new copy names its item in the same parameter.
  const opened = sheet ? undefined : await loadOpenedItem(visit)
  return { opened, sheet, view }
}

async function loadSheet(visit: Route.LoaderArgs) {
  const sheet = await loadCopySheet(visit)
  if (sheet || visit.url.searchParams.has('show')) return sheet
  const bulk = await loadBulk(visit)
  return bulk && ({ name: 'bulk', bulk } as const)
}

export const action = (args: Route.ActionArgs) => actOnPage(args, pageActs['/collection'])

export default function CollectionPage({ loaderData: { sheet, view } }: Route.ComponentProps) {
  if (useOutletContext() === sheetSlot)
    return (
      sheet &&
      (sheet.name === 'bulk' ? (
        <BulkSheet open={sheet.bulk} />
      ) : (
        <CopySheets open={sheet} behind={view.name === 'drawers' ? idsOfPlaces(view.open.page?.places ?? []) : []} />
      ))
    )
  return <ViewBody view={view} />
}
