import type { Database } from '@collect/storage'
import { sql } from 'kysely'

import { invariants, type Invariant, type InvariantName } from './invariants.ts'

export interface Difference {
  readonly invariant: InvariantName
  readonly sentence: string
  /** What breaks it. */
  readonly id: string
}

/** Differences that are named for each rule. */
const mostNamed = 100

/** Looks for rows that break an invariant, and mends nothing. */
export async function checkCollectibles(database: Database): Promise<readonly Difference[]> {
  const found: Difference[] = []
  const entries = Object.entries(invariants) as [InvariantName, Invariant][] // its own keys
  for (const [invariant, { sentence, broken }] of entries) {
    const query = sql<{ id: string }>`select id from (${broken}) as broken order by id limit ${sql.lit(mostNamed)}`
    const { rows } = await database.read((db) => query.execute(db))
    found.push(...rows.map(({ id }) => ({ invariant, sentence, id })))
  }
  return found
}
