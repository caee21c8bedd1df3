import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'

import type { CollectiblesTables } from '../store/tables.ts'
import { starterRowsOf } from './starter-rows.ts'
import type { StarterSet } from './starter-set.ts'
import { starterSets } from './starter-sets.ts'
import { writeStarterItems } from './write-starter-items.ts'
import { writeStarterSets } from './write-starter-sets.ts'

const counter = 'starter_facts'
/** Count it up in a release that makes other rows of the same facts. */
const form = 1

/**
 * Writes the starter catalogue once, and again after a release that changed it. The caller's transaction holds a lock
 * on the delivered categories, so that processes that start together write one after the other.
 */
export async function layOutStarter(
  db: Kysely<CollectiblesTables>,
  now: number,
  sets: readonly StarterSet[] = starterSets,
): Promise<void> {
  const hash = hashOf(sets)
  const written = await db
    .selectFrom('collectible_counters')
    .select('value')
    .where('name', '=', counter)
    .executeTakeFirst()
  if (written?.value === hash) return
  const rows = starterRowsOf(sets)
  await writeStarterSets(db, rows.sets, now)
  await writeStarterItems(db, rows.items, now)
  await db
    .insertInto('collectible_counters')
    .values({ name: counter, value: hash })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: hash }))
    .execute()
}

/** 48 bits of a SHA-256: a number column keeps them exactly. */
const hashOf = (sets: readonly StarterSet[]): number =>
  createHash('sha256')
    .update(JSON.stringify([form, sets]))
    .digest()
    .readUIntBE(0, 6)
