import { describe, expect, test } from 'vitest'

import { testDatabases } from '../../../storage/test/databases.ts'
import { checkCollectibles } from '../../src/check/check-collectibles.ts'
import { newId } from '@collect/storage'
import type { Collector, CopyPage, Drawers, ItemPage, SearchPage, Suggestions, WishPage } from '../../src/wire/index.ts'
import { openForGroup, type TestService } from '../test-service.ts'

describe.each(testDatabases)(
  'samples that an account removes, and a collection that ends, on $name',
  ({ createLike }) => {
    let service: TestService
    openForGroup({ createLike }, (opened) => void (service = opened))
    const as = (person: string, headers: Record<string, string> = {}) => ({ 'X-Person': person, ...headers })

    test('samples leave one account with what it has of them, and undo brings them back', async () => {
      await service.call('PUT', '/items/heron-penny/mine/owned', as('ada'))
      await service.call('PUT', '/items/tin-robot/mine/wished', as('ada'))
      await service.call('PUT', `/copies/${newId(service.clock.now)}`, as('ada'), { category: 'coins', name: 'Mine' })
      const seenBy = async (person: string) => {
        const read = <Body>(path: string) => service.read<Body>(path, as(person))
        const { drawers } = await read<Drawers>('/drawers')
        return {
          drawer: drawers.reduce((sum, { count, items }) => sum + count + items.length, 0),
          listed: (await read<ItemPage>('/items?category=vinyl')).items.length,
          found: (await read<SearchPage>('/search?q=heron')).items.length,
          suggested: (await read<Suggestions>('/suggest?q=heron')).suggestions.length,
          copies: (await read<CopyPage>('/copies')).count,
          wishes: (await read<WishPage>('/wishes')).count,
        }
      }
      const before = await seenBy('ada')
      expect(before).toMatchObject({ listed: 8, found: 2, copies: 2, wishes: 1 })
      const { rev } = await service.read<Collector>('/collector', as('ada'))
      const removed = await service.call('PATCH', '/collector', as('ada', { 'If-Match': `"${rev}"` }), {
        samples_hidden: true,
      })
      expect(await removed.json()).toMatchObject({ samples_hidden: true })
      expect(await seenBy('ada')).toEqual({ drawer: 0, listed: 0, found: 0, suggested: 0, copies: 1, wishes: 0 })
      expect(await seenBy('ben'), 'others see them').toMatchObject({ listed: 8, found: 2 })
      await service.call('POST', `/batches/${removed.headers.get('Batch-Id')}/undo`, as('ada'))
      expect(await seenBy('ada')).toEqual(before)
      expect(await checkCollectibles(service.database)).toEqual([])
    })

    test('a collection ends when its number of copies is confirmed, and the account begins anew', async () => {
      const put = () =>
        service.call('PUT', `/copies/${newId((service.clock.now += 1))}`, as('cleo'), {
          category: 'coins',
          name: 'Mine',
        })
      for (let copies = 0; copies < 3; copies++) expect((await put()).status).toBe(201)
      await service.call('PATCH', '/collector', as('cleo', { 'If-Match': '"1"' }), { handle: 'cleo', currency: 'PLN' })
      const end = (confirm: string) => service.call('DELETE', '/collection', as('cleo'), { confirm })
      for (const confirm of ['', '2', 'three']) {
        const refused = await end(confirm)
        expect([refused.status, await refused.json()]).toMatchObject([
          422,
          { error: { details: [{ path: 'confirm', id: 'other_number' }] } },
        ])
      }
      expect((await service.read<CopyPage>('/copies', as('cleo'))).count).toBe(3)
      expect((await end(' 3 ')).status).toBe(204)
      expect((await service.read<CopyPage>('/copies', as('cleo'))).count).toBe(0)
      const anew = await service.read<Collector>('/collector', as('cleo'))
      expect(anew).toMatchObject({ rev: 1, currency: 'EUR' })
      expect(anew).not.toHaveProperty('handle')
      expect((await service.read<CopyPage>('/copies', as('ada'))).count, 'of another account').toBeGreaterThan(0)
      expect((await put()).status).toBe(201)
      expect(service.faults).toEqual([])
    })
  },
)
