import { idWithTail, type Database } from '@collect/storage'
import { sql, type Kysely } from 'kysely'

import { searchOrder } from '../catalogue/search-order.ts'
import { recount } from '../copies/recount.ts'
import { layOut } from '../setup/lay-out.ts'
import { takeNumbers } from '../store/counter.ts'
import { insertRows } from '../store/insert-rows.ts'
import type { CollectiblesTables } from '../store/tables.ts'
import { keepItemWords, keepSetWords } from '../words/keep-words.ts'
import { storeInOrder } from '../words/word-index.ts'
import { planCatalogue, type CataloguePlan } from './catalogue-plan.ts'
import { drawsOf } from './draws.ts'
import { generateAccount, hasCollection } from './generate-account.ts'
import { generateObservations } from './generate-observations.ts'
import { generatedItem, generatedSet, type World } from './generated-item.ts'
import { withoutIndexes } from './without-indexes.ts'

interface Tier {
  readonly items: number
  /** Copies of the first account, and of the others. */
  readonly copies: readonly number[]
  readonly observations: number
}

/** docs/contract/collectibles.md §17.3 */
export const generatorTiers = {
  demo: { items: 600, copies: [240], observations: 1_800 },
  big: { items: 200_000, copies: [100_000], observations: 0 },
  bench: {
    items: 1_000_000,
    copies: [100_000, ...Array.from({ length: 90 }, () => 1_000)],
    observations: 3_000_000,
  },
} as const satisfies Record<string, Tier>

export type TierName = keyof typeof generatorTiers

export interface GenerateOptions {
  readonly tier: TierName
  readonly seed: number
  /** Milliseconds since 1970: nothing that is generated is later. */
  readonly asOf: number
  /** The identity that gets the first collection; an invented one unless given. */
  readonly account?: string | undefined
  /** Whether the starter catalogue comes first; true unless given. Its country names are those of the platform. */
  readonly starter?: boolean
  /**
   * Nothing else uses the database, and the caller throws it away if this is cut off. Then the generator makes indexes at
   * the end, which takes a part of the time.
   */
  readonly isAlone?: boolean
  /** Called with a sentence about each finished part. */
  readonly onProgress?: (sentence: string) => void
}

/** Items of one transaction: the writer serves others in between. */
const itemsAtOnce = 10_000
/**
 * Kibibytes of pages that SQLite keeps: new rows go to any page of most indexes, so with its own 2,000 a million items
 * take twice as long.
 */
const keptPages = { filling: 400_000, after: 2_000 }

/** Fills a database with invented data: the same tier and seed give the same rows, on both engines. */
export async function generate(database: Database, options: GenerateOptions): Promise<void> {
  const { tier, seed, asOf, account, starter, isAlone = false, onProgress = () => {} } = options
  const world: World = { seed, asOf }
  const { items, copies, observations } = generatorTiers[tier]
  await layOut(database, asOf, { starter })
  const db = database.tables<CollectiblesTables>()
  const isThere = await db.selectFrom('items').select('id').where('source', '=', 'generated').executeTakeFirst()
  if (isThere) throw new Error('this database holds generated items already')
  if (account !== undefined && (await hasCollection(db, account)))
    throw new Error('this account has a collection of its own already; take a new one')

  if (database.dialect === 'sqlite') await keepPages(db, keptPages.filling)
  const plan = planCatalogue(world, items)
  await generateSets(db, world, plan)
  const fill: typeof withoutIndexes = isAlone ? withoutIndexes : (_db, _tables, work) => work()
  await fill(db, ['items', 'variants', 'barcodes'], async () => {
    for (let from = 0; from < items; from += itemsAtOnce)
      await db
        .transaction()
        .execute((trx) => generateItems(trx, world, plan, from, Math.min(from + itemsAtOnce, items)))
  })
  onProgress(`${items} items in ${plan.sets} sets`)
  const accounts = copies.map((count, number) => ({ owner: ownerOf(world, number, account), count }))
  await fill(db, ['copies', 'copy_tags'], async () => {
    for (const one of accounts) await generateAccount(db, world, plan, one)
  })
  for (const { owner } of accounts) await db.transaction().execute((trx) => recount(trx, owner))
  onProgress(`${copies.reduce((sum, count) => sum + count, 0)} copies of ${copies.length} accounts`)
  await fill(db, ['price_observations'], () => generateObservations(db, world, plan, observations))
  onProgress(`${observations} observations`)
  if (database.dialect === 'sqlite') await keepPages(db, keptPages.after)
  if (database.dialect === 'postgres' && tier !== 'demo') {
    await storeInOrder(db)
    // What PostgreSQL does by itself some minutes later.
    await sql`vacuum analyze`.execute(db)
  }
}

/** For the one connection that writes. A negative size counts kibibytes. */
const keepPages = (db: Kysely<CollectiblesTables>, kibibytes: number) =>
  sql`pragma cache_size = ${sql.lit(-kibibytes)}`.execute(db)

function ownerOf({ seed, asOf }: World, number: number, account: string | undefined): string {
  if (number === 0 && account !== undefined) return account
  return idWithTail(asOf, drawsOf(seed, 'account', number).tail('id'))
}

async function generateSets(db: Kysely<CollectiblesTables>, world: World, plan: CataloguePlan): Promise<void> {
  const counts = Array.from({ length: plan.sets }, () => 0)
  for (let set = 0; set < plan.sets; set++) counts[set] = countIn(plan, set)
  await db.transaction().execute(async (trx) => {
    const first = await takeNumbers(trx, 'set_search_ord', plan.sets)
    await insertRows(
      trx,
      'collectible_sets',
      counts.map((item_count, set) => ({
        ...generatedSet(world, set),
        item_count,
        search_ord: searchOrder(0, first + set),
      })),
    )
    await keepSetWords(
      trx,
      counts.map((_, set) => generatedSet(world, set).id),
    )
  })
}

/** The number of items of a set, which is smaller for the one that is cut off. */
function countIn(plan: CataloguePlan, set: number): number {
  const { set: last, number } = plan.place(plan.items - 1)
  return set === last ? number + 1 : plan.sizeOf(set)
}

async function generateItems(
  db: Kysely<CollectiblesTables>,
  world: World,
  plan: CataloguePlan,
  from: number,
  to: number,
): Promise<void> {
  const first = await takeNumbers(db, 'search_ord', to - from)
  const made = Array.from({ length: to - from }, (_, at) => {
    const { set, number } = plan.place(from + at)
    return generatedItem(world, set, number, from + at)
  })
  await insertRows(
    db,
    'items',
    made.map(({ item }, at) => ({ ...item, search_ord: searchOrder(item.popularity ?? 0, first + at) })),
  )
  await insertRows(
    db,
    'variants',
    made.flatMap(({ variants }) => variants),
  )
  await insertRows(
    db,
    'barcodes',
    made.flatMap(({ item: { id }, barcode }) => (barcode === undefined ? [] : [{ code: barcode, variant_id: id }])),
  )
  await keepItemWords(
    db,
    made.map(({ item }) => item.id),
  )
}
