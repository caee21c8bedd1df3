import { describe, expect, test } from 'vitest'

import { testDatabases } from '../../storage/test/databases.ts'
import type { Collector } from '../src/wire/index.ts'
import { openForGroup, type TestService } from './test-service.ts'

describe.each(testDatabases)('settings of a collector on $name', ({ create }) => {
  let service: TestService
  openForGroup(create, (opened) => void (service = opened))

  const as = (person: string, headers: Record<string, string> = {}) => ({ 'X-Person': person, ...headers })
  const patch = (person: string, body: object, headers: Record<string, string> = {}) =>
    service.call('PATCH', '/collector', as(person, headers), body)

  test('a change without a revision is refused, with the row as it is', async () => {
    const answer = await patch('rev-1', { display_name: 'Ada' })
    expect(answer.status).toBe(428)
    expect(await answer.json()).toMatchObject({
      error: { id: 'precondition_required', code: 428 },
      current: { rev: 1, currency: 'EUR' },
    })
  })

  test('of two tabs that change one row, the second is refused and sees what the first has saved', async () => {
    const { rev } = await service.read<Collector>('/collector', as('rev-2'))
    const first = await patch('rev-2', { display_name: ' Ada ' }, { 'If-Match': `"${rev}"` })
    expect(first.status).toBe(200)
    expect(first.headers.get('ETag')).toBe('"2"')
    expect(await first.json()).toMatchObject({ rev: 2, display_name: 'Ada' })
    const second = await patch('rev-2', { about: 'Coins.' }, { 'If-Match': `"${rev}"` })
    expect(second.status).toBe(412)
    expect(await second.json()).toMatchObject({ error: { id: 'changed' }, current: { rev: 2, display_name: 'Ada' } })
    expect(await service.read<Collector>('/collector', as('rev-2'))).not.toHaveProperty('about')
  })

  test('an absent field stays, and null takes a value away', async () => {
    await patch('rev-3', { display_name: 'Ada', about: 'Coins.' }, { 'If-Match': '"1"' })
    await patch('rev-3', { display_name: null }, { 'If-Match': 'W/"2"' })
    const collector = await service.read<Collector>('/collector', as('rev-3'))
    expect(collector).toEqual({ rev: 3, about: 'Coins.', currency: 'EUR', keep_count: 1 })
  })

  test.each([
    [{ dispaly_name: 'Ada' }, ''],
    [{ display_name: 'a\u0000' }, 'display_name'],
    [{ display_name: 'x'.repeat(201) }, 'display_name'],
    [{ country: 'France' }, 'country'],
    [{ keep_count: 1.5 }, 'keep_count'],
  ])('the change %j is invalid', async (body, path) => {
    const answer = await patch('rev-4', body, { 'If-Match': '"1"' })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ error: { id: 'invalid', details: [{ path }] } })
  })

  test('a new collector begins with the currency of the accepted region', async () => {
    const headers = as('rev-5', { 'Accept-Language': 'en-GB' })
    expect(await service.read<Collector>('/collector', headers)).toMatchObject({ currency: 'GBP' })
    await service.call('PUT', '/collection/pyrite', headers)
    expect(await service.read<Collector>('/collector', as('rev-5'))).toMatchObject({ currency: 'GBP' })
  })
})
