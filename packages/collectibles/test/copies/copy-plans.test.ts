import type { Database } from '@collect/storage'
import { describe, expect, test } from 'vitest'

import { testDatabases } from '../../../storage/test/databases.ts'
import { planOf } from '../../../storage/test/explain.ts'
import { recordStatements, type RecordedStatement } from '../../../storage/test/record-statements.ts'
import type { CopyFilter, CopyOrder } from '../../src/copies/listing/copy-filter.ts'
import { createMatchCache } from '../../src/copies/listing/match-cache.ts'
import { listCopies } from '../../src/copies/listing/list-copies.ts'
import { openDemo } from '../test-service.ts'

const owner = '01890000-aaaa-7000-8000-000000000001'
const all: CopyFilter = { tags: [], statuses: [], fields: [] }
const id = '01890000-0000-7000-8000-000000000000'

/** The index in which each page is found. */
const indexes: readonly (readonly [CopyOrder, index: string])[] = [
  ['-added', 'copies_here_by_added'],
  ['added', 'copies_here_by_added'],
  ['name', 'copies_here_by_name'],
  ['-value', 'copies_here_by_value'],
  ['value', 'copies_here_by_value'],
  ['-paid', 'copies_here_by_paid'],
  ['acquired', 'copies_here_by_acquired'],
  ['-acquired', 'copies_here_by_acquired'],
  ['year', 'copies_here_by_year'],
  ['number', 'copies_here_by_set'],
  ['-grade', 'copies_here_by_rank'],
  ['updated', 'copies_here_by_change'],
]

describe.each(testDatabases)('plans of the list of copies on $name', ({ name, createLike }) => {
  let database: Database
  let url: string
  openDemo({ createLike }, owner, (opened, at) => {
    ;[database, url] = [opened, at]
  })

  /** The statement that finds a page, as the driver gets it. */
  async function statementOf(
    filter: CopyFilter,
    order: CopyOrder,
    isBehind: boolean,
    { from, limit } = { from: 90, limit: 48 },
  ): Promise<RecordedStatement> {
    const { seen, stop } = recordStatements()
    // A reading thread would hide its statements.
    const here: Database = {
      ...database,
      read: (reads) => reads(database.tables() as unknown as Parameters<typeof reads>[0]), // the list names its columns
    }
    const after = isBehind ? { key: order === 'name' ? 'm' : order.endsWith('acquired') ? '2024' : 1, id } : undefined
    const source = { database: here, cache: createMatchCache() }
    await listCopies(source, owner, { filter, order, after, from, limit }, 'en', (item) => item)
    stop()
    const page = [...seen.values()].find(
      ({ text }) => text.includes(`limit ${limit + 1} `) || text.includes('(copy.n order by'),
    )
    if (!page) throw new Error('no statement has found a page')
    return page
  }

  test.each(indexes.flatMap(([order, index]) => [false, true].map((isBehind) => [order, index, isBehind] as const)))(
    'a page in the order %s is found in %s without sorting (behind a copy: %s)',
    async (order, index, isBehind) => {
      const { text, sorts } = await planOf(url, await statementOf(all, order, isBehind))
      expect(text).toContain(index)
      expect(text).toMatch(/COVERING INDEX|Index Only Scan/)
      expect(sorts).toBe(false)
    },
  )

  test.each([
    ['a drawer', { ...all, drawer: 'coins' }, '-added', 'copies_here_by_category'],
    ['a drawer', { ...all, drawer: 'coins' }, 'name', 'copies_here_by_name'],
    ['what is gone', { ...all, statuses: ['sold'] }, '-added', 'copies_by_added'],
  ] as const)('the first of %s is found without sorting: %j in the order %s', async (_, filter, order, index) => {
    const { text, sorts } = await planOf(url, await statementOf(filter, order, false, { from: 0, limit: 1 }))
    expect(text).toContain(index)
    expect(sorts).toBe(false)
  })

  test.runIf(name === 'sqlite')(
    'a filter that leaves few copies is read in one index, and then all are put in order',
    async () => {
      const { text, sorts } = await planOf(url, await statementOf({ ...all, spare: true }, 'name', false))
      expect(text).toContain('COVERING INDEX copies_here_alike')
      expect(sorts).toBe(true)
    },
  )
})
