import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'

import { testDatabases } from '../../../storage/test/databases.ts'
import { derivedId, newId } from '@collect/storage'
import { mostOwnSets } from '../../src/own/edit-set.ts'
import { insertRows } from '../../src/store/insert-rows.ts'
import type { CollectiblesTables } from '../../src/store/tables.ts'
import type { WishPage } from '../../src/wire/index.ts'
import { openForGroup, type TestService } from '../test-service.ts'

describe.each(testDatabases)('what an account has at most on $name', ({ name, createLike }) => {
  let service: TestService
  openForGroup({ createLike }, (opened) => void (service = opened))

  const numbered = (kind: string, count: number) =>
    Array.from({ length: count }, (_, number) => ({
      id: derivedId(service.clock.now, kind, String(number)),
      owner_id: 'ada',
      category_id: 'coins',
      name: 'x',
      sort_name: 'x',
      art_seed: '',
      // Behind all numbers that the service takes.
      search_ord: 2 ** 52 + number,
      status: 'private' as const,
      source: 'own',
      created_at: 0,
      updated_at: 0,
    }))
  const put = (kind: string) =>
    service.call('PUT', `/${kind}/${newId(service.clock.now)}`, { 'X-Person': 'ada' }, { category: 'coins', name: 'x' })

  test('a set more than the limit is refused', async () => {
    const db = service.database.tables<CollectiblesTables>()
    await db.transaction().execute((trx) => insertRows(trx, 'collectible_sets', numbered('sets', mostOwnSets - 1)))
    expect((await put('sets')).status).toBe(201)
    const refused = await put('sets')
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({ error: { id: 'quota' } })
  })

  const newOne = () => newId((service.clock.now += 1000))
  const send = (method: string, path: string, body: object) => service.call(method, path, { 'X-Person': 'ben' }, body)
  const statusOf = async (answer: Response) => {
    const { error } = (await answer.json()) as { error?: { id: string } }
    return [answer.status, error?.id]
  }
  const owned = { owner_id: 'ben', created_at: 0, updated_at: 0 }
  const ids = (kind: string, count: number) =>
    Array.from({ length: count }, (_, number) => ({ ...owned, id: derivedId(0, kind, String(number)) }))

  test.each([
    ['folders', 2_000, { path: '/' }],
    ['places', 5_000, { path: '/' }],
    ['tags', 2_000, {}],
  ] as const)('one of %s more than %i is refused', async (table, most, columns) => {
    const rows = ids(table, most - 1).map((row, number) => ({
      ...row,
      name: `x${number}`,
      ...(table === 'tags' ? { folded: `x${number}` } : columns),
      ...(table === 'places' && { label: String(number).padStart(4, '0') }),
    }))
    await service.database
      .tables<CollectiblesTables>()
      .transaction()
      .execute((trx) => insertRows(trx, table, rows))
    expect((await send('PUT', `/${table}/${newOne()}`, { name: 'one' })).status).toBe(201)
    expect(await statusOf(await send('PUT', `/${table}/${newOne()}`, { name: 'two' }))).toEqual([422, 'quota'])
  })

  test('a copy more than the limit is refused, however it is made', async () => {
    const db = service.database.tables<CollectiblesTables>()
    expect((await send('PUT', '/items/pyrite/mine/wished', {})).status).toBe(200)
    const copy = newOne()
    expect((await send('PUT', `/copies/${copy}`, { category: 'coins', name: 'x', quantity: 2 })).status).toBe(201)
    await db.updateTable('collection_totals').set({ copies: 1_000_000 }).where('owner_id', '=', 'ben').execute()
    const { wishes } = await service.read<WishPage>('/wishes', { 'X-Person': 'ben' })
    for (const answer of [
      await send('PUT', `/copies/${newOne()}`, { category: 'coins', name: 'x' }),
      await send('POST', `/copies/${copy}/duplicate`, {}),
      await send('POST', `/copies/${copy}/split`, { quantity: 1 }),
      await send('POST', `/wishes/${wishes[0]?.id}/fulfil`, {}),
      await send('PUT', '/items/heron-penny/mine/owned', {}),
      await send('PUT', '/collection/heron-penny', {}),
    ])
      expect(await statusOf(answer)).toEqual([422, 'quota'])
  })

  // The statement that counts is the same on both, and so many rows take PostgreSQL many seconds.
  test.runIf(name === 'sqlite')('an own item and a wish more than the limit are refused', async () => {
    const db = service.database.tables<CollectiblesTables>()
    // One statement for each table: so many rows by themselves take half a minute.
    const numbers = sql.raw('with recursive n (i) as (select 1 union all select i + 1 from n where i < 99999)')
    await sql`insert into items (
        id, owner_id, category_id, name, sort_name, art_seed, search_ord, status, source, created_at, updated_at
      ) ${numbers} select 'own-' || i, 'cleo', 'coins', 'x', 'x', '', ${sql.lit(2 ** 52)} + i, 'private', 'own', 0, 0
      from n`.execute(db)
    await sql`insert into wishes (id, owner_id, item_id, created_at, updated_at)
      select id, owner_id, id, 0, 0 from items where owner_id = 'cleo'`.execute(db)
    const put = (path: string, body: object) => service.call('PUT', path, { 'X-Person': 'cleo' }, body)
    expect((await put(`/items/${newOne()}`, { category: 'coins', name: 'x' })).status).toBe(201)
    expect((await put(`/wishes/${newOne()}`, { item: 'pyrite' })).status).toBe(201)
    for (const answer of [
      await put(`/items/${newOne()}`, { category: 'coins', name: 'x' }),
      await put(`/wishes/${newOne()}`, { item: 'heron-penny' }),
      await put('/items/heron-penny/mine/wished', {}),
    ])
      expect(await statusOf(answer)).toEqual([422, 'quota'])
    expect(service.faults).toEqual([])
  })

  test('the service refuses a copy beyond the million at every door; a sold copy counts, a kept one in the bin does not', async () => {
    const db = service.database.tables<CollectiblesTables>()
    const totals = { quantity: 0, valued: 0, value_amount: 0, costed: 0, cost_amount: 0 }
    await db
      .insertInto('collection_totals')
      .values({ owner_id: 'dora', category_id: 'other', copies: 999_998, ...totals })
      .execute()
    const as = { 'X-Person': 'dora' }
    const call = (method: string, path: string, body?: object) => service.call(method, path, as, body)
    const add = async () => {
      const id = newOne()
      return { id, answer: await call('PUT', `/copies/${id}`, { category: 'coins', name: 'Token' }) }
    }
    const [sold, kept] = [await add(), await add()]
    expect([sold.answer.status, kept.answer.status]).toEqual([201, 201])
    expect((await call('POST', `/copies/${sold.id}/leave`, { status: 'sold' })).status).toBe(200)
    for (const answer of [
      (await add()).answer,
      await call('POST', `/copies/${kept.id}/duplicate`),
      await call('PUT', '/items/heron-penny/mine/owned'),
      await call('PUT', '/collection/heron-penny'),
    ])
      expect(await statusOf(answer)).toEqual([422, 'quota'])
    expect((await service.call('DELETE', `/copies/${kept.id}`, { ...as, 'If-Match': '"1"' })).status).toBe(204)
    expect((await add()).answer.status).toBe(201)
  })
})
