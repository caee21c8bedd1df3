import { sql, type Kysely } from 'kysely'

import type { CollectiblesTables } from '../store/tables.ts'
import { countForOverview } from './overview-counts.ts'
import { expectedProgress } from './recount.ts'
import { isHad, isHere } from './statuses.ts'
import type { StoredCopy } from './stored-copy.ts'

/** Items of one statement. */
const itemsAtOnce = 500

/** A copy before and after a change; absent before it is made. */
export interface CopyChange {
  readonly before?: StoredCopy
  readonly after?: StoredCopy
  /** The ids of its tags, if they changed or the copy came or went. */
  readonly tags?: { readonly before: readonly string[]; readonly after: readonly string[] }
}

/** Keeps the counters of one owner true, in the transaction of the change. */
export async function countChanges(
  db: Kysely<CollectiblesTables>,
  owner: string,
  changes: readonly CopyChange[],
): Promise<void> {
  const counted = changes.filter(isCounted)
  await countTotals(db, owner, counted)
  await countForOverview(
    db,
    owner,
    changes.map(({ before, after, tags }) => ({
      ...(before && { before: { copy: before, tags: tags?.before ?? [] } }),
      ...(after && { after: { copy: after, tags: tags?.after ?? [] } }),
    })),
  )
  await countHoldings(db, owner, counted)
  await countProgress(db, owner, counted)
}

/** Columns from which totals, holdings and progress follow. */
const countedColumns = [
  'category_id',
  'item_id',
  'variant_id',
  'set_id',
  'status',
  'quantity',
  'spare',
  'is_sample',
  'value_amount',
  'cost_amount',
  'deleted_at',
] as const satisfies readonly (keyof StoredCopy)[]

const isCounted = ({ before, after }: CopyChange): boolean =>
  !before || !after || countedColumns.some((name) => before[name] !== after[name])

/** Adds up numbers by key. */
function summed<Numbers extends Readonly<Record<string, number>>>(
  changes: readonly CopyChange[],
  numbersOf: (copy: StoredCopy) => readonly [key: string, numbers: Numbers] | undefined,
): ReadonlyMap<string, Numbers> {
  const sums = new Map<string, Numbers>()
  const add = (copy: StoredCopy | undefined, sign: 1 | -1) => {
    const entry = copy && numbersOf(copy)
    if (!entry) return
    const [key, numbers] = entry
    const before = sums.get(key)
    const sum = Object.entries(numbers).map(([name, number]) => [name, (before?.[name] ?? 0) + sign * number])
    sums.set(key, Object.fromEntries(sum) as Numbers) // the same names
  }
  for (const { before, after } of changes) {
    add(before, -1)
    add(after, 1)
  }
  return new Map([...sums].filter(([, numbers]) => Object.values(numbers).some((number) => number !== 0)))
}

async function countTotals(db: Kysely<CollectiblesTables>, owner: string, changes: readonly CopyChange[]) {
  const sums = summed(changes, (copy) => {
    if (!isHere(copy)) return undefined
    const isCounted = isHad(copy) && copy.is_sample === 0
    const [value, cost] = isCounted ? [copy.value_amount, copy.cost_amount] : [null, null]
    return [
      copy.category_id,
      {
        copies: 1,
        quantity: copy.quantity,
        valued: value === null ? 0 : 1,
        value_amount: value ?? 0,
        costed: cost === null ? 0 : 1,
        cost_amount: cost ?? 0,
      },
    ]
  })
  if (sums.size === 0) return
  await db
    .insertInto('collection_totals')
    .values([...sums].map(([category_id, numbers]) => ({ owner_id: owner, category_id, ...numbers })))
    .onConflict((conflict) =>
      conflict.columns(['owner_id', 'category_id']).doUpdateSet({
        copies: sql`collection_totals.copies + excluded.copies`,
        quantity: sql`collection_totals.quantity + excluded.quantity`,
        valued: sql`collection_totals.valued + excluded.valued`,
        value_amount: sql`collection_totals.value_amount + excluded.value_amount`,
        costed: sql`collection_totals.costed + excluded.costed`,
        cost_amount: sql`collection_totals.cost_amount + excluded.cost_amount`,
      }),
    )
    .execute()
  await db
    .deleteFrom('collection_totals')
    .where('owner_id', '=', owner)
    .where('category_id', 'in', [...sums.keys()])
    .where('copies', '=', 0)
    .execute()
}

async function countHoldings(db: Kysely<CollectiblesTables>, owner: string, changes: readonly CopyChange[]) {
  const items = new Map<string, string>()
  const sums = summed(changes, (copy) => {
    if (!isHad(copy) || copy.variant_id === null) return undefined
    items.set(copy.variant_id, copy.item_id ?? '')
    return [copy.variant_id, { copies: 1, quantity: copy.quantity, spare: copy.spare }]
  })
  if (sums.size === 0) return
  await db
    .insertInto('variant_holdings')
    .values(
      [...sums].map(([variant_id, numbers]) => ({
        owner_id: owner,
        variant_id,
        item_id: items.get(variant_id) ?? '',
        ...numbers,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['owner_id', 'variant_id']).doUpdateSet({
        copies: sql`variant_holdings.copies + excluded.copies`,
        quantity: sql`variant_holdings.quantity + excluded.quantity`,
        spare: sql`variant_holdings.spare + excluded.spare`,
      }),
    )
    .execute()
  await db
    .deleteFrom('variant_holdings')
    .where('owner_id', '=', owner)
    .where('variant_id', 'in', [...sums.keys()])
    .where('copies', '=', 0)
    .execute()
}

/** What the progress of a set follows from. */
const progressOf = (copy: StoredCopy | undefined): string =>
  copy && isHad(copy) ? JSON.stringify([copy.item_id, copy.set_id, copy.is_sample, copy.value_amount]) : ''

/** Different items are not a sum, so each touched set is counted again. */
async function countProgress(db: Kysely<CollectiblesTables>, owner: string, changes: readonly CopyChange[]) {
  const copies = changes
    .filter(({ before, after }) => progressOf(before) !== progressOf(after))
    .flatMap(({ before, after }) => [before, after])
    .filter((copy) => copy !== undefined)
  const items = [...new Set(copies.map(({ item_id }) => item_id).filter((item) => item !== null))]
  const sets = new Set([
    ...copies.map(({ set_id }) => set_id).filter((set) => set !== null),
    ...(await ownSetsWith(db, owner, items)),
  ])
  await countSets(db, owner, [...sets])
}

/** The own sets in which some items lie. */
async function ownSetsWith(
  db: Kysely<CollectiblesTables>,
  owner: string,
  items: readonly string[],
): Promise<readonly string[]> {
  const sets: string[] = []
  for (let from = 0; from < items.length; from += itemsAtOnce) {
    const rows = await db
      .selectFrom('set_items')
      .select('set_id')
      .distinct()
      .where('owner_id', '=', owner)
      .where('item_id', 'in', items.slice(from, from + itemsAtOnce))
      .execute()
    sets.push(...rows.map(({ set_id }) => set_id))
  }
  return sets
}

/** Counts the progress of sets again. */
export async function countSets(db: Kysely<CollectiblesTables>, owner: string, sets: readonly string[]): Promise<void> {
  if (sets.length === 0) return
  await db.deleteFrom('set_progress').where('owner_id', '=', owner).where('set_id', 'in', sets).execute()
  await sql`
    insert into set_progress (owner_id, set_id, owned, value_amount)
    select owner_id, set_id, owned, value_amount from (${expectedProgress(owner, sets)}) as expected`.execute(db)
}
