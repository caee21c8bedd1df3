import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'

import type { CollectiblesTables } from '../store/tables.ts'
import { starterRowsOf, type StarterRows } from './starter-rows.ts'
import type { StarterSet } from './starter-set.ts'
import { starterSets } from './starter-sets.ts'
import { writeStarterItems } from './write-starter-items.ts'
import { writeStarterSets } from './write-starter-sets.ts'

const counter = 'starter_facts'

/**
 * Writes the starter catalogue once, and again after a release that changed it. The caller's transaction holds a lock
 * on the delivered categories, so that processes that start together write one after the other.
 */
export async function layOutStarter(
  db: Kysely<CollectiblesTables>,
  now: number,
  sets: readonly StarterSet[] = starterSets,
): Promise<void> {
  const rows = starterRowsOf(sets)
  const hash = hashOf(rows)
  const written = await db
    .selectFrom('collectible_counters')
    .select('value')
    .where('name', '=', counter)
    .executeTakeFirst()
  if (written?.value === hash) return
  await writeStarterSets(db, rows.sets, now)
  await writeStarterItems(db, rows.items, now)
  await db
    .insertInto('collectible_counters')
    .values({ name: counter, value: hash })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: hash }))
    .execute()
}

/** 48 bits of a SHA-256: a number column keeps them exactly. */
const hashOf = (rows: StarterRows): number =>
  createHash('sha256').update(JSON.stringify(rows)).digest().readUIntBE(0, 6)
