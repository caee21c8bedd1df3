import type { CollectionView } from './load-view.ts'
import { MyDrawers } from './my-drawers.tsx'
import { MySets } from './my-sets/my-sets.tsx'
import { SignedOut } from './signed-out.tsx'
import { WishesView } from './wishes/wishes-view.tsx'

interface ViewBodyProps {
  readonly view: CollectionView
}

/** The content of the tab: the drawers, or the view that the address names. */
export function ViewBody({ view }: ViewBodyProps) {
  switch (view.name) {
    case 'signed-out':
      return <SignedOut isHalf={view.isHalf} />
    case 'drawers':
      return <MyDrawers collection={view.collection} drawer={view.drawer} />
    case 'wishes':
      return <WishesView open={view.open} />
    case 'sets':
      return <MySets open={view.open} />
  }
}
