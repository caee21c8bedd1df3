import type { Database } from '@collect/storage'

import type { PhotoFolder } from '../photos/photo-folder.ts'
import { checkCollectibles, type RuleName } from './check-collectibles.ts'

/** A rule that does not hold, without the ids of what breaks it: an operator's command names them. */
export interface BrokenRule {
  readonly invariant: RuleName
  readonly sentence: string
  /** At most 100 are counted. */
  readonly count: number
}

/** Checks all collections, and counts what breaks each rule. */
export async function checkByRule(database: Database, folder: PhotoFolder): Promise<readonly BrokenRule[]> {
  const rules = new Map<RuleName, BrokenRule>()
  for (const { invariant, sentence } of await checkCollectibles(database, folder))
    rules.set(invariant, { invariant, sentence, count: (rules.get(invariant)?.count ?? 0) + 1 })
  return [...rules.values()]
}
