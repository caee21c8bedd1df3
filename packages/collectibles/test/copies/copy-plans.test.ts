import { DatabaseSync } from 'node:sqlite'
import { openDatabase } from '@collect/storage'
import { expect, test } from 'vitest'

import { testDatabases } from '../../../storage/test/databases.ts'
import { layOut } from '../../src/setup/lay-out.ts'

const columns = {
  copies_here_by_added: 'copy.added_at',
  copies_here_by_name: 'copy.sort_name',
  copies_here_by_value: 'copy.value_order',
  copies_here_by_acquired: 'copy.acquired_order',
  copies_here_by_paid: 'coalesce(copy.cost_amount, -1)',
  copies_here_by_number: 'copy.number_sort',
  copies_here_by_rank: 'copy.rank',
  copies_here_by_change: 'copy.updated_at',
}

test.each(Object.entries(columns))('on SQLite a page is found in %s alone', async (index, by) => {
  const [sqlite] = testDatabases
  if (!sqlite) throw new Error('there is no SQLite')
  const { url, drop } = await sqlite.create()
  const database = openDatabase(url)
  await layOut(database, Date.UTC(2026, 0, 1), { starter: false })
  await database.close()
  const file = new DatabaseSync(url.slice('file:'.length))
  const plan = file
    .prepare(
      `explain query plan select copy.id, ${by} as key from copies as copy where copy.owner_id = ?
      and copy.deleted_at is null and copy.status in ('draft', 'owned', 'ordered', 'lent')
      and (${by}, copy.id) < (?, ?) order by ${by} desc, copy.id desc limit 49`,
    )
    .all()
    .map(({ detail }) => String(detail))
  file.close()
  await drop()
  expect(plan).toHaveLength(1)
  expect(plan[0]).toContain(index)
})
