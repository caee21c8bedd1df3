import type { Fetch } from '@collect/contract'
import { RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'

import { pageContext, type PageContext } from '../../server/page-context.ts'
import { orderIntents } from './order-acts.ts'

const origin = 'http://localhost:4800'
const ids = [1, 2, 3].map((last) => `0193a1b2-0000-7000-8000-00000000000${last}`)
const [first = '', second = '', third = ''] = ids

/** Posts a form of a view; returns the changes that the service is asked for. */
async function post(intent: string, fields: Readonly<Record<string, string>>, order: readonly string[] = ids) {
  const asked: unknown[] = []
  const collectibles: Fetch = async (request) => {
    if (request.method === 'GET') return Response.json({ fields: order.map((id) => ({ id })) })
    const text = await request.text()
    const path = new URL(request.url).pathname.replace('/api/collectibles', '')
    asked.push([path, request.headers.get('Idempotency-Key'), text && JSON.parse(text)])
    return Response.json({})
  }
  const context = new RouterContextProvider()
  // Only the parts that the action reads.
  context.set(pageContext, { origin, collectibles, project: { default_locale: 'en' } } as unknown as PageContext)
  const url = new URL(`/collection?show=${intent}`, origin)
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  await orderIntents[intent]?.({ context, request: new Request(url), url }, form).catch(() => undefined)
  return asked
}

describe('orderIntents', () => {
  test('a piece is restored once', async () => {
    expect(await post('restore', { copy: first, key: 'a-key' })).toEqual([[`/copies/${first}/restore`, 'a-key', '']])
  })

  test('a move that is sent twice names the same list', async () => {
    const fields = { do: 'move', id: first, at: '0', to: 'down', key: 'a-key' }
    const moved = [second, first, third]
    for (const order of [ids, moved])
      expect(await post('field', fields, order)).toEqual([['/fields/order', 'a-key', { ids: moved }]])
  })

  test('a move of an older page goes on from where the field is', async () => {
    expect(await post('field', { do: 'move', id: first, to: 'down' }, [second, first, third])).toEqual([
      ['/fields/order', null, { ids: [second, third, first] }],
    ])
  })
})
