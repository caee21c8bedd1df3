import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { offerAccounts, type AccountOffer } from './offer-accounts.ts'

const action = 'https://app.test/self-service/login?flow=f1'
const google = {
  config_url: 'https://accounts.test/fedcm.json',
  client_id: 'c1',
  nonce: 'n1',
  login_hint: 'ada@a.test',
}
const other = { config_url: 'https://other.test/fedcm.json', client_id: 'c2', nonce: 'n2', parameters: { scope: 'a' } }

/** What the browser does: its chooser, its storage, and the service's answers. */
function browser({ providers, choose }: { providers: readonly object[]; choose: () => unknown }) {
  const asked: string[] = []
  const posted: unknown[] = []
  const requests: unknown[] = []
  const kept = new Map<string, string>()
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    asked.push(address)
    if (init.method === 'POST') posted.push(JSON.parse(String(init.body)))
    return Response.json(init.method === 'POST' ? { session: {} } : { csrf_token: 'word', providers })
  })
  vi.stubGlobal('navigator', {
    credentials: {
      get: async (request: unknown) => {
        requests.push(request)
        return choose()
      },
    },
  })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  return { asked, posted, requests }
}

let taken: unknown[]
let controller: AbortController
beforeEach(() => {
  taken = []
  controller = new AbortController()
})
afterEach(() => vi.useRealTimers())

const offer = (): AccountOffer => ({
  action,
  context: 'signin',
  signal: controller.signal,
  take: (answer) => taken.push(answer),
})

test('posts the token of the chosen account for the flow, and hands over the answer', async () => {
  const seen = browser({ providers: [google], choose: () => ({ token: 't' }) })
  await offerAccounts(offer())
  expect(seen.asked).toEqual([
    'https://app.test/self-service/fed-cm/parameters',
    'https://app.test/self-service/fed-cm/token?flow=f1',
  ])
  expect(seen.posted).toEqual([{ csrf_token: 'word', token: 't', nonce: 'n1' }])
  expect(taken).toEqual([{ answer: 'json', status: 200, body: { session: {} } }])
})

test('gives each provider its nonce at both places', async () => {
  const seen = browser({ providers: [google, other], choose: () => ({ token: 't', configURL: other.config_url }) })
  await offerAccounts({ ...offer(), context: 'signup' })
  expect(seen.requests).toMatchObject([
    {
      mediation: 'optional',
      identity: {
        context: 'signup',
        mode: 'passive',
        providers: [
          {
            configURL: google.config_url,
            clientId: 'c1',
            nonce: 'n1',
            params: { nonce: 'n1' },
            loginHint: 'ada@a.test',
          },
          { configURL: other.config_url, clientId: 'c2', nonce: 'n2', params: { nonce: 'n2', scope: 'a' } },
        ],
      },
    },
  ])
  expect(seen.posted).toEqual([{ csrf_token: 'word', token: 't', nonce: 'n2' }])
})

test('without the name of the chosen provider, the service finds the nonce', async () => {
  const seen = browser({ providers: [google, other], choose: () => ({ token: 't' }) })
  await offerAccounts(offer())
  expect(seen.posted).toEqual([{ csrf_token: 'word', token: 't' }])
})

test('without a provider there is no call', async () => {
  const seen = browser({ providers: [], choose: () => ({ token: 't' }) })
  await offerAccounts(offer())
  expect([seen.requests, seen.posted, taken]).toEqual([[], [], []])
})

test.each([null, {}, { token: { format: 'object' } }])(
  'an answer without a token in text (%j) is dropped',
  async (answer) => {
    const seen = browser({ providers: [google], choose: () => answer })
    await offerAccounts(offer())
    expect([seen.posted, taken]).toEqual([[], []])
  },
)

test('after a refusal there is no request for a day', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20) })
  const seen = browser({
    providers: [google],
    choose: () => Promise.reject(new DOMException('dismissed', 'NotAllowedError')),
  })
  await offerAccounts(offer())
  await offerAccounts(offer())
  expect(seen.asked).toHaveLength(1)
  vi.setSystemTime(Date.UTC(2026, 10, 21))
  await offerAccounts(offer())
  expect([seen.asked.length, taken]).toEqual([2, []])
})

test('a submit ends the offer, and is no refusal', async () => {
  const seen = browser({
    providers: [google],
    choose: () => {
      controller.abort()
      throw new DOMException('aborted', 'AbortError')
    },
  })
  await offerAccounts(offer())
  controller = new AbortController()
  await offerAccounts(offer())
  expect([seen.asked.length, taken]).toEqual([2, []])
})
