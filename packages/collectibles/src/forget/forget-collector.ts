import type { Database } from '@collect/storage'
import { sql, type Kysely } from 'kysely'

import { takeTurn } from '../acts/act.ts'
import { deletePhotoFiles, deletePhotoRows } from '../photos/delete-photos.ts'
import type { PhotoFolder } from '../photos/photo-folder.ts'
import type { CollectiblesTables } from '../store/tables.ts'

/** Rows of one statement: the writer serves others in between. */
const rowsAtOnce = 200

/** Own entries of the catalogue that no other account uses. One that others use stays without its owner. */
const isOwnItem = `owner_id = ? and status in ('private', 'pending', 'withdrawn')
  and not exists (select 1 from copies where copies.item_id = items.id and copies.owner_id <> ?)
  and not exists (select 1 from wishes where wishes.item_id = items.id and wishes.owner_id <> ?)
  and not exists (select 1 from set_items where set_items.item_id = items.id and set_items.owner_id <> ?)`
const isOwnSet = `owner_id = ? and status in ('private', 'pending', 'withdrawn')
  and not exists (select 1 from wishes where wishes.set_id = collectible_sets.id and wishes.owner_id <> ?)`
const ownItems = `select id from items where ${isOwnItem}`
const ownVariants = `select id from variants where item_id in (${ownItems})`

/** Rows that hang on those of another table: table and the column that names it. */
type Hanging = readonly (readonly [table: string, column: string])[]

const onCopies: Hanging = [
  ['copy_tags', 'copy_id'],
  ['copy_words', 'copy_id'],
  ['loans', 'copy_id'],
]

/**
 * What belongs to an account, in an order in which nothing refers to what is gone: table, key, the rows that are the
 * account's, and what hangs on them.
 */
const belongings: readonly (readonly [table: string, key: string, isOwn: string, hanging?: Hanging])[] = [
  ['copies', 'id', 'owner_id = ?', onCopies],
  ['loans', 'id', 'owner_id = ?'],
  ['tags', 'id', 'owner_id = ?', [['copy_tags', 'tag_id']]],
  ['folders', 'id', 'owner_id = ?'],
  ['places', 'id', 'owner_id = ?'],
  ['own_fields', 'id', 'owner_id = ?'],
  ['wishes', 'id', 'owner_id = ?'],
  ['saved_views', 'id', 'owner_id = ?'],
  ['import_rows', 'row', 'import_id in (select id from imports where owner_id = ?)'],
  ['imports', 'id', 'owner_id = ?'],
  ['value_days', 'day', 'owner_id = ?'],
  ['job_parts', 'job_id', 'owner_id = ?'],
  ['notices', 'id', 'owner_id = ?'],
  ['activity', 'id', 'owner_id = ?'],
  ['activity', 'id', 'actor_id = ?'],
  ['idempotency', 'key', 'owner_id = ?'],
  ['variant_holdings', 'variant_id', 'owner_id = ?'],
  ['set_progress', 'set_id', 'owner_id = ?'],
  ['collection_totals', 'category_id', 'owner_id = ?'],
  ['collection_counts', 'name', 'owner_id = ?'],
  ['collectors', 'owner_id', 'owner_id = ?'],
  ['barcodes', 'code', 'owner_id = ?'],
  ['own_item_words', 'word', 'owner_id = ?'],
  ['set_items', 'item_id', 'owner_id = ?'],
  // Own entries of the catalogue that no one else has seen.
  ['barcodes', 'variant_id', `variant_id in (${ownVariants})`],
  ['own_item_words', 'item_id', `item_id in (${ownItems})`],
  ['item_identifiers', 'item_id', `item_id in (${ownItems})`],
  ['estimates', 'variant_id', `variant_id in (${ownVariants})`],
  ['price_observations', 'id', `variant_id in (${ownVariants})`],
  ['variants', 'id', `item_id in (${ownItems})`],
  ['items', 'id', isOwnItem],
  ['collectible_sets', 'id', isOwnSet],
  [
    'categories',
    'id',
    `owner_id = ? and id not in (select category_id from items) and id not in (select category_id from collectible_sets)`,
  ],
  // The first release's table.
  ['collection_entries', 'item_id', 'identity_id = ?'],
]

