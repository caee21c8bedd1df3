import { openDatabase, type Database } from '@collect/storage'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { testDatabases } from '../../storage/test/databases.ts'
import { createActs } from '../src/acts/act.ts'
import { checkCollectibles } from '../src/check/check-collectibles.ts'
import { makeCopy } from '../src/copies/copy-acts.ts'
import { forgetCollector } from '../src/forget/forget-collector.ts'
import { openPhotoFolder } from '../src/photos/photo-folder.ts'
import { generate } from '../src/generator/generate.ts'
import { createJobRunner } from '../src/jobs/job-runner.ts'
import { undoJob } from '../src/undo/undo-job.ts'
import { undoBatch } from '../src/undo/undo.ts'

const gone = '01890000-aaaa-7000-8000-000000000001'
const stays = '01890000-bbbb-7000-8000-000000000002'
const canary = 'CANARY'
/** No photo of this test has files. */
const folder = openPhotoFolder('/nonexistent/photos')

/** Values for columns that the database restricts. */
const chosen: Readonly<Record<string, (owner: string) => string | number>> = {
  quantity: () => 1,
  spare: () => 0,
  listed: () => 0,
  reserved: () => 0,
  priority: () => 3,
  status: () => 'private',
  scale_id: () => 'generic',
  category_id: () => 'coins',
  is_default: () => 1,
}
/** The engine makes the first one; the others refer to rows of their own table. */
const leftOut = new Set([
  'copies.n',
  'folders.parent_id',
  'places.parent_id',
  'collectible_sets.parent_id',
  'items.merged_into',
])

/** Rows of an account, one in each table that can have one. They refer to each other by the id `<owner>-<table>`. */
const references: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  items: { set_id: 'collectible_sets' },
  set_items: { set_id: 'collectible_sets', item_id: 'items' },
  own_item_words: { item_id: 'items' },
  variants: { item_id: 'items' },
  barcodes: { variant_id: 'variants' },
  item_identifiers: { item_id: 'items', variant_id: 'variants' },
  copies: { folder_id: 'folders', place_id: 'places', item_id: 'items', variant_id: 'variants' },
  copy_tags: { copy_id: 'copies', tag_id: 'tags' },
  copy_words: { copy_id: 'copies' },
  photos: { copy_id: 'copies' },
  loans: { copy_id: 'copies' },
  wishes: { item_id: 'items', variant_id: '', set_id: '' },
  import_rows: { import_id: 'imports' },
  price_observations: { variant_id: 'variants' },
  estimates: { variant_id: 'variants' },
}
const tables = `
  categories collectible_sets items set_items own_item_words variants barcodes item_identifiers collectors collection_totals collection_counts
  variant_holdings set_progress activity notices idempotency jobs job_parts folders places tags own_fields copies copy_tags copy_words photos wishes loans
  saved_views imports import_rows value_days price_observations estimates`
  .trim()
  .split(/\s+/)
/** Tables without anything of an account; the test of the migration deletes the rows of the first release's tables. */
const impersonal = `
  condition_scales sample_listings collectible_counters collectible_paces exchange_rates collectible_items
  collection_entries search_terms search_deletes`
  .trim()
  .split(/\s+/)

