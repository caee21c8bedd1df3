import type { Locale } from '@collect/messages'
import { sql, type Kysely, type SqlBool } from 'kysely'

import type { CollectiblesTables } from '../store/tables.ts'
import type { CatalogueStatus, Checklist, ChecklistPart } from '../wire/index.ts'
import { listedItems, summaryOf } from '../catalogue/item-of-row.ts'
import { membersOf } from '../catalogue/set-members.ts'
import { marksOf, type Marks } from '../copies/item-marks.ts'

/** The item after which a page begins. */
export interface ChecklistPlace {
  readonly number: string
  readonly id: string
}

export interface ChecklistFilter {
  readonly show: ChecklistPart
  readonly after?: ChecklistPlace | undefined
  readonly limit: number
}

export interface ChecklistFound extends Pick<Checklist, 'entries'> {
  /** Where the next page begins; absent on the last page. */
  readonly next?: ChecklistPlace
}

/** A page of the items of a set, in the order of their numbers, with what the caller has of each. */
export async function pageOfChecklist(
  db: Kysely<CollectiblesTables>,
  set: { readonly id: string; readonly status: CatalogueStatus },
  { show, after, limit }: ChecklistFilter,
  locale: Locale,
  caller?: string,
): Promise<ChecklistFound> {
  const marks = marksOf(caller ?? '')
  let query = listedItems(db)
    .select([marks.owned.as('owned'), marks.spare.as('spare'), marks.wished.as('wished')])
    .where(sql<SqlBool>`${sql.ref('item.id')} in (${membersOf(set)})`)
    .orderBy('item.number_sort')
    .orderBy('item.id')
    // One row more than requested shows whether another page follows.
    .limit(limit + 1)
  const part = parts(marks)[show]
  if (part) query = query.where(part)
  if (after)
    query = query.where(({ or, and, eb }) =>
      or([
        eb('item.number_sort', '>', after.number),
        and([eb('item.number_sort', '=', after.number), eb('item.id', '>', after.id)]),
      ]),
    )
  const rows = await query.execute()
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return {
    entries: page.map((row) => {
      const [owned, spare, isWished] = [Number(row.owned), Number(row.spare), Number(row.wished) === 1]
      const item = summaryOf(row, locale)
      return {
        item: { ...item, ...(caller !== undefined && { mine: { owned, wished: isWished, spare } }) },
        owned,
        wished: isWished,
        spare,
      }
    }),
    ...(last && { next: { number: last.number_sort, id: last.id } }),
  }
}

const parts = ({
  owned,
  spare,
}: Marks): Readonly<Record<ChecklistPart, ReturnType<typeof sql<SqlBool>> | undefined>> => ({
  all: undefined,
  have: sql<SqlBool>`${owned} > 0`,
  missing: sql<SqlBool>`${owned} = 0`,
  spare: sql<SqlBool>`${spare} > 0`,
})
