import type { Database } from '@collect/storage'
import type { Kysely } from 'kysely'

import type { CollectiblesTables } from '../store/tables.ts'

/** A number that monitoring reads, in the words of Prometheus. */
export interface WorkGauge {
  readonly name: string
  readonly help: string
  readonly values: readonly { readonly labels?: Readonly<Record<string, string>>; readonly value: number }[]
}

const jobStates = ['queued', 'running', 'done', 'failed', 'cancelled'] as const
const photoStates = ['waiting', 'ready', 'failed'] as const

/** What waits, runs and has failed. No number names an account. */
export const workGauges = (database: Database): Promise<readonly WorkGauge[]> =>
  database.read(async (db: Kysely<CollectiblesTables>) => {
    const counted = ({ fn }: { readonly fn: Kysely<CollectiblesTables>['fn'] }) => fn.countAll<number>().as('count')
    const jobs = await db.selectFrom('jobs').select('state').select(counted).groupBy('state').execute()
    const photos = await db.selectFrom('photos').select('state').select(counted).groupBy('state').execute()
    const pending = await db
      .selectFrom('items')
      .select(counted)
      .where('status', '=', 'pending')
      .executeTakeFirstOrThrow()
    return [
      byState('collect_collectibles_jobs', 'Jobs that are kept, by their state.', jobStates, jobs),
      byState('collect_collectibles_photos', 'Photos, by the state of their sizes.', photoStates, photos),
      {
        name: 'collect_collectibles_submissions',
        help: 'Items that wait for the decision of an operator.',
        values: [{ value: Number(pending.count) }],
      },
    ]
  })

/** Every state has a line, also at zero, so that an alarm can wait for it. */
const byState = (
  name: string,
  help: string,
  states: readonly string[],
  rows: readonly { readonly state: string; readonly count: number }[],
): WorkGauge => ({
  name,
  help,
  values: states.map((state) => ({
    labels: { state },
    value: Number(rows.find((row) => row.state === state)?.count ?? 0),
  })),
})
