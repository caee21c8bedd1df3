import { sql } from 'kysely'

import { listedItems, nameIn, summaryOf } from '../catalogue/item-of-row.ts'
import type { InWords } from '../copies/listing/list-copies.ts'
import type { Locale } from '@collect/messages'
import type { Change, Reader } from '../acts/act.ts'
import type { StoredActivity } from '../acts/list-batches.ts'

/**
 * Names of what activity mentions and is still there, by id: its rows, and what their fields refer to. A draft that has no
 * name yet has an empty one.
 */
export async function namesInActivity(
  reader: Reader,
  rows: readonly StoredActivity[],
  locale: Locale,
  inWords: InWords,
): Promise<Readonly<Record<string, string>>> {
  const ids = [...new Set(rows.flatMap(idsIn))]
  if (ids.length === 0) return {}
  const { db, owner } = reader
  // A photo has the name of its copy.
  const pictured = await db
    .selectFrom('photos as photo')
    .innerJoin('copies as copy', 'copy.id', 'photo.copy_id')
    .select(['photo.id', 'copy.own_name', 'copy.item_id'])
    .where('photo.owner_id', '=', owner)
    .where('photo.id', 'in', ids)
    .execute()
  const plain = await db
    .selectFrom('copies')
    .select(['id', 'own_name', 'item_id'])
    .where('owner_id', '=', owner)
    .where('id', 'in', ids)
    .execute()
  const copies = [...plain, ...pictured]
  const wishes = await db
    .selectFrom('wishes as wish')
    .leftJoin('variants as variant', 'variant.id', 'wish.variant_id')
    .select(['wish.id', 'wish.set_id'])
    .select(({ fn }) => fn.coalesce('wish.item_id', 'variant.item_id').as('item_id'))
    .where('wish.owner_id', '=', owner)
    .where('wish.id', 'in', ids)
    .execute()
  const items = await itemNames(
    reader,
    [...ids, ...[...copies, ...wishes].flatMap(({ item_id }) => item_id ?? [])],
    locale,
    inWords,
  )
  const sets = await setNames(reader, [...ids, ...wishes.flatMap(({ set_id }) => set_id ?? [])], locale)
  const names = new Map([...(await shelfNames(reader, ids)), ...items, ...sets])
  for (const { id, own_name, item_id } of copies) names.set(id, own_name ?? items.get(item_id ?? '') ?? '')
  for (const { id, item_id, set_id } of wishes) {
    const name = items.get(item_id ?? '') ?? sets.get(set_id ?? '')
    if (name !== undefined) names.set(id, name)
  }
  const wanted = new Set(ids)
  return Object.fromEntries([...names].filter(([id]) => wanted.has(id)))
}

/** Columns that hold a list of ids, as JSON. */
const lists = new Set(['tags', 'own_sets'])
/** Columns that hold an id, or a list of ids. */
const references = new Set(['folder_id', 'place_id', 'parent_id', 'item_id', 'set_id', ...lists])

function idsIn({ entity_id, changes }: StoredActivity): readonly string[] {
  const fields = JSON.parse(changes) as Change['fields'] // the act wrote it
  const mentioned = Object.entries(fields)
    .filter(([name]) => references.has(name))
    .flatMap(([name, sides]) => sides.flatMap((side) => (typeof side === 'string' ? idsOfSide(name, side) : [])))
  return [entity_id, ...mentioned]
}

const idsOfSide = (name: string, side: string): readonly string[] =>
  lists.has(name) ? (JSON.parse(side) as readonly string[]) : [side] // the act wrote it

/** Of folders, places, tags and own fields. */
async function shelfNames(
  { db, owner }: Reader,
  ids: readonly string[],
): Promise<readonly (readonly [string, string])[]> {
  const list = sql.join([...ids])
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from folders where owner_id = ${owner} and id in (${list})
    union all select id, name from places where owner_id = ${owner} and id in (${list})
    union all select id, name from tags where owner_id = ${owner} and id in (${list})
    union all select id, label as name from own_fields where owner_id = ${owner} and id in (${list})`.execute(db)
  return rows.map(({ id, name }) => [id, name])
}

/** Of published items and one's own. */
async function itemNames({ db, owner }: Reader, ids: readonly string[], locale: Locale, inWords: InWords) {
  const rows = await listedItems(db)
    .where('item.id', 'in', [...ids])
    .where(({ or, eb }) =>
      or([eb('item.owner_id', 'is', null), eb('item.owner_id', '=', owner), eb('item.status', '=', 'published')]),
    )
    .execute()
  return new Map(rows.map((row) => [row.id, inWords(summaryOf(row, locale)).name]))
}

async function setNames({ db, owner }: Reader, ids: readonly string[], locale: Locale) {
  const rows = await db
    .selectFrom('collectible_sets')
    .select(['id', 'name', 'names'])
    .where('id', 'in', [...ids])
    .where(({ or, eb }) => or([eb('owner_id', 'is', null), eb('owner_id', '=', owner), eb('status', '=', 'published')]))
    .execute()
  return new Map(rows.map((row) => [row.id, nameIn(locale, row)]))
}
