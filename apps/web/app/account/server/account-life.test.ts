import { RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'

import { pageContext, type PageContext } from '../../server/page-context.ts'
import type { Visit } from '../../server/visit.ts'
import { changeDeletion } from './act/change-deletion.ts'
import { exportData } from './act/export-data.ts'

const origin = 'http://localhost:3000'
const signIn = `/self-service/login/browser?return_to=${encodeURIComponent(`${origin}/settings`)}`

interface Answers {
  readonly service?: () => Promise<Response>
  readonly collectibles?: () => Promise<Response>
}

/** A visit to a page whose services answer like this, and the calls that the identity service received. */
function visitTo(path: string, { service, collectibles }: Answers) {
  const asked: string[] = []
  const context = new RouterContextProvider()
  // Only the parts that these pages read.
  context.set(pageContext, {
    origin,
    service: async (request: Request) => {
      asked.push(`${request.method} ${new URL(request.url).pathname}`)
      return (await service?.()) ?? Response.json({})
    },
    collectibles: async () => (await collectibles?.()) ?? Response.json({ items: [] }),
    passOn: () => undefined,
    personal: () => undefined,
  } as unknown as PageContext)
  const url = new URL(path, origin)
  const visit: Visit = { context, url, request: new Request(url) }
  return { visit, asked }
}

const answering = (status: number, body: unknown) => async () => Response.json(body, { status })
const failing = async () => {
  throw new Error('out of reach')
}
const refreshing = answering(403, { redirect_browser_to: `${origin}/login?refresh=true` })

const whereTo = (answer: Response) => answer.headers.get('Location')

describe('the download of an account', () => {
  const download = (answers: Answers) => exportData(visitTo('/settings/data', answers).visit)

  test('sends a file with the account and the collection', async () => {
    const file = await download({
      service: answering(200, { identity: { id: 'i1' } }),
      collectibles: answering(200, { items: ['penny-black'] }),
    })
    expect(file.headers.get('Content-Disposition')).toBe('attachment; filename="collect-everything.json"')
    expect(file.headers.get('Cache-Control')).toBe('no-store')
    expect(await file.json()).toEqual({ account: { identity: { id: 'i1' } }, collection: { items: ['penny-black'] } })
  })

  const failed = '/settings?failed=data#s-data'
  test.each([
    ['the visitor has no session', { service: answering(401, {}) }, signIn],
    ['the session has to be confirmed', { service: refreshing }, `${origin}/login?refresh=true`],
    ['it is refused without a word', { service: answering(403, {}) }, failed],
    ['the service fails', { service: answering(500, {}) }, failed],
    ['the service is out of reach', { service: failing }, failed],
    ['the collection is out of reach', { collectibles: failing }, failed],
    ['the collection is refused', { collectibles: answering(503, {}) }, failed],
  ])('redirects to a page when %s', async (_, answers: Answers, where) => {
    expect(whereTo(await download(answers))).toBe(where)
  })
})

describe('the deletion of an account', () => {
  const wish = async (word: string, service?: Answers['service'], path = '/settings?flow=f1') => {
    const { visit, asked } = visitTo(path, { ...(service && { service }) })
    return { where: whereTo(await changeDeletion(visit, word, '')), asked }
  }

  test.each([
    ['request', 'PUT /account/deletion'],
    ['keep', 'DELETE /account/deletion'],
  ])('the form value "%s" calls %s', async (word, call) => {
    expect(await wish(word)).toEqual({ where: '/settings?flow=f1#s-deletion', asked: [call] })
  })

  test('an unknown value of the form changes nothing and shows a failure', async () => {
    expect(await wish('')).toEqual({ where: '/settings?flow=f1&failed=deletion#s-deletion', asked: [] })
  })

  test('a success removes the failure of the last attempt from the address', async () => {
    expect(await wish('keep', undefined, '/settings?failed=deletion')).toMatchObject({ where: '/settings#s-deletion' })
  })

  test.each([
    ['the visitor has no session', answering(401, {}), signIn],
    ['the session has to be confirmed', refreshing, `${origin}/login?refresh=true`],
    ['the service fails', answering(500, {}), '/settings?flow=f1&failed=deletion#s-deletion'],
    ['the service is out of reach', failing, '/settings?flow=f1&failed=deletion#s-deletion'],
  ])('redirects to a page when %s', async (_, service, where) => {
    expect((await wish('request', service)).where).toBe(where)
  })
})
