import { sql } from 'kysely'

import type { Act } from '../acts/act.ts'
import { gradesOf } from '../catalogue/condition-scales.ts'
import { membersOf } from '../catalogue/set-members.ts'
import { visibleTo } from '../catalogue/visible.ts'
import type { SetWishes } from '../wire/index.ts'
import { countWishes, makeWishes, mostWishes, type WrittenWish } from './wish-acts.ts'

interface MissingWish extends Pick<WrittenWish, 'priority' | 'max_amount' | 'max_currency'> {
  /** A grade of the category's scale. */
  readonly min_grade?: string | undefined
}

/** Wishes each missing item of a set that is not wished yet. */
export async function wishMissing(
  act: Act,
  id: string,
  { min_grade, ...wish }: MissingWish,
): Promise<SetWishes | 'no set' | 'no grade' | 'too many'> {
  const set = await act.db
    .selectFrom('collectible_sets as set')
    .innerJoin('categories as category', 'category.id', 'set.category_id')
    .select(['set.id', 'set.status', 'category.scale_id'])
    .where('set.id', '=', id)
    .where(visibleTo(act.owner, 'set'))
    .executeTakeFirst()
  if (!set) return 'no set'
  const grade = gradesOf(set.scale_id).find(({ id }) => id === min_grade)
  if (min_grade !== undefined && !grade) return 'no grade'
  const { rows } = await sql<{ id: string; wished: number }>`
    select item.id, case when exists (
      select 1 from wishes where owner_id = ${act.owner} and fulfilled_at is null
      and (item_id = item.id or variant_id in (select id from variants where variants.item_id = item.id))
    ) then 1 else 0 end as wished
    from items as item
    where item.id in (${membersOf(set)}) and not exists (
      select 1 from variant_holdings as held where held.owner_id = ${act.owner} and held.item_id = item.id
    )
    order by item.number_sort, item.id`.execute(act.db)
  const open = rows.filter(({ wished }) => Number(wished) === 0)
  if (open.length > 0 && (await countWishes(act.db, act.owner)) + open.length > mostWishes) return 'too many'
  const made = await makeWishes(
    act,
    open.map((item) => ({ ...wish, min_rank: grade?.rank ?? -1, item_id: item.id })),
  )
  return { made: made.length, already: rows.length - made.length }
}
