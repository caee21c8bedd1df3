import type { TextKey } from '@collect/messages'

/** A view beside the drawers (docs/contract/collectibles.md §5.1). */
interface CollectionViewLink {
  readonly show: string
  readonly label: TextKey
}

/** What *More* leads to: a line for each view that exists. */
export const collectionViews: readonly CollectionViewLink[] = [
  { show: 'wishes', label: 'wishes.title' },
  { show: 'spares', label: 'spares.title' },
  { show: 'sets', label: 'my-sets.title' },
  { show: 'places', label: 'shelves.places' },
  { show: 'fields', label: 'shelves.fields' },
  { show: 'activity', label: 'shelves.activity' },
  { show: 'bin', label: 'shelves.bin' },
  { show: 'preferences', label: 'preferences.title' },
]
