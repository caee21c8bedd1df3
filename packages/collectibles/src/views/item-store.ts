import type { Locale } from '@collect/messages'
import type { Database } from '@collect/storage'
import type { Kysely } from 'kysely'

import type { DrawnItem } from '../art/drawn-item.ts'
import { hidesSamples } from '../collectors/collector-acts.ts'
import { itemMine } from '../copies/item-mine.ts'
import type { CollectiblesTables } from '../store/tables.ts'
import {
  categories,
  type CategoryField,
  type Drawer,
  type Item,
  type ItemSummary,
  type Variant,
} from '../wire/index.ts'
import { factsIn, sampleFactsOf } from '../catalogue/facts.ts'
import { countItems, listItems, type ItemFilter, type ListedItem } from '../catalogue/item-list.ts'
import { attributesOf, listedItems, summaryOf, yearsOf } from '../catalogue/item-of-row.ts'
import { newItems } from './new-items.ts'
import { readableBy } from '../catalogue/visible.ts'
import { drawnItemOf } from './drawn-item-of.ts'

/** Items as the catalogue shows them. */
export interface ItemStore {
  list(filter: ItemFilter, locale: Locale): Promise<readonly ListedItem[]>
  /** Every category with its first shared items; what the caller wrote is counted too. */
  drawers(size: number, locale: Locale, caller?: string): Promise<readonly Drawer[]>
  /** The newest published items. @param now Milliseconds since 1970. */
  newest(limit: number, now: number, locale: Locale): Promise<readonly ItemSummary[]>
  /** An item that is public, or the caller's own. @param caller Absent for a visitor. */
  find(id: string, locale: Locale, caller?: string): Promise<Item | undefined>
  /** What the picture of a visible item is drawn from. */
  drawn(id: string, caller?: string): Promise<DrawnItem | undefined>
}

export function createItemStore(database: Database): ItemStore {
  const db = database.tables<CollectiblesTables>()
  const read = <Found>(reads: (db: Kysely<CollectiblesTables>) => Promise<Found>) =>
    database.read<CollectiblesTables, Found>(reads)

  return {
    list: (filter, locale) =>
      read(async (reader) =>
        listItems(reader, { ...filter, hidesSamples: await hidesSamples(reader, filter.caller) }, locale),
      ),

    drawers: (size, locale, caller) =>
      read(async (reader) => {
        const drawers: Drawer[] = []
        const isHidden = await hidesSamples(reader, caller)
        for (const category of categories) {
          const found = await listItems(reader, { category, hidesSamples: isHidden, limit: size }, locale)
          drawers.push({
            category,
            ...(await countItems(reader, category, caller, isHidden)),
            items: found.map(({ item }) => item),
          })
        }
        return drawers
      }),

    newest: (limit, now, locale) => read((reader) => newItems(reader, limit, now, locale)),

    find: (id, locale, caller) => findItem(db, id, locale, caller),

    drawn: (id, caller) => drawnItemOf(db, id, caller),
  }
}

/** Reads with the writer's connection, since an owner reads what they have just written. */
export async function findItem(
  db: Kysely<CollectiblesTables>,
  id: string,
  locale: Locale,
  caller?: string,
): Promise<Item | undefined> {
  const row = await listedItems(db)
    .innerJoin('categories as category', 'category.id', 'item.category_id')
    .select([
      'item.owner_id',
      'item.description',
      'item.country',
      'item.rarity',
      'item.status',
      'item.merged_into',
      'item.source',
      'item.licence',
      'item.source_url',
      'item.rev',
      'category.fields',
    ])
    .where('item.id', '=', id)
    .where(readableBy(caller))
    .executeTakeFirst()
  if (!row) return undefined
  const fields = JSON.parse(row.fields) as readonly CategoryField[] // our own writing
  const attributes = attributesOf(row)
  const [variants, identifiers, mine] = await Promise.all([
    variantsOf(db, id, fields, caller),
    db
      .selectFrom('item_identifiers')
      .select(['scheme', 'value'])
      .where('item_id', '=', id)
      .orderBy('scheme')
      .orderBy('value')
      .execute(),
    caller === undefined ? undefined : itemMine(db, caller, id),
  ])
  const years = yearsOf(row)
  const set = row.owner_id === null || row.owner_id !== caller ? undefined : await ownSetOf(db, row.owner_id, id)
  return {
    ...summaryOf(row, locale),
    ...(set && { set: { ...set, ...(row.number !== '' && { number: row.number }) } }),
    story: row.description,
    ...(row.maker !== null && { maker: row.maker }),
    ...(years && { years }),
    ...(row.country !== null && { country: row.country }),
    ...(isRarity(row.rarity) && { rarity: row.rarity }),
    facts: [...factsIn(fields, 'item', attributes), ...sampleFactsOf(fields, attributes)],
    variants: variants.map((variant) => {
      const owned = mine?.ownedByVariant.get(variant.id) ?? 0
      return { ...variant, ...(mine && { mine: { owned } }) }
    }),
    identifiers,
    status: row.status,
    ...(row.merged_into !== null && { merged_into: row.merged_into }),
    source: { name: row.source, licence: row.licence, ...(row.source_url !== null && { url: row.source_url }) },
    rev: row.rev,
    ...(mine && { mine: mine.mine }),
  }
}

const isRarity = (rarity: number): rarity is NonNullable<Item['rarity']> => rarity >= 1 && rarity <= 5

/** The own set in which an own item lies. */
const ownSetOf = (db: Kysely<CollectiblesTables>, owner: string, item: string) =>
  db
    .selectFrom('set_items')
    .innerJoin('collectible_sets as set', 'set.id', 'set_items.set_id')
    .select(['set.id', 'set.name'])
    .where('set_items.owner_id', '=', owner)
    .where('set_items.item_id', '=', item)
    .orderBy('set.id')
    .executeTakeFirst()

async function variantsOf(
  db: Kysely<CollectiblesTables>,
  item: string,
  fields: readonly CategoryField[],
  caller: string | undefined,
): Promise<readonly Variant[]> {
  const rows = await db.selectFrom('variants').selectAll().where('item_id', '=', item).orderBy('position').execute()
  const codes = await db
    .selectFrom('barcodes')
    .innerJoin('variants', 'variants.id', 'barcodes.variant_id')
    .select(['barcodes.code', 'barcodes.variant_id'])
    .where('variants.item_id', '=', item)
    .where(({ or, eb }) =>
      or([
        eb('barcodes.owner_id', 'is', null),
        ...(caller === undefined ? [] : [eb('barcodes.owner_id', '=', caller)]),
      ]),
    )
    .orderBy('barcodes.code')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    isDefault: row.is_default === 1,
    facts: factsIn(fields, 'variant', attributesOf(row)),
    barcodes: codes.filter(({ variant_id }) => variant_id === row.id).map(({ code }) => code),
  }))
}
