import type { ConsentDecision, ConsentDesk, ConsentRequest, FoundConsent } from '@collect/contract'
import { RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'

import { pageContext, type PageContext } from '../../server/page-context.ts'
import type { Visit } from '../../server/visit.ts'
import { answerForm, answerScript } from './act/answer-consent.ts'
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
function deskWith(found: FoundConsent | 'down', ...next: (string | undefined)[]) {
  const decisions: ConsentDecision[] = []
  const desk: ConsentDesk = {
    async find(challenge) {
      if (found === 'down') throw new ProviderUnavailableError()
      return challenge === 'c1' ? found : { found: 'nothing' }
    },
    async decide(_request, decision) {
      decisions.push(decision)
      return next.length > 0 ? next[0] : 'https://provider.example/oauth2/auth?consent_verifier=v1'
    },
    findLogout: async () => ({ found: 'nothing' }),
    acceptLogout: async () => undefined,
    rejectLogout: async () => {},
    connected: async () => [],
    withdraw: async () => {},
  }
  return { desk, decisions }
}

/** As in the server, which the pages know by the error's name only. */
class ProviderUnavailableError extends Error {
  override readonly name = 'ProviderUnavailableError'
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
    service: async () =>
      Response.json({ id: 's1', active: true, identity: { id: 'i1', traits: { email: 'ada@example.org' } } }),
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
  ])('there is nothing to decide when $says', async ({ given, reason }) => {
    expect(await loadConsent(visitTo(path, given))).toEqual({ asks: false, reason })
  })

  test('a request for another user names the account that is signed in', async () => {
    const { desk } = deskWith({ found: 'request', request: { ...request, subject: 'i2' } })
    const loaded = await loadConsent(visitTo(path, { desk }))
    expect(loaded).toEqual({ asks: false, reason: 'other-account', account: 'ada@example.org', challenge: 'c1' })
  })

  test('a provider that does not answer leaves the address of the request', async () => {
    const { desk } = deskWith('down')
    expect(await loadConsent(visitTo(path, { desk }))).toEqual({ asks: false, reason: 'unavailable', again: path })
  })

  test('an error that is not of the provider is thrown', async () => {
    const { desk } = deskWith({ found: 'nothing' })
    const broken = { ...desk, find: () => Promise.reject(new TypeError('x')) }
    await expect(loadConsent(visitTo(path, { desk: broken }))).rejects.toThrow(TypeError)
  })

  test('the form starts with what the user answered before', async () => {
    const answered = { granted: ['openid'], refused: ['email'] }
    const { desk } = deskWith({ found: 'request', request, answered })
    expect(await loadConsent(visitTo(path, { desk }))).toMatchObject({ flow: { answered } })
  })

  test('a request that is not asked about can be lost at the provider', async () => {
    const { desk } = deskWith({ found: 'request', request: { ...request, skip: true } }, undefined)
    expect(await loadConsent(visitTo(path, { desk }))).toEqual({ asks: false, reason: 'gone' })
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

const next = 'https://provider.example/oauth2/auth?consent_verifier=v1'

/** The answer to a plain form: the address of a redirect, or status and content of the page. */
const formAnswer = (visit: Visit): Promise<unknown> =>
  answerForm(visit).then(
    ({ data, init }) => ({ status: init?.status, ...data }),
    (thrown: Response) => `${thrown.status} ${thrown.headers.get('Location')}`,
  )

describe('a decision', () => {
  const posted = (body: RequestInit, given: Given = {}) => {
    const { desk, decisions } = deskWith({ found: 'request', request })
    return { visit: visitTo('/consent/decision', { desk, body, ...given }), decisions }
  }
  const answered = async (body: RequestInit, given: Given = {}) => {
    const { visit, decisions } = posted(body, given)
    return { answer: await answerScript(visit), decisions }
  }

  test.each([
    { says: 'a word of another browser', fields: { ...allowed, csrf_token: 'b'.repeat(32) }, given: {} },
    { says: 'no word', fields: { ...allowed, csrf_token: undefined }, given: {} },
    { says: 'no cookie of the form', fields: allowed, given: { cookie: 'ory_kratos_session=s1' } },
  ])('is refused with $says, from a script and from a form', async ({ fields, given }) => {
    const { answer, decisions } = await answered(asJson(fields), given)
    expect([answer.status, await answer.json()]).toMatchObject([403, { error: { id: 'security_csrf_violation' } }])
    expect(decisions).toEqual([])
    const form = posted(asForm(Object.entries(fields).flatMap(([name, value]) => [[name, String(value)]])), given)
    expect(await formAnswer(form.visit)).toEqual({ status: 403, outcome: 'foreign', again: path })
    expect(form.decisions).toEqual([])
  })

  test.each([
    { says: 'no answer', fields: { ...allowed, action: undefined } },
    { says: 'an answer that is none', fields: { ...allowed, action: 'perhaps' } },
  ])('is asked for again with $says', async ({ fields }) => {
    const { answer, decisions } = await answered(asJson(fields))
    expect(await answer.json()).toEqual({ redirect_to: path })
    expect(decisions).toEqual([])
  })

  test.each([
    { says: 'broken JSON', body: { ...asJson({}), body: '{' } },
    { says: 'a list', body: asJson([]) },
  ])('is refused as $says', async ({ body }) => {
    const { answer, decisions } = await answered(body)
    expect(answer.status).toBe(403)
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
  ])('counts from a script: $says', async ({ fields, decision }) => {
    const { answer, decisions } = await answered(asJson(fields))
    expect(decisions).toEqual([decision])
    expect(await answer.json()).toEqual({ redirect_to: next })
  })

  const fields: readonly (readonly [string, string])[] = [
    ['csrf_token', guard],
    ['consent_challenge', 'c1'],
    ['grant_scope', 'openid'],
    ['grant_scope', 'stamps'],
    ['remember', 'false'],
    ['remember', 'true'],
    ['action', 'accept'],
  ]

  test('counts from a plain form: repeated scopes, the last of repeated fields, a redirect', async () => {
    const { visit, decisions } = posted(asForm(fields))
    expect(await formAnswer(visit)).toBe(`303 ${next}`)
    expect(decisions).toEqual([{ decision: 'accept', grantScope: ['openid', 'stamps'], remember: true }])
  })

  test('is kept while the provider does not answer: 502 for a script, a form that repeats it without one', async () => {
    const { desk } = deskWith('down')
    const { answer } = await answered(asJson(allowed), { desk })
    expect([answer.status, await answer.json()]).toMatchObject([502, { error: { id: 'upstream_error' } }])
    const page = await formAnswer(posted(asForm(fields), { desk }).visit)
    expect(page).toMatchObject({ status: 502, outcome: 'undecided' })
    const { kept } = page as { readonly kept: readonly { readonly name: string; readonly value: string }[] }
    const again = posted(asForm(kept.map(({ name, value }) => [name, value])))
    expect(await formAnswer(again.visit)).toBe(`303 ${next}`)
    expect(again.decisions).toEqual([{ decision: 'accept', grantScope: ['openid', 'stamps'], remember: true }])
  })

  test('about a request that is gone leads to the page that says so', async () => {
    const { desk } = deskWith({ found: 'request', request }, undefined)
    const { answer } = await answered(asJson(allowed), { desk })
    expect(await answer.json()).toEqual({ redirect_to: path })
  })

  test('of a user whose session has ended counts after a new sign-in only', async () => {
    const { answer, decisions } = await answered(asJson(allowed), { cookie: `consent_guard=${guard}` })
    expect(await answer.json()).toMatchObject({ redirect_to: expect.stringContaining('/self-service/login/browser') })
    expect(decisions).toEqual([])
  })
})
