import type { Drawers, ItemPage } from '@collect/collectibles/wire'
import { expect, test } from 'vitest'
import { startShipped } from '../../shipped.ts'

test('with SAMPLES=off no list, page or picture has a sample', async () => {
  const client = (await startShipped({ SAMPLES: 'off' })).client({ accept: 'text/html' })
  const read = async <Body>(path: string) => JSON.parse((await client.send(path)).text) as Body

  const { drawers } = await read<Drawers>('/api/collectibles/drawers')
  expect(drawers).toHaveLength(10)
  expect(drawers.flatMap(({ items }) => items).filter(({ sample }) => sample)).toEqual([])
  expect(await read<ItemPage>('/api/collectibles/items?offered=true')).toEqual({ items: [] })
  for (const path of ['/api/collectibles/items/heron-penny', '/api/collectibles/items/heron-penny/art.svg'])
    expect([path, (await client.send(path)).status]).toEqual([path, 404])

  for (const path of [
    '/',
    '/?drawer=vinyl',
    '/discover',
    '/discover?drawer=vinyl',
    '/shop',
    '/shop?shelf=all',
    '/collection',
  ]) {
    const { status, text } = await client.send(path)
    expect([path, status]).toEqual([path, 200])
    expect(text).not.toMatch(/Heron penny|>Sample</)
  }
  expect((await client.send('/shop')).text).toContain('Nothing is for sale yet.')
  expect((await client.send('/discover?item=heron-penny')).status).toBe(404)
})
