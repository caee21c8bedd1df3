import { describe, expect, test } from 'vitest'

import { testDatabases } from '../../../storage/test/databases.ts'
import { createActs } from '../../src/acts/act.ts'
import { paces } from '../../src/paces/pace.ts'
import { checkCollectibles } from '../../src/check/check-collectibles.ts'
import { handleLife } from '../../src/collectors/collector-acts.ts'
import { makeCopy } from '../../src/copies/copy-acts.ts'
import type { Collector, CopyOverview } from '../../src/wire/index.ts'
import { openForGroup, type TestService } from '../test-service.ts'

describe.each(testDatabases)('settings of a collector on $name', ({ createLike }) => {
  let service: TestService
  openForGroup({ createLike }, (opened) => void (service = opened))

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
    expect(collector).toEqual({
      rev: 3,
      about: 'Coins.',
      currency: 'EUR',
      locale: 'en',
      keep_count: 1,
      samples_hidden: false,
      defaults: {},
      notify: {},
    })
  })

  test.each([
    [{ dispaly_name: 'Ada' }, 'dispaly_name'],
    [{ display_name: 'a\u0000' }, 'display_name'],
    [{ display_name: 'x'.repeat(201) }, 'display_name'],
    [{ country: 'France' }, 'country'],
    [{ country: 'XX' }, 'country'],
    [{ keep_count: 1.5 }, 'keep_count'],
    [{ handle: 'ab' }, 'handle'],
    [{ handle: 'a'.repeat(31) }, 'handle'],
    [{ handle: 'ada lovelace' }, 'handle'],
    [{ handle: '-ada' }, 'handle'],
    [{ currency: 'euro' }, 'currency'],
    [{ currency: 'XQZ' }, 'currency'],
    [{ locale: 'it' }, 'locale'],
    [{ defaults: { place: 'Box 4' } }, 'defaults.place'],
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

  test('a handle is folded, belongs to one account, and stays for 30 days', async () => {
    const set = async (person: string, rev: number, handle: string) => {
      const answer = await patch(person, { handle }, { 'If-Match': `"${rev}"` })
      const body = (await answer.json()) as Collector & { error?: { details: readonly { id: string }[] } }
      return [answer.status, body.handle ?? body.error?.details[0]?.id]
    }
    expect(await set('hand-1', 1, ' Ada_1815 ')).toEqual([200, 'ada_1815'])
    expect(await set('hand-2', 1, 'ADA_1815')).toEqual([422, 'taken'])
    expect(await set('hand-1', 2, 'ada-2')).toEqual([422, 'too_soon'])
    expect(await set('hand-1', 2, 'ada_1815'), 'the same one').toEqual([200, 'ada_1815'])
    const free = (await service.read<Collector>('/collector', as('hand-1'))).handle_free_at
    expect(free).toBe(new Date(service.clock.now + handleLife).toISOString())
    service.clock.now += handleLife
    expect(await service.read<Collector>('/collector', as('hand-1'))).not.toHaveProperty('handle_free_at')
    const changed = await patch('hand-1', { handle: 'ada-2' }, { 'If-Match': '"3"' })
    expect(changed.status).toBe(200)
    expect(await set('hand-2', 1, 'ada_1815')).toEqual([200, 'ada_1815'])
    // Undo does not take a handle away from its new owner.
    const undo = await service.call('POST', `/batches/${changed.headers.get('Batch-Id')}/undo`, as('hand-1'))
    expect(undo.status).toBe(200)
    expect(await service.read<Collector>('/collector', as('hand-1'))).toMatchObject({ handle: 'ada-2' })
    expect(service.faults).toEqual([])
  })

  test('another currency is as much work as a change of many: an account has 30 in an hour', async () => {
    const change = (rev: number) =>
      patch('spinner', { currency: rev % 2 === 0 ? 'EUR' : 'PLN' }, { 'If-Match': `"${rev}"` })
    for (let rev = 1; rev <= paces.bulk.count; rev++) expect((await change(rev)).status).toBe(200)
    expect((await change(paces.bulk.count + 1)).status).toBe(429)
    const same = await patch(
      'spinner',
      { currency: 'EUR', about: 'Coins.' },
      { 'If-Match': `"${paces.bulk.count + 1}"` },
    )
    expect(same.status).toBe(200)
  })

  test.each([2, 250])('another currency counts the costs of %i copies again, and undo the old one', async (pieces) => {
    const person = { id: `money-${pieces}`, locale: 'en', currency: 'EUR' }
    await createActs(service.database, () => service.clock.now).run(person, async (act) => {
      for (let number = 0; number < pieces; number++)
        await makeCopy(act, {
          category_id: 'coins',
          own_name: 'Coin',
          paid_amount: 100,
          paid_currency: number === 0 ? 'PLN' : 'EUR',
          own_value_amount: 700,
          own_value_currency: number === 0 ? 'PLN' : 'EUR',
        })
    })
    const costs = async () => {
      const { cost, value } = await service.read<CopyOverview>('/copies/overview', as(person.id))
      return [cost, value]
    }
    const own = [
      { amount: 100 * (pieces - 1), currency: 'EUR' },
      { amount: 700 * (pieces - 1), currency: 'EUR' },
    ]
    expect(await costs()).toEqual(own)
    const changed = await patch(person.id, { currency: 'PLN' }, { 'If-Match': '"1"' })
    expect(changed.status).toBe(200)
    const inPln = [
      { amount: 100, currency: 'PLN' },
      { amount: 700, currency: 'PLN' },
    ]
    await expect.poll(costs, { timeout: 30_000 }).toEqual(inPln)
    await service.call('POST', `/batches/${changed.headers.get('Batch-Id')}/undo`, as(person.id))
    // Wakes the jobs, for which the started service looks every ten seconds.
    await patch(person.id, { currency: 'EUR' }, { 'If-Match': '"3"' })
    await expect.poll(costs, { timeout: 30_000 }).toEqual(own)
    expect(await checkCollectibles(service.database)).toEqual([])
  })
})
