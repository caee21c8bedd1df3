import { locales, tagOf } from '@collect/messages'
import { describe, expect, test } from 'vitest'

import { testDatabases } from '../../../storage/test/databases.ts'
import type { Collection, Drawers, Item, ItemPage } from '../../src/wire/index.ts'
import { openForGroup, type TestService } from '../test-service.ts'

describe.each(testDatabases)('samples in nine languages on $name', ({ createLike }) => {
  let service: TestService
  let english: readonly Item[]

  const itemsIn = async (language: string): Promise<readonly Item[]> => {
    const headers = { 'Accept-Language': language }
    const { items } = await service.read<ItemPage>('/items?page_size=100', headers)
    return Promise.all(items.map(({ id }) => service.read<Item>(`/items/${id}`, headers)))
  }

  openForGroup({ createLike }, async (opened) => {
    service = opened
    english = await itemsIn('en')
  })

  test.each(locales.filter((locale) => locale !== 'en'))('every sample has all its texts in %s', async (locale) => {
    const items = await itemsIn(tagOf(locale))
    expect(items).toHaveLength(72)
    for (const item of items) {
      const source = english.find(({ id }) => id === item.id)
      expect(item).toEqual({
        ...source,
        name: expect.any(String),
        caption: expect.any(String),
        story: expect.any(String),
        facts: source?.facts.map((fact) => ({ ...fact, value: expect.any(String) })),
      })
      expect(item.story).not.toBe(source?.story)
      for (const text of [item.name, item.caption, item.story, ...item.facts.map(({ value }) => String(value))])
        expect(text).toMatch(/\S/)
    }
    const stories = new Set(items.map(({ story }) => story))
    expect(stories.size).toBe(72)
    const names = new Set(items.map(({ name }) => name))
    expect(names.size).toBe(72)
  })

  test('every answer that holds texts follows the accepted language and names it', async () => {
    const headers = { 'Accept-Language': 'fr-CA,de;q=0.8', 'X-Person': 'gil' }
    const answer = await service.call('GET', '/items/heron-penny', headers)
    expect(answer.headers.get('Content-Language')).toBe('fr')
    expect(answer.headers.get('Vary')).toContain('Accept-Language')
    const { name, caption, facts } = (await answer.json()) as Item
    expect({ name, caption, facts }).toEqual({
      name: 'Penny au héron',
      caption: '1911',
      facts: [
        { key: 'year', type: 'text', value: '1911' },
        { key: 'material', type: 'text', value: 'Laiton, tranche perlée' },
        { key: 'condition', type: 'text', value: 'Beau' },
      ],
    })
    await service.call('PUT', '/collection/heron-penny', headers)
    const { items } = await service.read<Collection>('/collection', headers)
    const { drawers } = await service.read<Drawers>('/drawers', headers)
    const first = drawers[0]?.items[0]
    expect([items[0]?.name, first?.name]).toEqual(['Penny au héron', 'Penny au héron'])
  })

  test('a language without texts gets English', async () => {
    const answer = await service.call('GET', '/items/heron-penny', { 'Accept-Language': 'ja' })
    expect(answer.headers.get('Content-Language')).toBe('en')
    expect(await answer.json()).toMatchObject({ name: 'Heron penny' })
  })
})