/** Columns that name an account in rows that stay: an own item that others use, a price without its reporter. */
const namedIn = [
  ['price_observations', 'reporter_id'],
  ['items', 'owner_id'],
  ['collectible_sets', 'owner_id'],
  ['categories', 'owner_id'],
] as const

/** Deletes all that an account has collected. A call that was cut off goes on with the next one. */
export async function forgetCollector(database: Database, folder: PhotoFolder, owner: string): Promise<void> {
  const db = database.tables<CollectiblesTables>()
  // An act that began before may commit behind a pass.
  while ((await deleteBelongings(database, folder, owner)) > 0);
  for (const [table, column] of namedIn)
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = null where ${sql.ref(column)} = ${owner}`.execute(db)
}

/** Answers the number of deleted rows. */
async function deleteBelongings(database: Database, folder: PhotoFolder, owner: string): Promise<number> {
  const db = database.tables<CollectiblesTables>()
  // A job that runs meanwhile does no further step. Its steps lock the job before the collector, so this takes no turn.
  const jobs = await db.deleteFrom('jobs').where('owner_id', '=', owner).executeTakeFirst()
  let deleted = Number(jobs.numDeletedRows) + (await deletePhotos(database, folder, owner))
  for (const belonging of belongings) {
    for (;;) {
      const { count, photos } = await db.transaction().execute(async (trx) => {
        await takeTurn(trx, owner)
        return deleteSome(trx, owner, belonging)
      })
      await deletePhotoFiles(folder, photos)
      if (count === 0) break
      deleted += count
    }
  }
  return deleted
}

/** Files go before their rows, so that a call that was cut off finds the rest again. */
async function deletePhotos(database: Database, folder: PhotoFolder, owner: string): Promise<number> {
  const db = database.tables<CollectiblesTables>()
  let deleted = 0
  for (;;) {
    const rows = await db.selectFrom('photos').select('id').where('owner_id', '=', owner).limit(rowsAtOnce).execute()
    if (rows.length === 0) return deleted
    const photos = rows.map(({ id }) => id)
    await deletePhotoFiles(folder, photos)
    await db.transaction().execute(async (trx) => {
      await takeTurn(trx, owner)
      await deletePhotoRows(trx, photos)
    })
    // One that was finished meanwhile has its files again.
    await deletePhotoFiles(folder, photos)
    deleted += photos.length
  }
}

interface Deleted {
  readonly count: number
  /** Photos that a late act hung on deleted copies. */
  readonly photos: readonly string[]
}

async function deleteSome(
  db: Kysely<CollectiblesTables>,
  owner: string,
  [table, key, isOwn, hanging = []]: (typeof belongings)[number],
): Promise<Deleted> {
  const own = sql.join(
    isOwn.split('?').map((part) => sql.raw(part)),
    sql`${owner}`,
  )
  const { rows } = await sql<{ key: string | number }>`
    select ${sql.ref(key)} as key from ${sql.table(table)} where ${own} limit ${sql.lit(rowsAtOnce)}`.execute(db)
  if (rows.length === 0) return { count: 0, photos: [] }
  const keys = sql.join(rows.map((row) => row.key))
  for (const [name, column] of hanging)
    await sql`delete from ${sql.table(name)} where ${sql.ref(column)} in (${keys})`.execute(db)
  const { rows: photos } =
    table === 'copies'
      ? await sql<{ id: string }>`delete from photos where copy_id in (${keys}) returning id`.execute(db)
      : { rows: [] }
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where ${own} and ${sql.ref(key)} in (${keys})`.execute(db)
  return { count: Number(numAffectedRows), photos: photos.map(({ id }) => id) }
}
