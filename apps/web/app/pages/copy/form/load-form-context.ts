import type {
  Category,
  CategoryList,
  Collector,
  FolderList,
  OwnFieldList,
  PlaceList,
  ScaleList,
} from '@collect/collectibles/wire'
import { data } from 'react-router'

import { readCollectibles } from '../../../server/ask-collectibles.ts'
import type { Visit } from '../../../server/visit.ts'
import type { CopyField, CopyFormContext } from './open-copy-form.ts'

/** What the form of a copy needs of its drawer and of its owner. @throws 404 for an unknown drawer */
export async function loadFormContext(visit: Visit, category: string): Promise<CopyFormContext> {
  const [{ categories }, { scales }, own, { places }, { folders }, collector] = await Promise.all([
    readCollectibles<CategoryList>(visit, '/categories'),
    readCollectibles<ScaleList>(visit, '/scales'),
    readCollectibles<OwnFieldList>(visit, '/fields'),
    readCollectibles<PlaceList>(visit, '/places'),
    readCollectibles<FolderList>(visit, '/folders'),
    readCollectibles<Collector>(visit, '/collector'),
  ])
  const drawer = categories.find(({ id }) => id === category)
  const scale = scales.find(({ id }) => id === drawer?.scale)
  if (!drawer || !scale) throw data(null, 404)
  const ofOwner = own.fields
    .filter((field) => field.category === undefined || field.category === category)
    .map(({ key, label, type, unit, choices, shown }): CopyField => ({
      key: `my_${key}`,
      label,
      type,
      of: 'copy',
      choices,
      ...(unit !== undefined && { unit }),
      ...(shown && { isShown: true }),
    }))
  return {
    category: drawer.id as Category, // the delivered categories are all there are
    scale,
    fields: [...drawer.fields.filter(({ of }) => of === 'copy'), ...ofOwner],
    places: places.map(({ id, path }) => ({ id, path })),
    folders: folders.map(({ id, path }) => ({ id, path })),
    currency: collector.currency,
    preferred: collector.defaults,
  }
}
