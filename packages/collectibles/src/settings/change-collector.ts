import type { Act, Verb } from '../acts/act.ts'
import { collectorSettings, type CollectorSettings, type StoredCollector } from '../collectors/collector-acts.ts'
import { recostAll } from './recost.ts'

/** Changes settings; the collector gets the next revision. Another currency counts all costs and values again. */
export async function changeCollector(
  act: Act,
  before: StoredCollector,
  set: CollectorSettings,
  verb: Verb = 'changed',
): Promise<StoredCollector> {
  const after = await act.db
    .updateTable('collectors')
    .set({ ...set, rev: before.rev + 1, updated_at: act.now })
    .where('owner_id', '=', act.owner)
    .returningAll()
    .executeTakeFirstOrThrow()
  act.note({
    entity: 'collector',
    id: act.owner,
    verb,
    fields: Object.fromEntries(
      collectorSettings
        .filter((name) => before[name] !== after[name])
        .map((name) => [name, [before[name], after[name]] as const]),
    ),
  })
  if (after.currency !== before.currency) await recostAll(act, after)
  return after
}
