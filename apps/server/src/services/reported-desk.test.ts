import type { ConnectedApp, ConsentDesk, ConsentRequest, Session } from '@collect/contract'
import { expect, test } from 'vitest'
import { reportedDesk } from './reported-desk.ts'

const app = (client_id: string): ConnectedApp => ({
  client: { client_id, client_name: client_id.toUpperCase() },
  scopes: ['openid'],
  refused: [],
  remembered: true,
  own: false,
})
const requestOf = (client_id: string): ConsentRequest => ({
  challenge: 'c1',
  subject: 'i1',
  client: app(client_id).client,
})
const accepted = { decision: 'accept', grantScope: ['openid'], remember: true } as const
const session = {} as Session // the desk of this test reads none

/** A provider with these applications, and what the identity service hears. */
function opened(apps: readonly ConnectedApp[], { isGone = false } = {}) {
  const news: string[] = []
  const desk: ConsentDesk = {
    find: async () => ({ found: 'nothing' }),
    decide: async () => (isGone ? undefined : 'http://provider/next'),
    findLogout: async () => ({ found: 'nothing' }),
    acceptLogout: async () => undefined,
    rejectLogout: async () => {},
    connected: async () => apps,
    withdraw: async () => {},
  }
  return { desk: reportedDesk(desk, async ({ kind, clientName }) => void news.push(`${kind} ${clientName}`)), news }
}

test('the first consent for an application is told, later ones are not', async () => {
  const { desk, news } = opened([app('old')])
  await desk.decide(requestOf('old'), accepted, session)
  expect(news).toEqual([])
  await desk.decide(requestOf('new'), accepted, session)
  expect(news).toEqual(['app_connected NEW'])
})

test('a refusal and an expired request connect nothing', async () => {
  const refusing = opened([])
  await refusing.desk.decide(requestOf('new'), { decision: 'reject' }, session)
  const { desk, news } = opened([], { isGone: true })
  await desk.decide(requestOf('new'), accepted, session)
  expect([...refusing.news, ...news]).toEqual([])
})

test('each application that ends is told', async () => {
  const { desk, news } = opened([app('a'), app('b')])
  await desk.withdraw('i1', 'b')
  await desk.withdraw('i1', 'all')
  expect(news).toEqual(['app_withdrawn B', 'app_withdrawn A', 'app_withdrawn B'])
})
