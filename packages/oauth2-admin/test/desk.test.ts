import type { ConsentRequest, ConsentSession, Session } from '@collect/contract'
import { describe, expect, test } from 'vitest'
import { createDesk, createOAuth2Admin } from '../src/index.ts'

const album = { client_id: 'album', client_name: 'Album' }

const request: ConsentRequest = {
  challenge: 'c1',
  subject: 'i1',
  requested_scope: ['openid', 'email', 'profile'],
  requested_access_token_audience: ['https://api.example'],
  client: album,
}

// Only the parts that a decision reads.
const session = {
  id: 's1',
  identity: { id: 'i1', traits: { email: 'ada@example.com' }, updated_at: '2026-01-01T00:00:00Z' },
} as unknown as Session

interface Call {
  readonly call: string
  readonly body?: unknown
}

/** A desk at a provider that gives these answers by path; also the calls that it received. */
function deskAt(answers: Readonly<Record<string, readonly [status: number, body?: unknown]>>) {
  const calls: Call[] = []
  const admin = createOAuth2Admin({
    base: 'http://provider.example',
    fetch: async (inner) => {
      const { pathname, search } = new URL(inner.url)
      const text = await inner.text()
      calls.push({ call: `${inner.method} ${pathname}${search}`, ...(text && { body: JSON.parse(text) }) })
      const [status, body] = answers[pathname.replace(/^\/admin\/oauth2\/auth\//, '')] ?? [404, {}]
      return status === 204 ? new Response(null, { status }) : Response.json(body, { status })
    },
  })
  return { desk: createDesk(admin), calls }
}

const consent = (
  requested_scope: readonly string[],
  grant_scope: readonly string[],
  day: number,
  more: Partial<ConsentSession> & { readonly client?: ConsentRequest['client'] } = {},
): ConsentSession => {
  const { client = album, ...rest } = more
  return {
    consent_request: { client, subject: 'i1', requested_scope },
    grant_scope,
    handled_at: `2026-01-0${day}T00:00:00Z`,
    remember: false,
    ...rest,
  }
}

describe('a request for consent', () => {
  test('comes with the last answers that the user gave to the same client', async () => {
    const sessions = [
      consent(['openid', 'email'], ['openid'], 3),
      consent(['openid', 'email', 'phone'], ['openid', 'email', 'phone'], 1),
      consent(['address'], ['address'], 4, { client: { client_id: 'other' } }),
    ]
    const { desk } = deskAt({ 'requests/consent': [200, request], 'sessions/consent': [200, sessions] })
    expect(await desk.find('c1')).toEqual({
      found: 'request',
      request,
      answered: { granted: ['openid', 'phone'], refused: ['email'] },
    })
  })

  test('of a client that the user does not know has no earlier answers', async () => {
    const { desk } = deskAt({ 'requests/consent': [200, request], 'sessions/consent': [200, []] })
    expect(await desk.find('c1')).toEqual({ found: 'request', request })
  })

  test.each([
    { says: 'was decided', answer: [410, { redirect_to: 'https://p.example/next' }], found: 'decided' },
    { says: 'is unknown', answer: [404, {}], found: 'nothing' },
    { says: 'has expired', answer: [401, { error: 'request_unauthorized' }], found: 'nothing' },
  ] as const)('that $says is found as $found', async ({ answer, found }) => {
    const { desk } = deskAt({ 'requests/consent': answer })
    expect(await desk.find('c1')).toMatchObject({ found })
  })
})

describe('a decision', () => {
  const next = {
    'requests/consent/accept': [200, { redirect_to: 'a' }],
    'requests/consent/reject': [200, { redirect_to: 'r' }],
  } as const
  const accept = (grantScope: readonly string[], remember = false) =>
    ({ decision: 'accept', grantScope, remember }) as const

  test('sends what the user allowed, for the requested audience, with the claims of those scopes', async () => {
    const { desk, calls } = deskAt(next)
    expect(await desk.decide(request, accept(['openid', 'email'], true), session)).toBe('a')
    expect(calls).toEqual([
      {
        call: 'PUT /admin/oauth2/auth/requests/consent/accept?consent_challenge=c1',
        body: {
          grant_scope: ['openid', 'email'],
          grant_access_token_audience: ['https://api.example'],
          remember: true,
          remember_for: 0,
          session: { access_token: {}, id_token: { email: 'ada@example.com', email_verified: false } },
        },
      },
    ])
  })

  test.each([
    { says: 'a scope that was not requested', grant: ['email', 'admin'], sent: ['openid', 'email'] },
    { says: 'a list without openid', grant: ['email'], sent: ['openid', 'email'] },
  ])('allows no more and no less than it can: $says', async ({ grant, sent }) => {
    const { desk, calls } = deskAt(next)
    await desk.decide(request, accept(grant), session)
    expect(calls[0]?.body).toMatchObject({ grant_scope: sent })
  })

  test.each([
    { says: 'to deny', decision: { decision: 'reject' } as const },
    { says: 'to allow nothing', decision: accept([]) },
    { says: 'to allow only what was not requested', decision: accept(['admin']) },
  ])('$says is a refusal', async ({ decision }) => {
    const { desk, calls } = deskAt(next)
    expect(await desk.decide(request, decision, session)).toBe('r')
    expect(calls).toMatchObject([
      {
        call: 'PUT /admin/oauth2/auth/requests/consent/reject?consent_challenge=c1',
        body: { error: 'access_denied' },
      },
    ])
  })

  test('about a request without scopes can be accepted', async () => {
    const { desk } = deskAt(next)
    expect(await desk.decide({ challenge: 'c1' }, accept([]), session)).toBe('a')
  })

  test('about a challenge that is gone leads nowhere', async () => {
    const { desk } = deskAt({})
    expect(await desk.decide(request, accept(['openid']), session)).toBeUndefined()
  })
})

describe('connected applications', () => {
  test('are one for each client, with all that it may still see', async () => {
    const stamps = { client_id: 'stamps', skip_consent: true }
    const { desk, calls } = deskAt({
      'sessions/consent': [
        200,
        [
          consent(['openid', 'email'], ['openid', 'email'], 1, { last_used: '2026-01-05T00:00:00Z' }),
          consent(['openid'], ['openid'], 4, { client: stamps, remember: true }),
          consent(['openid', 'email', 'phone'], ['openid'], 3),
        ],
      ],
    })
    expect(await desk.connected('i1')).toEqual([
      {
        client: stamps,
        scopes: ['openid'],
        refused: [],
        since: '2026-01-04T00:00:00Z',
        remembered: true,
        own: true,
      },
      {
        client: album,
        scopes: ['openid', 'email'],
        refused: ['phone'],
        since: '2026-01-01T00:00:00Z',
        lastUsed: '2026-01-05T00:00:00Z',
        remembered: false,
        own: false,
      },
    ])
    expect(calls).toMatchObject([{ call: expect.stringContaining('?subject=i1&') }])
  })

  test.each([
    { which: 'album', query: 'subject=i1&client=album' },
    { which: 'all', query: 'subject=i1&all=true' },
  ])('are withdrawn by $query', async ({ which, query }) => {
    const { desk, calls } = deskAt({ 'sessions/consent': [204] })
    await desk.withdraw('i1', which)
    expect(calls).toEqual([{ call: `DELETE /admin/oauth2/auth/sessions/consent?${query}` }])
  })
})

describe('a request to sign out', () => {
  test('is found, accepted and rejected', async () => {
    const asked = { challenge: 'l1', subject: 'i1', client: album }
    const { desk, calls } = deskAt({
      'requests/logout': [200, asked],
      'requests/logout/accept': [200, { redirect_to: 'https://p.example/next' }],
      'requests/logout/reject': [204],
    })
    expect(await desk.findLogout('l1')).toEqual({ found: 'request', request: asked })
    expect(await desk.acceptLogout('l1')).toBe('https://p.example/next')
    await desk.rejectLogout('l1')
    expect(calls.at(-1)?.call).toBe('PUT /admin/oauth2/auth/requests/logout/reject?logout_challenge=l1')
  })

  test.each([
    { says: 'was answered', answer: [410, { redirect_to: 'https://p.example/next' }], found: 'decided' },
    { says: 'is unknown', answer: [404, {}], found: 'nothing' },
  ] as const)('that $says is found as $found', async ({ answer, found }) => {
    const { desk } = deskAt({ 'requests/logout': answer })
    expect(await desk.findLogout('l1')).toMatchObject({ found })
  })
})
