import { data } from 'react-router'

import { loadItemName } from '../../item/load-item-name.ts'
import { checkSession } from '../../server/session.ts'
import type { Visit } from '../../server/visit.ts'
import { loadMySets } from './my-sets/load-my-sets.ts'
import { loadPreferences } from './preferences/load-preferences.ts'
import { loadSpares } from './spares/load-spares.ts'
import { loadWishes } from './wishes/load-wishes.ts'
import { loadActivity } from './activity/load-activity.ts'
import { loadBin } from './bin/load-bin.ts'
import { loadFields } from './fields/load-fields.ts'
import { loadPlaces } from './shelves/load-places.ts'
import { loadPieces } from './pieces/load-pieces.ts'

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
    case 'spares':
      return { name: 'spares', open: await loadSpares(visit) } as const
    case 'preferences':
      return { name: 'preferences', open: await loadPreferences(visit) } as const
    case 'sets':
      return { name: 'sets', open: await loadMySets(visit) } as const
    case 'places':
      return loadPlaces(visit)
    case 'fields':
      return loadFields(visit)
    case 'bin':
      return loadBin(visit)
    case 'activity':
      return loadActivity(visit)
    default:
      throw data(null, 404)
  }
}

export type CollectionView = Awaited<ReturnType<typeof loadView>>

async function loadDrawers(visit: Visit) {
  const open = await loadPieces(visit)
  if (open === 'signed-out') return { name: 'signed-out', isHalf: false } as const
  // A mark of a missing item, which stands in the list or is owned now.
  const marked = open.news?.about
  return { name: 'drawers', open, newsName: marked === undefined ? '' : await loadItemName(visit, marked) } as const
}
