import { newId } from '@collect/storage'
import { describe, expect, test } from 'vitest'

import { testDatabases } from '../../../storage/test/databases.ts'
import { checkCollectibles } from '../../src/check/check-collectibles.ts'
import { publishItem } from '../../src/operator.ts'
import { recountPopularity } from '../../src/popularity/recount-popularity.ts'
import type { CollectiblesTables } from '../../src/store/tables.ts'
import type { Item, SearchPage } from '../../src/wire/index.ts'
import { openForGroup, type TestService } from '../test-service.ts'

describe.each(testDatabases)('the popularity of items on $name', ({ createLike }) => {
  let service: TestService
  openForGroup({ createLike }, (opened) => void (service = opened))

  const as = (person: string) => ({ 'X-Person': person })
  /** The name of each item by its place in the list of its word. */
  const order = async (query = 'q=griffin&sort=popular') =>
    (await service.read<SearchPage>(`/search?${query}`)).items.map(({ name }) => name)

  async function publish(name: string): Promise<Item> {
    const id = newId(service.clock.now)
    const body = { category: 'coins', name, variants: [{ name: 'Proof' }] }
    expect((await service.call('PUT', `/items/${id}`, as('ada'), body)).status).toBe(201)
    await service.call('POST', `/items/${id}/submission`, as('ada'))
    expect(await publishItem(service.database, id, 2, service.clock.now)).toBe('decided')
    return service.read<Item>(`/items/${id}`)
  }

  const mark = async (person: string, { id }: Item, toggle: 'owned' | 'wished') =>
    expect((await service.call('PUT', `/items/${id}/mine/${toggle}`, as(person))).ok).toBe(true)

  test('an owner counts like four wishes, and the count moves an item before those that fewer have', async () => {
    await publish('Griffin plain')
    const wished = await publish('Griffin wished')
    const owned = await publish('Griffin owned')
    expect(await order()).toEqual(['Griffin plain', 'Griffin wished', 'Griffin owned'])
    for (const person of ['ben', 'eva', 'kim']) await mark(person, wished, 'wished')
    await mark('ben', owned, 'owned')
    // The count alone changes the order, so that pages of a list fit together.
    expect(await order()).toEqual(['Griffin plain', 'Griffin wished', 'Griffin owned'])
    expect(await recountPopularity(service.database)).toBe(2)
    expect(await order()).toEqual(['Griffin owned', 'Griffin wished', 'Griffin plain'])
    expect((await order('sort=popular')).slice(0, 2)).toEqual(['Griffin owned', 'Griffin wished'])
    expect(await recountPopularity(service.database)).toBe(0)
  })

  test('a wish of one variant counts, a fulfilled one does not; a copy that was sold has no owner', async () => {
    const [plain] = (await service.read<SearchPage>('/search?q=griffin%20plain')).items
    const item = await service.read<Item>(`/items/${plain?.id}`)
    const variant = item.variants.at(-1)?.id
    for (const person of ['ben', 'eva', 'kim', 'lea', 'mia'])
      expect((await service.call('PUT', `/wishes/${newId(service.clock.now)}`, as(person), { variant })).status).toBe(
        201,
      )
    await recountPopularity(service.database)
    expect(await order()).toEqual(['Griffin plain', 'Griffin owned', 'Griffin wished'])
    const db = service.database.tables<CollectiblesTables>()
    await db.updateTable('wishes').set({ fulfilled_at: 1 }).where('variant_id', 'is not', null).execute()
    await db.updateTable('copies').set({ status: 'sold' }).where('owner_id', '=', 'ben').execute()
    await recountPopularity(service.database)
    expect(await order()).toEqual(['Griffin wished', 'Griffin plain', 'Griffin owned'])
    await db.updateTable('copies').set({ status: 'owned' }).where('owner_id', '=', 'ben').execute()
  })

  test('words lead to an item at its new place, and the check finds nothing', async () => {
    const uses = () =>
      service.database
        .tables<CollectiblesTables>()
        .selectFrom('search_terms')
        .select('uses')
        .where('term', '=', 'griffin')
        .execute()
    const before = await uses()
    await recountPopularity(service.database)
    expect(await order('q=griffin%20own')).toEqual(['Griffin owned'])
    expect(await uses()).toEqual(before)
    expect(await checkCollectibles(service.database)).toEqual([])
  })

  test('a sample stays in the last step of the order, and an own item where its owner made it', async () => {
    const own = newId(service.clock.now)
    await service.call('PUT', `/items/${own}`, as('ben'), { category: 'coins', name: 'My own griffin' })
    const places = () =>
      service.database
        .tables<CollectiblesTables>()
        .selectFrom('items')
        .select('search_ord')
        .where('id', 'in', ['heron-penny', own])
        .orderBy('id')
        .execute()
    const before = await places()
    for (const id of ['heron-penny', own]) await mark('ben', { id } as Item, 'owned') // an id is all that a mark needs
    expect(await recountPopularity(service.database)).toBeLessThan(2)
    expect(await places()).toEqual(before)
  })

  test('the count ends early when the service stops, and the next one does the rest', async () => {
    await recountPopularity(service.database)
    const [item] = (await service.read<SearchPage>('/search?q=griffin%20wished')).items
    await mark('eva', item as Item, 'owned') // it is there, as the first test shows
    expect(await recountPopularity(service.database, AbortSignal.abort())).toBe(0)
    expect(await recountPopularity(service.database)).toBe(1)
  })
})
