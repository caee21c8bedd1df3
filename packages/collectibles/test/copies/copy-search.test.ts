import { beforeAll, describe, expect, test } from 'vitest'

import { testDatabases } from '../../../storage/test/databases.ts'
import { checkCollectibles } from '../../src/check/check-collectibles.ts'
import { reindex } from '../../src/operator.ts'
import { newId } from '@collect/storage'
import type { CollectiblesTables } from '../../src/store/tables.ts'
import type { Copy, CopyPage } from '../../src/wire/index.ts'
import { openForGroup, type TestService } from '../test-service.ts'

const barcode = '4006381333931'

describe.each(testDatabases)('words of own copies on $name', ({ createLike }) => {
  let service: TestService
  const ids = new Map<string, string>()
  openForGroup({ createLike }, (opened) => void (service = opened))
  const db = () => service.database.tables<CollectiblesTables>()
  const as = (person: string, headers: Record<string, string> = {}) => ({ 'X-Person': person, ...headers })
  const newName = (): string => newId((service.clock.now += 1000))
  async function put(key: string, body: object): Promise<void> {
    ids.set(key, newName())
    const answer = await service.call('PUT', `/copies/${ids.get(key)}`, as('ada'), body)
    expect(answer.status).toBe(201)
  }

  beforeAll(async () => {
    const [cellar, box, own] = [newName(), newName(), newName()]
    const row = { owner_id: 'ada', created_at: 0, updated_at: 0 }
    await db()
      .insertInto('places')
      .values([
        { ...row, id: cellar, name: 'Cellar', path: `/${cellar}/`, label: 'ABCD' },
        { ...row, id: box, name: 'Blue box', path: `/${cellar}/${box}/`, parent_id: cellar, label: 'EFGH' },
      ])
      .execute()
    const item = { category: 'coins', name: 'Wyvern groat', barcodes: [barcode] }
    await service.call('PUT', `/items/${own}`, as('ada'), item)
    await put('heron', { category: 'coins', item: 'heron-penny', tags: ['Gift of Björn'], place: box })
    await put('wyvern', { category: 'coins', item: own, place: cellar, serial: 'AB-123' })
    await put('amber', { category: 'minerals', name: 'Amber', notes: 'From Björn.', fields: { locality: 'Øresund' } })
    await put('gone', { category: 'minerals', name: 'Amber too' })
    await service.call('DELETE', `/copies/${ids.get('gone')}`, as('ada', { 'If-Match': '"1"' }))
    await service.call('PUT', `/copies/${newName()}`, as('ben'), {
      category: 'minerals',
      name: 'Amber',
      notes: 'Björn',
    })
  })

  const found = async (typed: string, person = 'ada') => {
    const page = await service.read<CopyPage>(`/copies?sort=added&q=${encodeURIComponent(typed)}`, as(person))
    expect(page.count).toBe(page.copies.length)
    const keys = new Map([...ids].map(([key, id]) => [id, key]))
    return page.copies.map(({ id }) => keys.get(id) ?? 'another').join(' ')
  }

  test.each([
    ['amber', 'amber'],
    ['AMB', 'amber'],
    ['mber', ''],
    ['bjorn', 'heron amber'],
    ['björn gift', 'heron'],
    ['heron', 'heron'],
    ['heron bjorn', 'heron'],
    ['Reiherpfennig', 'heron'],
    ['wyvern', 'wyvern'],
    ['wyvern groat cellar', 'wyvern'],
    ['ab123', 'wyvern'],
    ['123 ', 'wyvern'],
    ['12', ''],
    ['cellar', 'heron wyvern'],
    ['box cell', 'heron'],
    ['efgh', 'heron'],
    ['oresund', 'amber'],
    [barcode, 'wyvern'],
    ['heron wyvern', ''],
    ['—', 'heron wyvern amber'],
    ["' or 1=1 --", ''],
  ])('%j finds: %s', async (typed, expected) => {
    expect(await found(typed)).toBe(expected)
  })

  test('another account finds its own copies alone', async () => {
    expect(await found('bjorn', 'ben')).toBe('another')
    expect(await found(barcode, 'ben')).toBe('')
  })

  test('a search narrows a filter, and its token is good for it alone', async () => {
    const page = (query: string) => service.read<CopyPage>(`/copies?q=bjorn&page_size=1${query}`, as('ada'))
    expect((await page('&drawer=minerals')).count).toBe(1)
    const first = await page('')
    const second = await page(`&page_token=${first.next_page_token}`)
    expect([...first.copies, ...second.copies]).toHaveLength(2)
    const other = await service.call('GET', `/copies?q=amber&page_token=${first.next_page_token}`, as('ada'))
    expect(other.status).toBe(400)
  })

  test('words follow a change, its undo and a restore from the bin', async () => {
    const [path, restored] = ['amber', 'gone'].map((key) => `/copies/${ids.get(key)}`)
    const changed = await service.call('PATCH', `${path}`, as('ada', { 'If-Match': '"1"' }), { name: 'Copal' })
    expect([await found('amber'), await found('copal')]).toEqual(['', 'amber'])
    await service.call('POST', `/batches/${changed.headers.get('Batch-Id')}/undo`, as('ada'))
    expect([await found('amber'), await found('copal')]).toEqual(['amber', ''])
    await service.call('POST', `${restored}/restore`, as('ada'))
    expect(await found('amber')).toBe('amber gone')
    const copy = await service.read<Copy>(`${restored}`, as('ada'))
    await service.call('DELETE', `${restored}`, as('ada', { 'If-Match': `"${copy.rev}"` }))
    expect(await checkCollectibles(service.database)).toEqual([])
  })

  test('words that were lost are made again by reindex', async () => {
    await db().deleteFrom('copy_words').execute()
    expect(await found('amber')).toBe('')
    await reindex(service.database)
    expect(await found('amber')).toBe('amber')
    expect(await checkCollectibles(service.database)).toEqual([])
    expect(service.faults).toEqual([])
  })

  test.each([`q=${'x'.repeat(201)}`, 'q=a&q=b'])('?%s is refused', async (query) => {
    expect((await service.call('GET', `/copies?${query}`, as('ada'))).status).toBe(400)
  })
})
