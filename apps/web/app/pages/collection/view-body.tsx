import { Activity } from 'react'

import { lateView } from '../late-part.tsx'
import { QuietBody, QuietHead } from '../quiet-view.tsx'
import type { CollectionView } from './load-view.ts'
import { MyDrawers } from './my-drawers.tsx'
import { SignedOut } from './signed-out.tsx'
import { useAwaitedShow } from './use-awaited-show.ts'
import { usePlaceAgain } from './use-place-again.ts'

/** Views load when they open, so that the list of the collection loads none. */
const ActivityView = lateView(async () => (await import('./activity/activity-view.tsx')).ActivityView)
const BinView = lateView(async () => (await import('./bin/bin-view.tsx')).BinView)
const FieldsView = lateView(async () => (await import('./fields/fields-view.tsx')).FieldsView)
const MySets = lateView(async () => (await import('./my-sets/my-sets.tsx')).MySets)
const PlacesView = lateView(async () => (await import('./shelves/places-view.tsx')).PlacesView)
const PreferencesView = lateView(async () => (await import('./preferences/preferences-view.tsx')).PreferencesView)
const SparesView = lateView(async () => (await import('./spares/spares-view.tsx')).SparesView)
const WishesView = lateView(async () => (await import('./wishes/wishes-view.tsx')).WishesView)

interface ViewBodyProps {
  readonly view: CollectionView
}

/** The view of the tab, or quiet shapes for one that is late. What the user typed stays in case that it does not come. */
export function ViewBody({ view }: ViewBodyProps) {
  const awaited = useAwaitedShow()
  usePlaceAgain(awaited !== undefined)
  return (
    <>
      {awaited !== undefined && (
        <>
          <QuietHead />
          <QuietBody kind={awaited === '' ? 'pieces' : awaited === 'sets' ? 'list' : 'hits'} />
        </>
      )}
      <Activity mode={awaited === undefined ? 'visible' : 'hidden'}>
        <OneView view={view} />
      </Activity>
    </>
  )
}

/** The drawers, or the view that the address names. */
function OneView({ view }: ViewBodyProps) {
  switch (view.name) {
    case 'signed-out':
      return <SignedOut isHalf={view.isHalf} />
    case 'drawers':
      return <MyDrawers open={view.open} newsName={view.newsName} />
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
