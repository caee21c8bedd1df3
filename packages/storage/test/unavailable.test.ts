import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { isUnavailable } from '../src/index.ts'
import { testDatabases } from './databases.ts'

describe.each(testDatabases.filter(({ name }) => name === 'postgres'))('a lost connection to $name', ({ create }) => {
  test('a statement on a connection that was cut, or on its pool, counts as unavailable', async () => {
    const { url, drop } = await create()
    onTestFinished(drop)
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.end()
    await expect(client.query('select 1')).rejects.toSatisfy(isUnavailable)
    const pool = new pg.Pool({ connectionString: url })
    await pool.end()
    await expect(pool.query('select 1')).rejects.toSatisfy(isUnavailable)
  })
})