describe.each(testDatabases)('a forgotten account on $name', ({ create }) => {
  let database: Database
  let drop: () => Promise<void>
  beforeAll(async () => {
    const created = await create()
    drop = created.drop
    database = openDatabase(created.url)
    await generate(database, { tier: 'demo', seed: 1, asOf: Date.UTC(2026, 0, 1), starter: false, account: stays })
  })
  afterAll(async () => {
    await database.close()
    await drop()
  })

  const db = () => database.tables<object>()
  /** Without the words of the shared catalogue, in which no account is. */
  const allTables = async () =>
    (await db().introspection.getTables()).filter(({ name }) => !/migration|^(?:catalogue|set)_words/.test(name))

  /** Plants a row in each table; every text that is free holds the owner and a canary. */
  async function plant(owner: string): Promise<void> {
    const known = new Map((await allTables()).map((table) => [table.name, table]))
    for (const name of tables) {
      const columns = (known.get(name)?.columns ?? []).filter((column) => !leftOut.has(`${name}.${column.name}`))
      const entries = columns.flatMap(({ name: column, dataType, isNullable }) => {
        const target = references[name]?.[column]
        if (target === '') return []
        if (target !== undefined) return [[column, `${owner}-${target}`] as const]
        if (column === 'id') return [[column, `${owner}-${name}`] as const]
        if (/^(?:owner|actor|reporter)_id$/.test(column)) return [[column, owner] as const]
        const choice = name === 'idempotency' ? undefined : chosen[column]
        if (choice) return [[column, choice(owner)] as const]
        if (/text/i.test(dataType)) return [[column, `${canary} ${owner} ${column}`] as const]
        return isNullable ? [] : [[column, hashOf(`${owner} ${name} ${column}`)] as const]
      })
      const names = sql.join(entries.map(([column]) => sql.ref(column)))
      await sql`
        insert into ${sql.table(name)} (${names}) values (${sql.join(entries.map(([, value]) => value))})`.execute(db())
    }
  }

  /** Rows of all tables that hold a text. */
  async function holding(text: string): Promise<readonly string[]> {
    const found: string[] = []
    for (const { name } of await allTables()) {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(db())
      if (JSON.stringify(rows).includes(text)) found.push(name)
    }
    return found
  }

  test('no table is forgotten by this test', async () => {
    const names = (await allTables()).map(({ name }) => name)
    expect(names.toSorted()).toEqual([...tables, ...impersonal].toSorted())
  })

  test('leaves its id and its words in no table; other accounts keep everything', async () => {
    const before = await holding(stays)
    await plant(gone)
    expect((await holding(gone)).toSorted()).toEqual(tables.toSorted())
    await forgetCollector(database, folder, gone)
    expect(await holding(gone)).toEqual([])
    expect(await holding(canary)).toEqual([])
    expect(await holding(stays)).toEqual(before)
    expect(await checkCollectibles(database)).toEqual([])
  })

  test('goes on where a call was cut off, and may be called again', async () => {
    await plant(gone)
    await sql`delete from copy_tags where copy_id = ${`${gone}-copies`}`.execute(db())
    await forgetCollector(database, folder, gone)
    await forgetCollector(database, folder, gone)
    expect(await holding(gone)).toEqual([])
  })

  test('a job and acts that run meanwhile leave nothing behind', async () => {
    const racer = '01890000-cccc-7000-8000-000000000003'
    const person = { id: racer, locale: 'en', currency: 'EUR' }
    const acts = createActs(database, Date.now)
    const { batch } = await acts.run(person, async (act) => {
      for (let number = 0; number < 450; number++)
        await makeCopy(act, { category_id: 'coins', own_name: `Piece ${number}` })
    })
    const undo = await undoBatch(database, acts, person, batch, Date.now())
    expect(undo.outcome).toBe('queued')
    const runner = createJobRunner({
      database,
      kinds: { undo: undoJob(acts) },
      now: Date.now,
      onFault: (error) => expect.unreachable(String(error)),
    })
    await Promise.all([runner.wake(), forgetCollector(database, folder, racer)])
    expect(await holding(racer)).toEqual([])

    // An act that has begun before commits behind the first deletions.
    const begun = Promise.withResolvers<undefined>()
    const goOn = Promise.withResolvers<undefined>()
    const act = acts.run(person, async (act) => {
      await makeCopy(act, { category_id: 'coins', own_name: 'One more' })
      begun.resolve(undefined)
      await goOn.promise
    })
    await begun.promise
    const forgetting = forgetCollector(database, folder, racer)
    goOn.resolve(undefined)
    await Promise.all([act, forgetting])
    expect(await holding(racer)).toEqual([])
  })

  test('a collection of more rows than one statement deletes is gone', async () => {
    await forgetCollector(database, folder, stays)
    expect(await holding(stays)).toEqual([])
    expect(await checkCollectibles(database)).toEqual([])
  })
})

/** A small number of its own for each column. */
const hashOf = (text: string): number =>
  [...text].reduce((hash, sign) => (hash * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003, 7)
