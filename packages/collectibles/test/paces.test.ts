import { openDatabase, type Database } from '@collect/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { testDatabases } from '../../storage/test/databases.ts'
import { createPaces, paces, type TakePace } from '../src/paces/pace.ts'
import { collectiblesMigrations } from '../src/store/migrations.ts'
import type { CollectiblesTables } from '../src/store/tables.ts'
import { createTestService } from './test-service.ts'

const now = Date.UTC(2026, 2, 4)
const secret = 'a secret of this test alone'

describe.each(testDatabases)('paces on $name', ({ create }) => {
  let database: Database
  let url: string
  let drop: () => Promise<void>
  let take: TakePace
  beforeAll(async () => {
    const created = await create()
    ;({ url, drop } = created)
    database = openDatabase(url)
    await database.migrate('collectibles', collectiblesMigrations)
    take = createPaces(database, secret)
  })
  afterAll(async () => {
    await database.close()
    await drop()
  })

  const takeAll = (subject: string, count: number) =>
    Promise.all(Array.from({ length: count }, () => take('restores', subject, now)))

  test('a whole pace may be used at once, in parallel too; one more waits', async () => {
    const waits = await takeAll('ada', paces.restores.count + 3)
    expect(waits.filter((wait) => wait === 0)).toHaveLength(paces.restores.count)
    const every = paces.restores.per / paces.restores.count
    expect(waits.filter((wait) => wait > 0)).toEqual([every, every, every])
  })

  test('after its part of the time one act is free again', async () => {
    await takeAll('ben', paces.restores.count)
    const later = now + paces.restores.per / paces.restores.count
    expect(await take('restores', 'ben', later - 1)).toBe(1)
    expect(await take('restores', 'ben', later)).toBe(0)
    expect(await take('restores', 'ben', later)).toBeGreaterThan(0)
  })

  test('accounts and kinds of acts are counted apart', async () => {
    await takeAll('cleo', paces.restores.count)
    expect(await take('restores', 'dora', now)).toBe(0)
    expect(await take('exports', 'cleo', now)).toBe(0)
  })

  test('a clock that was put back does not lengthen the wait', async () => {
    await takeAll('emil', paces.restores.count)
    expect(await take('restores', 'emil', now - 7 * paces.restores.per)).toBe(0)
  })

  test('the table names no account', async () => {
    await take('restores', 'a-telling-name', now)
    const rows = await database.tables<CollectiblesTables>().selectFrom('collectible_paces').select('key').execute()
    expect(rows.map(({ key }) => key).join(' ')).not.toContain('a-telling-name')
  })

  test('a write beyond the pace answers 429, and says when to come back', async () => {
    const service = await createTestService(url)
    for (let index = 0; index < paces.writes.count; index += 100)
      await Promise.all(Array.from({ length: 100 }, () => take('writes', 'fay', now)))
    const answer = await service.call('PUT', '/collection/pyrite', { 'X-Person': 'fay' })
    expect(answer.status).toBe(429)
    expect(answer.headers.get('Retry-After')).toBe('1')
    expect(await answer.json()).toMatchObject({ error: { id: 'slow_down', code: 429 } })
    expect((await service.call('GET', '/collection', { 'X-Person': 'fay' })).status).toBe(200)
    await service.close()
  })
})
