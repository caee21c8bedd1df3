import { testDatabases } from '@collect/storage/test'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startShipped } from '../../shipped.ts'

describe.each(testDatabases.filter(({ name }) => name === 'postgres'))('connections to $name', ({ create }) => {
  test.each<{ env: Readonly<Record<string, string>>; most: number }>([
    { env: {}, most: 10 },
    { env: { DATABASE_POOL_SIZE: '3' }, most: 3 },
  ])('with $env, a process has $most at most, and uses them all', async ({ env, most }) => {
    const { url, drop } = await create()
    onTestFinished(drop)
    const shipped = await startShipped({ DATABASE_URL: url, ...env })
    const watcher = new pg.Client({ connectionString: url })
    await watcher.connect()
    onTestFinished(() => watcher.end())
    const client = shipped.client({ accept: 'application/json' })
    const ask = () => client.send('/api/collectibles/items?page_size=100')
    const answers = await Promise.all(Array.from({ length: 60 }, ask))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    // Idle connections stay open for a while.
    const { rows } = await watcher.query<{ count: number }>(
      'select count(*)::int as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    expect(rows[0]?.count).toBe(most)
  })
})
