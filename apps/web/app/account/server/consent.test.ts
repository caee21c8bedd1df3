import type { ConsentDecision, ConsentDesk, ConsentRequest, FoundConsent } from '@collect/contract'
import { RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'

import { pageContext, type PageContext } from '../../server/page-context.ts'
import type { Visit } from '../../server/visit.ts'
import { decideConsent } from './act/decide-consent.ts'
import { loadConsent } from './load/load-consent.ts'

const origin = 'http://localhost:3000'
const guard = 'a'.repeat(32)
const signedIn = `ory_kratos_session=s1; consent_guard=${guard}`

const request: ConsentRequest = {
  challenge: 'c1',
  subject: 'i1',
  requested_scope: ['openid', 'email', 'stamps'],
  client: { client_id: 'album', client_name: 'Album' },
}

/** A consent desk that has one request and records the decision. */
function deskWith(found: FoundConsent) {
  const decisions: ConsentDecision[] = []
  const desk: ConsentDesk = {
    find: async (challenge) => (challenge === 'c1' ? found : { found: 'nothing' }),
    async decide(_request, decision) {
      decisions.push(decision)
      return 'https://provider.example/oauth2/auth?consent_verifier=v1'
    },
    findLogout: async () => ({ found: 'nothing' }),
    acceptLogout: async () => undefined,
    rejectLogout: async () => {},
    connected: async () => [],
    withdraw: async () => {},
  }
  return { desk, decisions }
}

interface Given {
  readonly desk?: ConsentDesk | undefined
  readonly cookie?: string
  readonly body?: RequestInit
}

function visitTo(path: string, { desk, cookie = signedIn, body = {} }: Given): Visit {
  const context = new RouterContextProvider()
  // Only the parts that the consent reads.
  context.set(pageContext, {
    origin,
    ...(desk && { consent: desk }),
    service: async () => Response.json({ id: 's1', active: true, identity: { id: 'i1', traits: {} } }),
    passOn: () => undefined,
    personal: () => undefined,
  } as unknown as PageContext)
  const url = new URL(path, origin)
  const headers = { ...body.headers, Cookie: cookie }
  return { context, url, request: new Request(url, { ...body, headers }) }
}

/** The target of a thrown redirect. */
const redirectOf = (visited: Promise<unknown>) =>
  visited.then(
    () => 'nowhere',
    (thrown: Response) => thrown.headers.get('Location'),
  )

const path = '/consent?consent_challenge=c1'

describe(loadConsent, () => {
  test.each([
    { says: 'no provider', given: {}, reason: 'no-provider' },
    { says: 'an unknown challenge', given: { desk: deskWith({ found: 'nothing' }).desk }, reason: 'gone' },
    {
      says: 'a request for another user',
      given: { desk: deskWith({ found: 'request', request: { ...request, subject: 'i2' } }).desk },
      reason: 'other-account',
    },
  ])('there is nothing to decide when $says', async ({ given, reason }) => {
    expect(await loadConsent(visitTo(path, given))).toEqual({ asks: false, reason })
  })

  test('does not ask the provider without a challenge', async () => {
    const { desk } = deskWith({ found: 'request', request })
    expect(await loadConsent(visitTo('/consent', { desk }))).toEqual({ asks: false, reason: 'gone' })
  })

  test('a visitor without a session signs in and returns to this request', async () => {
    const { desk } = deskWith({ found: 'request', request })
    expect(await redirectOf(loadConsent(visitTo(path, { desk, cookie: '' })))).toBe(
      `/self-service/login/browser?${new URLSearchParams({ return_to: `${origin}${path}` })}`,
    )
  })

  test('a request that was decided before redirects to the application', async () => {
    const { desk } = deskWith({ found: 'decided', redirectTo: 'https://album.example/cb?code=1' })
    expect(await redirectOf(loadConsent(visitTo(path, { desk })))).toBe('https://album.example/cb?code=1')
  })

  test.each([
    { says: 'a remembered decision', skipped: { ...request, skip: true } },
    { says: 'a client of the operator', skipped: { ...request, client: { skip_consent: true } } },
  ])('does not ask again for $says (docs/contract/http.md §8.2)', async ({ skipped }) => {
    const { desk, decisions } = deskWith({ found: 'request', request: skipped })
    expect(await redirectOf(loadConsent(visitTo(path, { desk })))).toContain('consent_verifier')
    expect(decisions).toEqual([{ decision: 'accept', grantScope: request.requested_scope, remember: false }])
  })

  test('the form posts to the app with a word that only its browser knows', async () => {
    const { desk } = deskWith({ found: 'request', request })
    const loaded = await loadConsent(visitTo(path, { desk, cookie: 'ory_kratos_session=s1' }))
    expect(loaded).toMatchObject({ asks: true, flow: { ui: { action: `${origin}/consent/decision` } } })
    const cookie = loaded.asks ? (loaded.cookie ?? '') : ''
    const [, word] = /^consent_guard=([\w-]{32}); Path=\/; HttpOnly; SameSite=Lax$/.exec(cookie) ?? []
    expect(
      loaded.asks &&
        loaded.flow.ui.nodes.find(
          ({ type, attributes }) => type === 'input' && 'name' in attributes && attributes.name === 'csrf_token',
        ),
    ).toMatchObject({
      attributes: { value: word },
    })
  })

  test('keeps a known word, so that two requests can be open at once', async () => {
    const { desk } = deskWith({ found: 'request', request })
    expect(await loadConsent(visitTo(path, { desk }))).not.toHaveProperty('cookie')
  })
})

const asJson = (fields: object): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(fields),
})
const asForm = (fields: readonly (readonly [string, string])[]): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields.map(([name, value]) => [name, value])).toString(),
})

