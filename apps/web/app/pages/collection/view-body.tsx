import { ActivityView } from './activity/activity-view.tsx'
import { BinView } from './bin/bin-view.tsx'
import { FieldsView } from './fields/fields-view.tsx'
import { BulkView } from './bulk/bulk-view.tsx'
import type { CollectionView } from './load-view.ts'
import { MyDrawers } from './my-drawers.tsx'
import { MySets } from './my-sets/my-sets.tsx'
import { PlacesView } from './shelves/places-view.tsx'
import { SignedOut } from './signed-out.tsx'
import { SparesView } from './spares/spares-view.tsx'
import { lateSheet } from '../late-sheet.tsx'

/** Views with forms load when they open, so that the list of the collection loads none. */
const WishesView = lateSheet(async () => (await import('./wishes/wishes-view.tsx')).WishesView)
const PreferencesView = lateSheet(async () => (await import('./preferences/preferences-view.tsx')).PreferencesView)

interface ViewBodyProps {
  readonly view: CollectionView
}

/** The content of the tab: the drawers, or the view that the address names. */
export function ViewBody({ view }: ViewBodyProps) {
  switch (view.name) {
    case 'signed-out':
      return <SignedOut isHalf={view.isHalf} />
    case 'bulk':
      return <BulkView open={view.open} />
    case 'drawers':
      return <MyDrawers open={view.open} />
    case 'wishes':
      return <WishesView open={view.open} />
    case 'spares':
      return <SparesView open={view.open} />
    case 'preferences':
      return <PreferencesView open={view.open} />
    case 'sets':
      return <MySets open={view.open} />
    case 'places':
      return <PlacesView open={view} />
    case 'fields':
      return <FieldsView open={view} />
    case 'bin':
      return <BinView open={view} />
    case 'activity':
      return <ActivityView open={view} />
  }
}
