import type { Database } from '@collect/storage'
import { sql } from 'kysely'

import type { PhotoFolder } from '../photos/photo-folder.ts'
import { incompletePhotos } from '../photos/sweep-photos.ts'
import { wordDifferences, wordRules, type WordRule } from '../words/word-differences.ts'
import { invariants, type Invariant, type InvariantName } from './invariants.ts'

/** docs/contract/collectibles.md §3.9 */
const fileRule = '9-files'
export type RuleName = InvariantName | WordRule | typeof fileRule

export interface Difference {
  readonly invariant: RuleName
  readonly sentence: string
  /** What breaks it. */
  readonly id: string
}

/** Differences that are named for each rule. */
const mostNamed = 100

/** Looks for rows that break an invariant, and mends nothing. Without the folder, files are not looked at. */
export async function checkCollectibles(database: Database, folder?: PhotoFolder): Promise<readonly Difference[]> {
  const found: Difference[] = []
  const entries = Object.entries(invariants) as [InvariantName, Invariant][] // its own keys
  for (const [invariant, { sentence, broken }] of entries) {
    const query = sql<{ id: string }>`select id from (${broken}) as broken order by id limit ${sql.lit(mostNamed)}`
    const { rows } = await database.read((db) => query.execute(db))
    found.push(...rows.map(({ id }) => ({ invariant, sentence, id })))
  }
  const words = await wordDifferences(database)
  for (const rule of Object.keys(wordRules) as WordRule[])
    // its own keys
    found.push(
      ...words
        .filter(({ invariant }) => invariant === rule)
        .slice(0, mostNamed)
        .map(({ invariant, id }) => ({ invariant, sentence: wordRules[invariant], id })),
    )
  for (const id of folder ? (await incompletePhotos(database, folder)).slice(0, mostNamed) : [])
    found.push({ invariant: fileRule, sentence: 'A photo lacks a file.', id })
  return found
}