const allowed = { action: 'accept', grant_scope: ['openid'], csrf_token: guard, consent_challenge: 'c1' }

describe(decideConsent, () => {
  const answered = async (body: RequestInit, given: Given = {}) => {
    const { desk, decisions } = deskWith({ found: 'request', request })
    const answer = await decideConsent(visitTo('/consent/decision', { desk, body, ...given }))
    return { answer, decisions }
  }

  test.each([
    { says: 'a word of another browser', fields: { ...allowed, csrf_token: 'b'.repeat(32) } },
    { says: 'no word', fields: { ...allowed, csrf_token: undefined } },
    { says: 'no answer', fields: { ...allowed, action: undefined } },
    { says: 'an answer that is none', fields: { ...allowed, action: 'perhaps' } },
  ])('asks again and decides nothing when $says', async ({ fields }) => {
    const { answer, decisions } = await answered(asJson(fields))
    expect(await answer.json()).toEqual({ redirect_to: path })
    expect(decisions).toEqual([])
  })

  test('decides nothing without the cookie of the form', async () => {
    const { decisions } = await answered(asJson(allowed), { cookie: 'ory_kratos_session=s1' })
    expect(decisions).toEqual([])
  })

  test.each([
    { says: 'broken JSON', body: { ...asJson({}), body: '{' } },
    { says: 'a list', body: asJson([]) },
    { says: 'no form', body: { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: 'x' } },
  ])('redirects $says to the consent page', async ({ body }) => {
    const { answer, decisions } = await answered(body)
    expect(answer.status).toBeLessThan(400)
    expect(decisions).toEqual([])
  })

  test.each([
    { says: 'some scopes', fields: allowed, decision: { decision: 'accept', grantScope: ['openid'], remember: false } },
    {
      says: 'never more than was asked for',
      fields: { ...allowed, grant_scope: ['email', 'admin', 7] },
      decision: { decision: 'accept', grantScope: ['email'], remember: false },
    },
    {
      says: 'none, remembered',
      fields: { ...allowed, grant_scope: [], remember: true },
      decision: { decision: 'accept', grantScope: [], remember: true },
    },
    { says: 'a refusal', fields: { ...allowed, action: 'reject' }, decision: { decision: 'reject' } },
  ])('takes a decision from a script: $says', async ({ fields, decision }) => {
    const { answer, decisions } = await answered(asJson(fields))
    expect(decisions).toEqual([decision])
    expect(await answer.json()).toEqual({ redirect_to: 'https://provider.example/oauth2/auth?consent_verifier=v1' })
  })

  test('takes a decision from a plain form: repeated scopes, the last of repeated fields, a redirect', async () => {
    const { answer, decisions } = await answered(
      asForm([
        ['csrf_token', guard],
        ['consent_challenge', 'c1'],
        ['grant_scope', 'openid'],
        ['grant_scope', 'stamps'],
        ['remember', 'false'],
        ['remember', 'true'],
        ['action', 'accept'],
      ]),
    )
    expect(decisions).toEqual([{ decision: 'accept', grantScope: ['openid', 'stamps'], remember: true }])
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      303,
      'https://provider.example/oauth2/auth?consent_verifier=v1',
    ])
  })

  test('a user whose session has ended signs in before a decision counts', async () => {
    const { answer, decisions } = await answered(asJson(allowed), { cookie: `consent_guard=${guard}` })
    expect(await answer.json()).toMatchObject({ redirect_to: expect.stringContaining('/self-service/login/browser') })
    expect(decisions).toEqual([])
  })
})
