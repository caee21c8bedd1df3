import type { Database } from '@collect/storage'
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'

import type { Person } from '../../acts/act.ts'
import { findCollector } from '../../collectors/collector-acts.ts'
import type { CollectiblesTables } from '../../store/tables.ts'
import type { CopyOverview } from '../../wire/index.ts'
import { chosenCopies } from './chosen-copies.ts'
import type { CopyFilter } from './copy-filter.ts'
import { overviewOf, type CopyGroup, type NamedCount } from './overview-of-groups.ts'

type Db = Kysely<CollectiblesTables>

/** What the copies of a filter add up to, on a reading thread. */
export const overview = (database: Database, person: Person, filter: CopyFilter): Promise<CopyOverview> =>
  database.read<CollectiblesTables, CopyOverview>(async (db) => {
    const { conditions } = await chosenCopies(db, database.dialect, person.id, filter, '-added')
    const { currency } = await findCollector(db, person)
    return overviewOf({
      currency,
      groups: await groupsOf(db, conditions),
      tags: await tagsOf(db, conditions),
      folders: await db
        .selectFrom('folders')
        .select(['id', 'name', 'path'])
        .where('owner_id', '=', person.id)
        .execute(),
    })
  })

/** Copies that are alike in what an overview tells apart: one scan answers all sums. */
async function groupsOf(db: Db, conditions: readonly RawBuilder<SqlBool>[]): Promise<readonly CopyGroup[]> {
  const keys = sql`copy.category_id, copy.status, copy.is_sample, copy.folder_id, copy.value_basis,
    copy.own_value_currency, copy.paid_currency`
  const { rows } = await sql<CopyGroup>`
    select ${keys}, count(*) as copies, sum(copy.quantity) as quantity,
      count(copy.value_amount) as valued, sum(copy.value_amount) as value, sum(copy.cost_amount) as cost,
      sum(copy.value_amount - copy.cost_amount) as gain,
      sum(case when copy.value_amount is null then copy.own_value_amount end) as other_value,
      sum(case when copy.cost_amount is null then copy.paid_amount + coalesce(copy.fees_amount, 0) end) as other_cost
    from copies as copy where ${sql.join(conditions, sql` and `)} group by ${keys}`.execute(db)
  return rows
}

async function tagsOf(db: Db, conditions: readonly RawBuilder<SqlBool>[]): Promise<readonly NamedCount[]> {
  const { rows } = await sql<NamedCount>`
    select tags.id, tags.name, count(*) as count from copies as copy
    join copy_tags on copy_tags.copy_id = copy.id join tags on tags.id = copy_tags.tag_id
    where ${sql.join(conditions, sql` and `)} group by tags.id, tags.name`.execute(db)
  return rows
}
