import type { Database } from '@collect/storage'
import type { Kysely } from 'kysely'

import type { CollectiblesTables } from '../store/tables.ts'
import { keepItemWords } from '../words/keep-words.ts'

/** An item that waits for the operator's decision. */
export interface Submission {
  readonly id: string
  /** Its owner may change it while it waits. */
  readonly rev: number
  /** What a decision makes public: each value that there is, by its name. */
  readonly shown: Readonly<Record<string, unknown>>
}

export type SubmissionEnd = 'decided' | 'changed' | 'no such submission'

/** The oldest first. */
export async function listSubmissions(database: Database): Promise<readonly Submission[]> {
  const db = database.tables<CollectiblesTables>()
  const rows = await db
    .selectFrom('items as item')
    .leftJoin('collectible_sets as belongs', 'belongs.id', 'item.set_id')
    .selectAll('item')
    .select('belongs.name as set_name')
    .where('item.status', '=', 'pending')
    .orderBy('item.updated_at')
    .orderBy('item.id')
    .execute()
  const variantRows = await db
    .selectFrom('variants')
    .leftJoin('barcodes', 'barcodes.variant_id', 'variants.id')
    .innerJoin('items', 'items.id', 'variants.item_id')
    .select(['variants.id', 'variants.item_id', 'variants.name', 'variants.attrs', 'barcodes.code'])
    .where('items.status', '=', 'pending')
    .orderBy('variants.position')
    .orderBy('barcodes.code')
    .execute()
  const variantsOf = Map.groupBy(variantRows, ({ item_id }) => item_id)
  return rows.map((row) => {
    const variants = variantsOf.get(row.id) ?? []
    const values = {
      category: row.category_id,
      name: row.name,
      names: row.names === null ? null : valuesIn(row.names),
      set: row.set_name,
      number: row.number,
      maker: row.maker,
      years: row.year_from === null ? null : [row.year_from, row.year_to],
      country: row.country,
      rarity: row.rarity,
      description: row.description,
      facts: valuesIn(row.attrs),
      // A variant has a row for each of its barcodes.
      variants: [...new Map(variants.map(({ id, name, attrs }) => [id, { name, ...valuesIn(attrs) }])).values()],
      barcodes: variants.flatMap(({ code }) => code ?? []),
    }
    const shown = Object.fromEntries(Object.entries(values).filter(([, value]) => isThere(value)))
    return { id: row.id, rev: row.rev, shown }
  })
}

const valuesIn = (json: string) => JSON.parse(json) as Readonly<Record<string, unknown>> // of a row

/** Whether there is something to see: no empty text, list or object. */
const isThere = (value: unknown): boolean =>
  typeof value === 'object' ? value !== null && Object.keys(value).length > 0 : value !== ''

/**
 * Makes a submitted item public, with its barcodes. Its owner cannot change it any more.
 * @param rev Of the item as the operator saw it.
 */
export const publishItem = (database: Database, id: string, rev: number, now: number): Promise<SubmissionEnd> =>
  decide(database, { id, rev }, 'published', now, async (db) => {
    // The catalogue counts the age of an item from here.
    await db.updateTable('items').set({ created_at: now }).where('id', '=', id).execute()
    await db
      .updateTable('barcodes')
      .set({ owner_id: null })
      .where('variant_id', 'in', db.selectFrom('variants').select('variants.id').where('variants.item_id', '=', id))
      .execute()
  })

/** Gives a submitted item back to its owner. */
export const declineItem = (database: Database, id: string, now: number): Promise<SubmissionEnd> =>
  decide(database, { id }, 'private', now)

/** Two operators may decide at once: one of them does. */
const decide = (
  database: Database,
  { id, rev }: { readonly id: string; readonly rev?: number },
  status: 'published' | 'private',
  now: number,
  alsoDo: (db: Kysely<CollectiblesTables>) => Promise<void> = async () => {},
): Promise<SubmissionEnd> =>
  database
    .tables<CollectiblesTables>()
    .transaction()
    .execute(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('items')
        .set(({ eb }) => ({ status, rev: eb('rev', '+', 1), updated_at: now }))
        .where('id', '=', id)
        .where('status', '=', 'pending')
        .$if(rev !== undefined, (query) => query.where('rev', '=', rev ?? 0))
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return (await isPending(db, id)) ? 'changed' : 'no such submission'
      await alsoDo(db)
      await keepItemWords(db, [id])
      return 'decided'
    })

const isPending = async (db: Kysely<CollectiblesTables>, id: string): Promise<boolean> =>
  (await db
    .selectFrom('items')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirst()) !== undefined
