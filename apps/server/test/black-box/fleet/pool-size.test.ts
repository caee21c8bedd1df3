import { openDatabase } from '@collect/storage'
import { testDatabases } from '@collect/storage/test'
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
    const watcher = openDatabase(url)
    onTestFinished(() => watcher.close())
    const count = watcher.prepare(
      // Workers of PostgreSQL itself, such as autovacuum, have rows too.
      `select count(*)::int as count from pg_stat_activity
        where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
      ([row]: readonly { readonly count: number }[]) => row?.count ?? 0,
    )
    const client = shipped.client({ accept: 'application/json' })
    const counts: number[] = []
    /** Connections after many requests at once: idle ones stay open for a while. */
    const countAfterBurst = async () => {
      const ask = () => client.send('/api/collectibles/items?page_size=100')
      const answers = await Promise.all(Array.from({ length: 60 }, ask))
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
      counts.push(await count())
      return counts.at(-1)
    }
    await expect.poll(countAfterBurst, { timeout: 20_000 }).toBe(most)
    expect(Math.max(...counts)).toBe(most)
  })
})
