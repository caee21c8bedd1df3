import { sql, type Kysely } from 'kysely'

import type { CollectiblesTables } from '../store/tables.ts'
import type { ItemMine, OwnCopy } from '../wire/index.ts'
import { firstPhotosOf, type FirstPhoto } from './reading/copy-photos.ts'
import { hadStatuses } from './statuses.ts'

/** Copies that the sheet of an item lists. */
const mostCopies = 100

/** What an account has of an item. */
export async function itemMine(
  db: Kysely<CollectiblesTables>,
  owner: string,
  item: string,
): Promise<{ readonly mine: ItemMine; readonly ownedByVariant: ReadonlyMap<string, number> }> {
  const holdings = await db
    .selectFrom('variant_holdings')
    .select(['variant_id', 'quantity', 'spare'])
    .where('owner_id', '=', owner)
    .where('item_id', '=', item)
    .execute()
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
  return {
    mine: {
      owned: sum(holdings.map(({ quantity }) => quantity)),
      wished: await isWished(db, owner, item),
      spare: sum(holdings.map(({ spare }) => spare)),
      copies: await copiesOf(db, owner, item),
    },
    ownedByVariant: new Map(holdings.map(({ variant_id, quantity }) => [variant_id, quantity])),
  }
}

/** The item itself is wished, or one of its variants. */
async function isWished(db: Kysely<CollectiblesTables>, owner: string, item: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from wishes where owner_id = ${owner} and fulfilled_at is null
    and (item_id = ${item} or variant_id in (select id from variants where item_id = ${item})) limit 1`.execute(db)
  return rows.length > 0
}

async function copiesOf(db: Kysely<CollectiblesTables>, owner: string, item: string): Promise<readonly OwnCopy[]> {
  const rows = await db
    .selectFrom('copies as copy')
    .innerJoin('categories as category', 'category.id', 'copy.category_id')
    .leftJoin('places as place', 'place.id', 'copy.place_id')
    .select([
      'copy.id',
      'copy.rev',
      'copy.variant_id',
      'copy.grade',
      'copy.quantity',
      'category.scale_id',
      'place.id as place_id',
      'place.name as place_name',
    ])
    .where('copy.owner_id', '=', owner)
    .where('copy.item_id', '=', item)
    .where('copy.deleted_at', 'is', null)
    .where('copy.status', 'in', [...hadStatuses])
    .orderBy('copy.added_at')
    .orderBy('copy.id')
    .limit(mostCopies)
    .execute()
  const photos = await firstPhotosOf(
    db,
    owner,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, rev, variant_id, grade, quantity, scale_id, place_id, place_name }) => ({
    id,
    rev,
    variant: variant_id ?? item,
    ...(grade !== '' && { condition: { scale: scale_id, grade } }),
    quantity,
    ...(place_id !== null && { place: { id: place_id, name: place_name ?? '' } }),
    ...photoOfCopy(photos.get(id)),
  }))
}

const photoOfCopy = (photo: FirstPhoto | undefined) => photo && { photo: photo.large, photo_words: photo.words }
