import type { Fetch } from '@collect/contract'
import { RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'

import { pageContext, type PageContext } from '../server/page-context.ts'
import { actOnPage } from './act-on-page.ts'

const origin = 'http://localhost:4800'
const byScript = '*/*'
const byBrowser = 'text/html,application/xhtml+xml'
const batch = '0193a1b2-0000-7000-8000-000000000001'
const job = '0193a1b2-0000-7000-8000-000000000002'

interface Posted {
  /** What the service answers. */
  readonly answer: () => Response
  readonly fields: Readonly<Record<string, string>>
  readonly accept: string
  readonly path?: string
}

/** Posts a form to a page; returns the calls of the service, their bodies and revisions, and the answer. */
async function post({ answer, fields, accept, path = '/discover?drawer=coins&item=heron-penny&told=failed' }: Posted) {
  const asked: string[] = []
  const bodies: string[] = []
  const revisions: (string | null)[] = []
  const keys: (string | null)[] = []
  const collectibles: Fetch = async (request) => {
    asked.push(`${request.method} ${new URL(request.url).pathname.replace('/api/collectibles', '')}`)
    bodies.push(await request.text())
    revisions.push(request.headers.get('If-Match'))
    keys.push(request.headers.get('Idempotency-Key'))
    return answer()
  }
  const context = new RouterContextProvider()
  // Only the parts that the action reads.
  context.set(pageContext, { origin, collectibles, project: { default_locale: 'en' } } as unknown as PageContext)
  const url = new URL(path, origin)
  // The router requests data at an address of its own.
  const request = new Request(accept === byScript ? url.href.replace('?', '.data?') : url, {
    method: 'POST',
    headers: { Accept: accept, Cookie: 'ory_kratos_session=x', Origin: origin },
    body: new URLSearchParams(fields),
  })
  const result = await actOnPage({ context, request, url }).catch((thrown: unknown) => thrown)
  return { asked, bodies, revisions, keys, result }
}

const locationOf = (result: unknown) => (result as Response).headers.get('Location')
const wrongState = () => Response.json({ error: { id: 'wrong_state', code: 409 } }, { status: 409 })
const done = () => new Response(null, { status: 204, headers: { 'Batch-Id': batch } })
const toggle = (what: string, on: string) => ({ intent: 'toggle', what, on })

describe(actOnPage, () => {
  test.each([byScript, byBrowser])(
    'after the session has ended, redirects to the login and back to the item (%s)',
    async (accept) => {
      const { result } = await post({
        answer: () => new Response(null, { status: 401 }),
        fields: toggle('owned', 'yes'),
        accept,
      })
      const target = new URL(locationOf(result) ?? '', origin)
      expect(target.pathname).toBe('/self-service/login/browser')
      expect(target.searchParams.get('return_to')).toBe(`${origin}/discover?drawer=coins&item=heron-penny`)
      expect((result as Response).headers.get('X-Remix-Reload-Document')).toBe('true')
    },
  )

  test.each([
    { what: 'owned', on: 'yes', call: 'PUT /items/heron-penny/mine/owned', told: 'kept' },
    { what: 'owned', on: 'no', call: 'DELETE /items/heron-penny/mine/owned', told: 'released' },
    { what: 'wished', on: 'yes', call: 'PUT /items/heron-penny/mine/wished', told: 'wished' },
    { what: 'wished', on: 'no', call: 'DELETE /items/heron-penny/mine/wished', told: 'unwished' },
    { what: 'spare', on: 'yes', call: 'PUT /items/heron-penny/mine/spare', told: 'spared' },
    { what: 'spare', on: 'no', call: 'DELETE /items/heron-penny/mine/spare', told: 'unspared' },
  ] as const)('$what=$on calls $call and reports $told with its batch', async ({ what, on, call, told }) => {
    const script = await post({ answer: done, fields: toggle(what, on), accept: byScript })
    expect(script.result).toMatchObject({ data: { told, batch } })
    expect(script.asked).toEqual([call])

    // Without a script a redirect carries the result in the address, so a reload posts nothing again.
    const browser = await post({ answer: done, fields: toggle(what, on), accept: byBrowser })
    expect((browser.result as Response).status).toBe(302)
    expect(locationOf(browser.result)).toBe(`/discover?drawer=coins&item=heron-penny&told=${told}&batch=${batch}`)
  })

  test.each([
    { fields: toggle('owned', 'no'), answer: wrongState, told: 'more-to-lose' },
    { fields: toggle('spare', 'yes'), answer: wrongState, told: 'failed' },
    { fields: toggle('owned', 'yes'), answer: () => new Response(null, { status: 500 }), told: 'failed' },
    { fields: toggle('owned', 'no'), answer: () => new Response(null, { status: 403 }), told: 'failed' },
  ])('a refusal of $fields reports $told', async ({ fields, answer, told }) => {
    const { result } = await post({ answer, fields, accept: byScript })
    expect(result).toMatchObject({ data: { told } })
  })

  test.each([
    { fields: { intent: 'offer', on: 'yes' }, call: 'POST /items/heron-penny/submission', told: 'offered' },
    { fields: { intent: 'offer', on: 'no' }, call: 'DELETE /items/heron-penny/submission', told: 'taken-back' },
  ])('$fields of an own item calls $call, and the page tells it with a script too', async ({ fields, call, told }) => {
    const { asked, result } = await post({ answer: done, fields, accept: byScript })
    expect(asked).toEqual([call])
    expect(locationOf(result)).toBe(`/discover?drawer=coins&item=heron-penny&told=${told}&batch=${batch}`)
  })

  test('an own item that is deleted leads to its drawer', async () => {
    const fields = { intent: 'delete-item', rev: '3', category: 'stamps' }
    const { asked, revisions, result } = await post({ answer: done, fields, accept: byScript })
    expect([asked, revisions]).toEqual([['DELETE /items/heron-penny'], ['"3"']])
    expect(locationOf(result)).toBe(`/discover?drawer=stamps&told=deleted&batch=${batch}`)
  })

  const refusals: readonly { fields: Readonly<Record<string, string>>; id: string; told: string }[] = [
    { fields: { intent: 'delete-item', rev: '3', category: 'coins' }, id: 'still_used', told: 'still-used' },
    { fields: { intent: 'delete-item', rev: '2', category: 'coins' }, id: 'changed', told: 'failed' },
    { fields: { intent: 'offer', on: 'yes' }, id: 'slow_down', told: 'enough-offers' },
  ]
  test.each(refusals)(
    '$fields that the service refuses as $id reports $told on the sheet',
    async ({ fields, id, told }) => {
      const answer = () => Response.json({ error: { id, code: 409 } }, { status: 409 })
      const { result } = await post({ answer, fields, accept: byScript })
      expect(locationOf(result)).toBe(`/discover?drawer=coins&item=heron-penny&told=${told}`)
    },
  )

  test.each<Readonly<Record<string, string>>>([
    toggle('owned', 'yes'),
    toggle('spare', 'yes'),
    toggle('wished', 'no'),
    { intent: 'mark', set: 'mohs', item: 'talc', on: 'yes' },
    { intent: 'wish-missing', set: 'mohs' },
    { intent: 'offer', on: 'yes' },
    { intent: 'offer', on: 'no' },
    { intent: 'undo', batch },
    { intent: 'fulfil', id: 'w1' },
    { intent: 'mark-spares', keep: '1' },
  ])('the key of the form %j makes a second press the first act', async (fields) => {
    const answer = () => Response.json({ batch, made: 1, changed: 1, undone: 1, changed_since_count: 0 })
    const { keys } = await post({ answer, fields: { ...fields, key: 'a-key' }, accept: byBrowser })
    expect(keys).toEqual(['a-key'])
  })

  test('a form of an older page has no key, and acts', async () => {
    const { asked, keys } = await post({ answer: done, fields: toggle('owned', 'yes'), accept: byScript })
    expect([asked, keys]).toEqual([['PUT /items/heron-penny/mine/owned'], [null]])
  })

  test('a mark of a set leads back to its cell', async () => {
    const fields = { intent: 'mark', set: 'mohs', item: 'talc', on: 'yes' }
    const { asked, result } = await post({ answer: done, fields, accept: byBrowser, path: '/discover?set=mohs&mark=1' })
    expect(asked).toEqual(['PUT /items/talc/mine/owned'])
    expect(locationOf(result)).toBe(`/discover?set=mohs&mark=1&told=kept&batch=${batch}#cell-talc`)
  })

  test('a mark of a row in a list leads back to the row and names its item', async () => {
    const fields = { ...toggle('wished', 'yes'), item: 'heron-penny' }
    const path = '/discover?q=penny&about=oak-groat&told=kept'
    const browser = await post({ answer: done, fields, accept: byBrowser, path })
    expect(browser.asked).toEqual(['PUT /items/heron-penny/mine/wished'])
    expect(locationOf(browser.result)).toBe(
      `/discover?q=penny&told=wished&batch=${batch}&about=heron-penny#cell-heron-penny`,
    )
    const script = await post({ answer: done, fields, accept: byScript, path })
    expect(script.result).toMatchObject({ data: { told: 'wished', batch, about: 'heron-penny' } })
  })

  test('the open item counts, not the row that a form names', async () => {
    const { asked } = await post({
      answer: done,
      fields: { ...toggle('owned', 'yes'), item: 'tin-robot' },
      accept: byScript,
    })
    expect(asked).toEqual(['PUT /items/heron-penny/mine/owned'])
  })

  test('the missing ones of a set become wishes, and their number is told', async () => {
    const answer = () => Response.json({ made: 18, already: 6 }, { headers: { 'Batch-Id': batch } })
    const fields = { intent: 'wish-missing', set: 'mohs' }
    const { asked, bodies, result } = await post({ answer, fields, accept: byScript })
    expect(asked).toEqual(['POST /sets/mohs/wishes'])
    expect(JSON.parse(bodies[0] ?? '')).toEqual({ priority: 3 })
    expect(result).toMatchObject({ data: { told: 'wishes-made', count: 18, batch } })
  })

  test.each([
    { undone: 2, changed_since: [], changed_since_count: 0, told: { told: 'undone', count: 2 } },
    {
      undone: 1,
      changed_since: [{ entity: 'copies', id: 'c1' }],
      changed_since_count: 1,
      told: { told: 'undone-partly', count: 1, left: 1 },
    },
  ])('an undo tells $told', async ({ told, ...undo }) => {
    const answer = () => Response.json({ batch, ...undo })
    const { asked, result } = await post({ answer, fields: { intent: 'undo', batch }, accept: byScript })
    expect(asked).toEqual([`POST /batches/${batch}/undo`])
    expect(result).toMatchObject({ data: told })
  })

  test('an undo that became a job tells it', async () => {
    const answer = () => Response.json({ batch, job }, { status: 202 })
    const { result } = await post({ answer, fields: { intent: 'undo', batch }, accept: byScript })
    expect(result).toMatchObject({ data: { told: 'undoing', job } })
  })

  test.each([byScript, byBrowser])('the page follows the job that marks many spares (%s)', async (accept) => {
    const answer = () => Response.json({ batch, job }, { status: 202, headers: { 'Batch-Id': batch } })
    const fields = { intent: 'mark-spares', keep: '1', key: 'a-key' }
    const { result } = await post({ answer, fields, accept, path: '/collection?show=spares' })
    expect(locationOf(result)).toBe(`/collection?show=spares&told=spares-marking&batch=${batch}&job=${job}`)
  })

  test.each([
    {},
    { intent: 'nothing' },
    { intent: 'constructor' },
    { intent: 'toggle', what: 'sold', on: 'yes' },
    { intent: 'toggle', what: 'constructor', on: 'yes' },
    { intent: 'toggle', what: 'owned', on: 'maybe' },
    { intent: 'mark', set: 'mohs', on: 'yes' },
    { intent: 'undo' },
    { intent: 'offer' },
    { intent: 'delete-item' },
    { intent: 'delete-item', rev: 'latest', category: 'coins' },
    { intent: 'suggest-item', name: 'Town thaler' },
    { intent: 'wish-missing' },
  ])('the form %j is malformed: 400, and nothing is asked', async (fields) => {
    const { asked, result } = await post({ answer: done, fields: fields as Record<string, string>, accept: byScript })
    expect(result).toMatchObject({ init: { status: 400 } })
    expect(asked).toEqual([])
  })
})
