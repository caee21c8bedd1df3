import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

import { derivedId } from '@collect/storage'
import { foldedName } from '../../wire/folded-name.ts'

interface OldItem {
  readonly id: string
  readonly category: string
  readonly position: number
  readonly name: string
  readonly caption: string
  readonly story: string
  /** JSON: a list of `{ name, value }`. */
  readonly facts: string
  readonly price_amount: number | null
  readonly price_currency: string | null
  readonly sample: number
}

interface EntryOfItem {
  readonly identity_id: string
  readonly item_id: string
  readonly added_at: number
  readonly category_id: string
  readonly sort_name: string
  readonly is_sample: number
}

/** Rows that are read at once. */
const step = 1_000

/**
 * Carries the first release's items and collections over: each entry becomes a copy of its item's default variant. The
 * old tables stay, because the release before may still run beside this one.
 */
export const carryOver: Migration = {
  async up(db: Kysely<unknown>) {
    await makeCategories(db)
    await carryItems(db)
    await carryEntries(db)
    await countCollections(db)
  },
}

/** The rows that items need; the start of the service writes their contents. */
async function makeCategories(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into condition_scales (id, grades, companies) values ('generic', '[]', '[]')`.execute(db)
  await sql`
    insert into categories (id, position, name, icon, art, fields, scale_id, number_label, created_at, updated_at)
    select category, 0, category, category, category, '[]', 'generic', '', 0, 0
    from collectible_items group by category`.execute(db)
}

async function carryItems(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<OldItem>`select * from collectible_items order by category, position, id`.execute(db)
  for (const [index, item] of rows.entries()) {
    await sql`
      insert into items (
        id, category_id, name, sort_name, attrs, description, art_seed, search_ord, status, is_sample, source,
        source_ref, created_at, updated_at
      ) values (
        ${item.id}, ${item.category}, ${item.name}, ${foldedName(item.name)}, ${attrsOf(item)}, ${item.story},
        ${item.id}, ${1023 * 2 ** 40 + index + 1}, 'published', ${item.sample}, 'samples', ${item.id}, 0, 0
      )`.execute(db)
    // The default variant of a delivered item has the item's own id.
    await sql`
      insert into variants (id, item_id, position, name, is_default)
      values (${item.id}, ${item.id}, 1, 'Standard', 1)`.execute(db)
    if (item.price_amount !== null)
      await sql`
        insert into sample_listings (item_id, price_amount, price_currency)
        values (${item.id}, ${item.price_amount}, ${item.price_currency ?? 'USD'})`.execute(db)
  }
  await sql`insert into collectible_counters (name, value) values ('search_ord', ${rows.length})`.execute(db)
}

function attrsOf({ caption, facts }: OldItem): string {
  const list = JSON.parse(facts) as readonly { readonly name: string; readonly value: string }[] // the old release wrote it
  return JSON.stringify({ caption, ...Object.fromEntries(list.map(({ name, value }) => [name, value])) })
}

async function carryEntries(db: Kysely<unknown>): Promise<void> {
  let [owner, item] = ['', '']
  for (;;) {
    const { rows } = await sql<EntryOfItem>`
      select entry.identity_id, entry.item_id, entry.added_at, items.category_id, items.sort_name, items.is_sample
      from collection_entries as entry join items on items.id = entry.item_id
      where entry.identity_id > ${owner} or (entry.identity_id = ${owner} and entry.item_id > ${item})
      order by entry.identity_id, entry.item_id limit ${step}`.execute(db)
    const last = rows.at(-1)
    if (!last) return
    const copies = rows.map(
      ({ identity_id, item_id, added_at, category_id, sort_name, is_sample }) => sql`(
        ${derivedId(added_at, 'collection_entries', identity_id, item_id)}, ${identity_id}, ${category_id}, ${item_id},
        ${item_id}, ${sort_name}, ${is_sample}, ${added_at}, ${added_at}, ${added_at}
      )`,
    )
    await sql`
      insert into copies (
        id, owner_id, category_id, item_id, variant_id, sort_name, is_sample, added_at, created_at, updated_at
      ) values ${sql.join(copies)}`.execute(db)
    ;[owner, item] = [last.identity_id, last.item_id]
  }
}

/** Samples count as objects, and never as values. */
async function countCollections(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into collectors (owner_id, currency, locale, created_at, updated_at)
    select owner_id, 'EUR', 'en', min(added_at), min(added_at) from copies group by owner_id`.execute(db)
  await sql`
    insert into collection_totals (
      owner_id, category_id, copies, quantity, valued, value_amount, costed, cost_amount
    )
    select owner_id, category_id, count(*), count(*), 0, 0, 0, 0 from copies group by owner_id, category_id`.execute(db)
  await sql`
    insert into variant_holdings (owner_id, variant_id, item_id, quantity, copies, spare)
    select owner_id, variant_id, item_id, count(*), count(*), 0
    from copies group by owner_id, variant_id, item_id`.execute(db)
}
