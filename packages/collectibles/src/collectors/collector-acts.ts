import { sql, type Kysely, type Selectable, type Updateable } from 'kysely'

import type { Act, Person, Reader } from '../acts/act.ts'
import type { CollectorRow } from '../store/rows/collector-rows.ts'
import type { CollectiblesTables } from '../store/tables.ts'

export type StoredCollector = Selectable<CollectorRow>

export const collectorSettings = [
  'handle',
  'display_name',
  'about',
  'country',
  'currency',
  'locale',
  'keep_count',
  'samples_hidden',
  'defaults',
  'notify',
] as const

/** What a collector sets about themselves. */
export type CollectorSettings = Pick<Updateable<CollectorRow>, (typeof collectorSettings)[number]>
/** The settings with their revision. */
export type CollectorRowOfSettings = Pick<StoredCollector, (typeof collectorSettings)[number] | 'rev'>

export const collectorOf = ({ db, owner }: Reader): Promise<StoredCollector> =>
  db.selectFrom('collectors').selectAll().where('owner_id', '=', owner).executeTakeFirstOrThrow()

/** A collector; before the first act the one that it will make. */
export async function findCollector(
  db: Kysely<CollectiblesTables>,
  { id, currency, locale }: Person,
): Promise<CollectorRowOfSettings> {
  const found = await db.selectFrom('collectors').selectAll().where('owner_id', '=', id).executeTakeFirst()
  const blank = { handle: null, display_name: null, about: null, country: null, keep_count: 1, samples_hidden: 0 }
  return found ?? { ...blank, rev: 1, currency, locale, defaults: '{}', notify: '{}' }
}

/** How long a handle stays, in milliseconds: others come to know it. */
export const handleLife = 30 * 24 * 60 * 60_000

/** When the handle was set last, in milliseconds since 1970; activity is never deleted. */
export async function handleSetAt(db: Kysely<CollectiblesTables>, owner: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('activity')
    .select(({ fn }) => fn.max<number | null>('at').as('at'))
    .where('entity', '=', 'collector')
    .where('entity_id', '=', owner)
    // A quote inside of a text has a backslash before it, so that no text looks like this.
    .where(sql<boolean>`changes like '%"handle":[%'`)
    .executeTakeFirst()
  return row?.at === null || row === undefined ? undefined : Number(row.at)
}

export const isTakenHandle = async (act: Act, handle: string): Promise<boolean> =>
  (await act.db
    .selectFrom('collectors')
    .select('owner_id')
    .where('handle', '=', handle)
    .where('owner_id', '<>', act.owner)
    .executeTakeFirst()) !== undefined

/** Whether an account sees no samples. */
export const hidesSamples = async (db: Kysely<CollectiblesTables>, owner: string | undefined): Promise<boolean> =>
  owner !== undefined &&
  (await db
    .selectFrom('collectors')
    .select('owner_id')
    .where('owner_id', '=', owner)
    .where('samples_hidden', '=', 1)
    .executeTakeFirst()) !== undefined
