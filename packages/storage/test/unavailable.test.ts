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

  test('of two transactions that wait for each other, the one that is ended counts as unavailable', async () => {
    const { url, drop } = await create()
    const pool = new pg.Pool({ connectionString: url })
    onTestFinished(async () => {
      await pool.end()
      await drop()
    })
    await pool.query('create table pieces (id int primary key, place text)')
    await pool.query('insert into pieces (id) values (1), (2)')
    const [one, other] = [await pool.connect(), await pool.connect()]
    const move = (client: pg.PoolClient, id: number) =>
      client.query('update pieces set place = $1 where id = $2', ['box', id])
    await one.query('begin')
    await other.query('begin')
    await move(one, 1)
    await move(other, 2)
    const ends = await Promise.allSettled([move(one, 2), move(other, 1)])
    for (const client of [one, other]) {
      await client.query('rollback')
      client.release()
    }
    const reasons = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []))
    expect(reasons).toHaveLength(1)
    expect(reasons[0]).toSatisfy(isUnavailable)
  })
})
