import type { Database } from '@collect/storage'

import type { PhotoFolder } from '../photos/photo-folder.ts'
import { claimDay } from '../upkeep/claim-day.ts'
import { checkCollectibles, type RuleName } from './check-collectibles.ts'

/** A rule that does not hold, without the ids of what breaks it: an operator's command names them. */
export interface BrokenRule {
  readonly invariant: RuleName
  readonly sentence: string
  /** At most 100 are counted. */
  readonly count: number
}

/** Checks all collections, once a day (UTC) in one of all processes. */
export async function checkDaily(
  database: Database,
  folder: PhotoFolder,
  now: number,
  onBroken: (rule: BrokenRule) => void,
): Promise<void> {
  if (!(await claimDay(database, 'checked_day', now))) return
  const rules = new Map<RuleName, BrokenRule>()
  for (const { invariant, sentence } of await checkCollectibles(database, folder))
    rules.set(invariant, { invariant, sentence, count: (rules.get(invariant)?.count ?? 0) + 1 })
  for (const rule of rules.values()) onBroken(rule)
}
