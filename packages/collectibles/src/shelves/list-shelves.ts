import { sql, type Kysely } from 'kysely'

import { countHidden, isShownCopy } from '../copies/listing/hidden-samples.ts'
import { hereCopies } from '../copies/listing/copy-conditions.ts'
import { hadStatuses } from '../copies/statuses.ts'
import type { CollectiblesTables } from '../store/tables.ts'
import { compareText, foldedName, type OwnPlace, type Tag } from '../wire/index.ts'
import { loadShelves, type ShelfTable, type ShelfTree, type StoredShelf } from './shelf-tree.ts'

type Db = Kysely<CollectiblesTables>

/** All folders or places of an owner with what lies in them. Folders have no label and no notes. */
export async function listShelves(db: Db, table: ShelfTable, owner: string): Promise<readonly OwnPlace[]> {
  const tree = await loadShelves(db, table, owner)
  const [sums, currency] = [await sumsInside(db, table, owner, tree), await currencyOf(db, owner)]
  return tree.shelves.map((shelf) => {
    const { copies = 0, value = 0, valued = 0 } = sums.get(shelf.id) ?? {}
    return {
      id: shelf.id,
      rev: shelf.rev,
      name: shelf.name,
      ...(shelf.parent_id !== null && { parent: shelf.parent_id }),
      path: namesOf(tree, shelf),
      position: shelf.position,
      copies,
      ...(valued > 0 && { value: { amount: value, currency } }),
      label: String(shelf['label'] ?? ''),
      ...(shelf['notes'] && { notes: String(shelf['notes']) }),
    }
  })
}

const idsAround = ({ path }: StoredShelf): readonly string[] => path.split('/').filter((part) => part !== '')

const namesOf = (tree: ShelfTree, shelf: StoredShelf): string =>
  idsAround(shelf)
    .map((id) => tree.find(id)?.name ?? '')
    .join(' / ')

interface Sums {
  readonly copies: number
  readonly valued: number
  readonly value: number
}

/** What lies in each shelf and in those inside it. Values are of things that their owner has; samples have none. */
async function sumsInside(
  db: Db,
  table: ShelfTable,
  owner: string,
  tree: ShelfTree,
): Promise<ReadonlyMap<string, Sums>> {
  const column = sql.ref(table === 'folders' ? 'copy.folder_id' : 'copy.place_id')
  const counts = sql`copy.is_sample = 0 and copy.status in (${sql.join([...hadStatuses])})`
  const { rows } = await sql<{ id: string } & Sums>`
    select ${column} as id, count(*) as copies,
      sum(case when ${counts} and copy.value_amount is not null then 1 else 0 end) as valued,
      sum(case when ${counts} then coalesce(copy.value_amount, 0) else 0 end) as value
    from copies as copy where copy.owner_id = ${owner} and ${hereCopies} and ${column} is not null
      and ${await shown(db, owner)}
    group by ${column}`.execute(db)
  const sums = new Map<string, Sums>()
  for (const row of rows) {
    const shelf = tree.find(row.id)
    for (const id of shelf ? idsAround(shelf) : []) {
      const { copies = 0, valued = 0, value = 0 } = sums.get(id) ?? {}
      sums.set(id, {
        copies: copies + Number(row.copies),
        valued: valued + Number(row.valued),
        value: value + Number(row.value),
      })
    }
  }
  return sums
}

const shown = async (db: Db, owner: string) => ((await countHidden(db, owner)) > 0 ? isShownCopy : sql`1 = 1`)

const currencyOf = async (db: Db, owner: string): Promise<string> =>
  (await db.selectFrom('collectors').select('currency').where('owner_id', '=', owner).executeTakeFirst())?.currency ??
  ''

/** All tags of an owner, by name. */
export async function listTags(db: Db, owner: string): Promise<readonly Tag[]> {
  const { rows } = await sql<Tag>`
    select tags.id, tags.rev, tags.name, count(copy.id) as copies from tags
    left join copy_tags on copy_tags.tag_id = tags.id
    left join copies as copy on copy.id = copy_tags.copy_id and ${hereCopies} and ${await shown(db, owner)}
    where tags.owner_id = ${owner} group by tags.id, tags.rev, tags.name`.execute(db)
  return rows
    .map((row) => ({ ...row, copies: Number(row.copies) }))
    .toSorted(
      (one, other) => compareText(foldedName(one.name), foldedName(other.name)) || compareText(one.id, other.id),
    )
}
