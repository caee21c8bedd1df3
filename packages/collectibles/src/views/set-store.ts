import type { Locale } from '@collect/messages'
import type { Database } from '@collect/storage'
import { sql, type Kysely, type SqlBool } from 'kysely'

import type { CollectiblesTables } from '../store/tables.ts'
import type { Category, CollectibleSet, OwnSetPart, SetSummary } from '../wire/index.ts'
import { pageOfChecklist, type ChecklistFilter, type ChecklistFound } from './checklist.ts'
import { nameIn, yearsOf } from '../catalogue/item-of-row.ts'
import { setSummaries, type SetRowOfSummary } from './set-summaries.ts'
import { visibleTo } from '../catalogue/visible.ts'
import type { QueryWord } from '../words/search-words.ts'
import { hasWords, ordColumn } from '../words/word-index.ts'

export interface SetFilter {
  readonly category?: Category | undefined
  /** The set must have all. */
  readonly words: readonly QueryWord[]
  /** Sets that the caller has something of, and own ones; a part of these. Absent: all shared sets. */
  readonly mine?: OwnSetPart | undefined
  readonly from: number
  readonly limit: number
}

/** Sets as the catalogue shows them. @param caller Absent for a visitor. */
export interface SetStore {
  /** The most popular first; sets that the caller builds by the share that is owned, unfinished ones first. */
  list(
    filter: SetFilter,
    locale: Locale,
    caller?: string,
  ): Promise<{ readonly sets: readonly SetSummary[]; readonly count: number }>
  find(id: string, locale: Locale, caller?: string): Promise<CollectibleSet | undefined>
  /** Undefined for a set that the caller cannot see. */
  checklist(id: string, filter: ChecklistFilter, locale: Locale, caller?: string): Promise<ChecklistFound | undefined>
}

export function createSetStore(database: Database): SetStore {
  const db = database.tables<CollectiblesTables>()
  return {
    list: ({ category, words, mine, from, limit }, locale, caller) =>
      database.read<CollectiblesTables, { sets: readonly SetSummary[]; count: number }>(async (reader) => {
        let query = reader
          .selectFrom('collectible_sets as set')
          .leftJoin('set_progress as progress', (join) =>
            join.onRef('progress.set_id', '=', 'set.id').on('progress.owner_id', '=', caller ?? ''),
          )
          .where(mine !== undefined && caller !== undefined ? builtBy(caller) : visibleTo(undefined, 'set'))
        if (mine === 'complete') query = query.where(isComplete)
        if (mine === 'unfinished') query = query.where(sql<SqlBool>`not ${isComplete}`)
        if (category) query = query.where('set.category_id', '=', category)
        if (words.length > 0) query = query.where(named(reader, words, caller))
        const { count } = await query.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
        const ordered = mine
          ? query
              .orderBy(sql`case when ${isComplete} then 1 else 0 end`)
              .orderBy(share, 'desc')
              .orderBy('set.id')
          : query.orderBy('set.search_ord')
        const rows = await ordered.select(summaryColumns).offset(from).limit(limit).execute()
        return { sets: await setSummaries(reader, rows, locale, caller), count: Number(count) }
      }),

    find: (id, locale, caller) => findSet(db, id, locale, caller),

    checklist: (id, filter, locale, caller) =>
      database.read<CollectiblesTables, ChecklistFound | undefined>(async (reader) => {
        const set = await reader
          .selectFrom('collectible_sets as set')
          .select(['set.id', 'set.status'])
          .where('set.id', '=', id)
          .where(visibleTo(caller, 'set'))
          .executeTakeFirst()
        return set && pageOfChecklist(reader, set, filter, locale, caller)
      }),
  }
}

/** Own sets are in no index, and few. Words hold letters and digits only, so that none is a pattern. */
function named(db: Kysely<CollectiblesTables>, words: readonly QueryWord[], caller: string | undefined) {
  const ord = ordColumn(db, 'set_words')
  const shared = sql<SqlBool>`${sql.ref('set.search_ord')} in (select ${ord} from set_words where ${hasWords(db, 'set_words', words)})`
  const own = words.map(({ text }) => sql<SqlBool>`${sql.ref('set.sort_name')} like ${`%${text}%`}`)
  return caller === undefined
    ? shared
    : sql<SqlBool>`(${shared} or (${sql.ref('set.owner_id')} = ${caller} and ${sql.join(own, sql` and `)}))`
}

/** Nothing is missing of a set, which has something. */
const isComplete = sql<SqlBool>`(coalesce(progress.owned, 0) > 0 and progress.owned >= ${sql.ref('set.item_count')})`

const share = sql<number>`coalesce(progress.owned, 0) * 10000 / case when ${sql.ref('set.item_count')} > 0 then ${sql.ref('set.item_count')} else 1 end`

const summaryColumns = ['set.id', 'set.name', 'set.names', 'set.category_id', 'set.item_count', 'set.status'] as const

const builtBy = (caller: string) => sql<boolean>`${sql.ref('set.id')} in (
  select set_id from set_progress where owner_id = ${caller} and owned > 0
  union select id from collectible_sets where owner_id = ${caller}
) and ${visibleTo(caller, 'set')}`

/** A set with the caller's progress, read with the writer's connection. */
export async function findSet(
  db: Kysely<CollectiblesTables>,
  id: string,
  locale: Locale,
  caller?: string,
): Promise<CollectibleSet | undefined> {
  const row = await db
    .selectFrom('collectible_sets as set')
    .leftJoin('collectible_sets as parent', (join) =>
      join.onRef('parent.id', '=', 'set.parent_id').on('parent.status', '=', 'published'),
    )
    .select(summaryColumns)
    .select([
      'set.description',
      'set.maker',
      'set.year_from',
      'set.year_to',
      'set.declared_total',
      'set.source',
      'set.licence',
      'set.source_url',
      'set.rev',
      'parent.id as parent_id',
      'parent.name as parent_name',
      'parent.names as parent_names',
    ])
    .where('set.id', '=', id)
    .where(visibleTo(caller, 'set'))
    .executeTakeFirst()
  if (!row) return undefined
  const [summary] = await setSummaries(db, [row satisfies SetRowOfSummary], locale, caller)
  if (!summary) return undefined
  const years = yearsOf(row)
  return {
    ...summary,
    description: row.description,
    ...(row.parent_id !== null && {
      parent: {
        id: row.parent_id,
        name: nameIn(locale, { name: row.parent_name ?? '', names: row.parent_names }),
      },
    }),
    ...(row.maker !== null && { maker: row.maker }),
    ...(years && { years }),
    ...(row.declared_total !== null && { declared_total: row.declared_total }),
    status: row.status,
    source: { name: row.source, licence: row.licence, ...(row.source_url !== null && { url: row.source_url }) },
    rev: row.rev,
  }
}
