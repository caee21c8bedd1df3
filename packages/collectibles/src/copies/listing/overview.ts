import { sql, type Kysely } from 'kysely'

import type { Person } from '../../acts/act.ts'
import { findCollector } from '../../collectors/collector-acts.ts'
import type { CollectiblesTables } from '../../store/tables.ts'
import type { CopyOverview } from '../../wire/index.ts'
import { chosenCopies } from './chosen-copies.ts'
import { isUnfiltered, type CopyFilter } from './copy-filter.ts'
import type { ListSource } from './list-copies.ts'
import { matchConditions } from './matching-rows.ts'
import { overviewOfCounts } from './overview-of-counts.ts'
import { overviewOf, type CopyGroup, type NamedCount } from './overview-of-groups.ts'
import { allOf, type Condition } from '../../store/conditions.ts'

type Db = Kysely<CollectiblesTables>

/** What the copies of a filter add up to, on a reading thread; without a filter from the numbers that are kept. */
export const overview = ({ database, cache }: ListSource, person: Person, filter: CopyFilter): Promise<CopyOverview> =>
  database.read<CollectiblesTables, CopyOverview>(async (db) => {
    const matches = await cache.matchesOf(db, person.id, filter)
    const [{ conditions, hidden }, { currency }, folders] = await Promise.all([
      chosenCopies(db, database.dialect, person.id, filter, '-added'),
      findCollector(db, person),
      db.selectFrom('folders').select(['id', 'name', 'path']).where('owner_id', '=', person.id).execute(),
    ])
    // The kept numbers count copies of hidden samples too.
    if (isUnfiltered(filter) && hidden === 0)
      return overviewOfCounts({ currency, folders, ...(await keptNumbers(db, person.id)) })
    const adding = async () => {
      const chosen = await (matches ? matchConditions(db, filter, matches, conditions) : conditions())
      return overviewOf({
        currency,
        groups: await groupsOf(db, chosen),
        tags: await tagsOf(db, person.id, chosen),
        folders,
      })
    }
    return matches?.get('overview', adding) ?? adding()
  })

async function keptNumbers(db: Db, owner: string) {
  const [totals, counts, tags] = await Promise.all([
    db.selectFrom('collection_totals').selectAll().where('owner_id', '=', owner).execute(),
    db.selectFrom('collection_counts').selectAll().where('owner_id', '=', owner).execute(),
    db
      .selectFrom('collection_counts as counted')
      .innerJoin('tags', 'tags.id', 'counted.name')
      .select(['tags.id', 'tags.name', 'counted.copies as count'])
      .where('counted.owner_id', '=', owner)
      .where('counted.kind', '=', 'tag')
      .execute(),
  ])
  return { totals, counts, tags }
}

/** Copies that are alike in what an overview tells apart: one scan answers all sums. */
async function groupsOf(db: Db, conditions: readonly Condition[]): Promise<readonly CopyGroup[]> {
  const keys = sql`copy.category_id, copy.status, copy.is_sample, copy.folder_id, copy.value_basis,
    copy.own_value_currency, copy.paid_currency`
  const { rows } = await sql<CopyGroup>`
    select ${keys}, count(*) as copies, sum(copy.quantity) as quantity,
      count(copy.value_amount) as valued, sum(copy.value_amount) as value, sum(copy.cost_amount) as cost,
      sum(copy.value_amount - copy.cost_amount) as gain,
      sum(case when copy.value_amount is null then copy.own_value_amount end) as other_value,
      sum(case when copy.cost_amount is null then copy.paid_amount + coalesce(copy.fees_amount, 0) end) as other_cost
    from copies as copy where ${allOf(conditions)} group by ${keys}`.execute(db)
  return rows
}

async function tagsOf(db: Db, owner: string, conditions: readonly Condition[]): Promise<readonly NamedCount[]> {
  // SQLite goes through a cross join in the order of its tables: few copies have a tag. It would go through the list for
  // each of these, if the list were one of numbers of rows.
  const { rows } = await sql<NamedCount>`
    select tags.id, tags.name, count(*) as count from tags cross join copy_tags cross join copies as tagged
    where tags.owner_id = ${owner} and copy_tags.tag_id = tags.id and tagged.id = copy_tags.copy_id
    and coalesce(tagged.n, 0) in (select copy.n from copies as copy where ${allOf(conditions)})
    group by tags.id, tags.name`.execute(db)
  return rows
}
