import { PostgresAdapter, type Kysely } from 'kysely'

import { changedFields } from '../acts/changed-fields.ts'
import { ownStatuses } from '../catalogue/visible.ts'
import type { CollectiblesTables } from '../store/tables.ts'
import type { CatalogueStatus } from '../wire/index.ts'

/**
 * What a person writes about an own item. Activity and undo compare these values, so that lists are JSON: `variants` are
 * those beside the default one, `barcodes` those of the default one, `own_sets` the ids of the owner's sets with it.
 */
export interface WrittenItem {
  readonly category_id: string
  readonly name: string
  readonly number: string
  readonly maker: string | null
  readonly year_from: number | null
  readonly year_to: number | null
  readonly country: string | null
  readonly rarity: number
  readonly attrs: string
  readonly status: CatalogueStatus
  readonly own_sets: string
  readonly variants: string
  readonly barcodes: string
}

export interface OwnItem extends WrittenItem {
  readonly id: string
  readonly rev: number
  /** Copies that an undo must not take the item away from. */
  readonly uses: number
}

export interface OwnVariant {
  readonly id: string
  readonly name: string
  readonly attrs: string
}

export const blankItem: WrittenItem = {
  category_id: '',
  name: '',
  number: '',
  maker: null,
  year_from: null,
  year_to: null,
  country: null,
  rarity: 0,
  attrs: '{}',
  status: 'private',
  own_sets: '[]',
  variants: '[]',
  barcodes: '[]',
}

/** What becomes of an item that is deleted. */
export const withdrawn = ({ id: _id, rev: _rev, uses: _uses, ...written }: OwnItem): WrittenItem => ({
  ...written,
  status: 'withdrawn',
  own_sets: blankItem.own_sets,
})

const itemColumns = Object.keys(blankItem) as (keyof typeof blankItem)[] // its own keys

/** Column → [before, after], where the two differ. */
export const changedItemFields = changedFields(itemColumns)

/** All columns, if one differs: the undo of a return sees each later change. */
export const wholeItemFields = changedFields(itemColumns, [itemColumns])

/** Own items that are not published, withdrawn ones too. No other transaction changes them until this one ends. */
export async function loadOwnItems(
  db: Kysely<CollectiblesTables>,
  owner: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OwnItem>> {
  if (ids.length === 0) return new Map()
  const own = db
    .selectFrom('items')
    .selectAll()
    .where('id', 'in', ids)
    .where('owner_id', '=', owner)
    .where('status', 'in', [...ownStatuses, 'withdrawn'])
  // An operator may publish one at the same time. SQLite has one writer anyway.
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const rows = await (isPostgres ? own.forUpdate() : own).execute()
  const found = rows.map(({ id }) => id)
  if (found.length === 0) return new Map()
  const variants = await db
    .selectFrom('variants')
    .selectAll()
    .where('item_id', 'in', found)
    .where('is_default', '=', 0)
    .orderBy('position')
    .execute()
  const barcodes = await db
    .selectFrom('barcodes')
    .selectAll()
    .where('variant_id', 'in', found)
    .orderBy('code')
    .execute()
  const members = await db
    .selectFrom('set_items')
    .select(['set_id', 'item_id'])
    .where('owner_id', '=', owner)
    .where('item_id', 'in', found)
    .orderBy('set_id')
    .execute()
  const copies = await db
    .selectFrom('copies')
    .select('item_id')
    .where('item_id', 'in', found)
    .where('deleted_at', 'is', null)
    .execute()
  return new Map(
    rows.map((row) => {
      const sets = members.filter(({ item_id }) => item_id === row.id)
      const { id, rev, category_id, name, number, maker, year_from, year_to, country, rarity, attrs, status } = row
      const others = variants.filter(({ item_id }) => item_id === id)
      const item: OwnItem = {
        id,
        rev,
        category_id,
        name,
        number,
        maker,
        year_from,
        year_to,
        country,
        rarity,
        attrs,
        status,
        own_sets: JSON.stringify(sets.map(({ set_id }) => set_id)),
        variants: JSON.stringify(
          others.map((variant): OwnVariant => ({ id: variant.id, name: variant.name, attrs: variant.attrs })),
        ),
        barcodes: JSON.stringify(barcodes.filter(({ variant_id }) => variant_id === id).map(({ code }) => code)),
        uses: copies.filter(({ item_id }) => item_id === id).length,
      }
      return [id, item]
    }),
  )
}
