import type { Kysely } from 'kysely'

import { artVersion } from '../../art/art-path.ts'
import { plainItem, type DrawnItem } from '../../art/drawn-item.ts'
import { categoryOf } from '../../catalogue/item-of-row.ts'
import type { CollectiblesTables } from '../../store/tables.ts'

/** The picture of a copy without an item, of which a browser keeps each version. */
export const copyArtPath = (id: string, category: string): string =>
  `/api/collectibles/copies/${id}/art.svg?v=${copyArtVersion(category)}`

/** What the picture of a copy depends on, beside its id. */
export const copyArtVersion = (category: string): string => `${artVersion}-${category}`

/** What the picture of a copy is drawn from, if the copy is the owner's. */
export async function drawnCopy(
  db: Kysely<CollectiblesTables>,
  owner: string,
  id: string,
): Promise<DrawnItem | undefined> {
  const row = await db
    .selectFrom('copies')
    .select(['id', 'category_id'])
    .where('id', '=', id)
    .where('owner_id', '=', owner)
    .executeTakeFirst()
  return row && plainItem(categoryOf(row.category_id), row.id)
}
