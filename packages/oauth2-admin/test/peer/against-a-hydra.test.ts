import { randomUUID } from 'node:crypto'
import type { ConsentDecision, ConsentDesk, Session } from '@collect/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createDesk } from '../../src/index.ts'
import { openApplication, requestAt, type Application } from './application.ts'
import { pages, startHydra, type Hydra } from './hydra.ts'

/** The path of Hydra. */
const program = process.env['HYDRA']

describe.runIf(program)('the desk at a Hydra', () => {
  let hydra: Hydra
  beforeAll(async () => {
    hydra = await startHydra(program ?? '')
  }, 90_000)
  afterAll(() => hydra?.stop())

  let subject: string
  let session: Session
  let application: Application
  let desk: ConsentDesk
  beforeEach(async () => {
    subject = randomUUID()
    const identity = {
      id: subject,
      traits: { email: 'ada@example.com', name: 'Ada' },
      updated_at: '2026-01-01T00:00:00Z',
    }
    session = { id: 's1', identity } as unknown as Session // the parts that a decision reads
    application = await openApplication(hydra, subject)
    desk = createDesk(application.admin)
  })

  /** Begins an authorization that asks for consent, and decides. Returns the application's callback. */
  async function consent(scope: string, decision: ConsentDecision): Promise<URL> {
    const asked = await application.authorize(scope)
    const request = await requestAt(application.admin, asked)
    expect(request).toMatchObject({ subject, client: { client_name: 'Album' } })
    return application.follow(await desk.decide(request, decision, session))
  }
  const accept = (scope: string, remember = false): ConsentDecision => ({
    decision: 'accept',
    grantScope: scope.split(' '),
    remember,
  })

  test('an allowed request ends with tokens whose id token has the granted claims', async () => {
    const tokens = await application.redeem(await consent('openid email profile', accept('openid email profile')))
    expect(tokens.claims).toMatchObject({ sub: subject, email: 'ada@example.com', email_verified: false, name: 'Ada' })
    expect(await (await application.userinfo(tokens.access_token)).json()).toMatchObject({ email: 'ada@example.com' })
  })

  test('an id token has no email address without the scope, and a part of the scopes is a part of the claims', async () => {
    const tokens = await application.redeem(await consent('openid email profile', accept('profile')))
    expect(tokens.scope).toBe('openid profile')
    expect(tokens.claims).toMatchObject({ name: 'Ada' })
    expect(tokens.claims).not.toHaveProperty('email')
    expect(await (await application.userinfo(tokens.access_token)).json()).not.toHaveProperty('email')
  })

  test.each([{ decision: 'reject' } as const, { decision: 'accept', grantScope: [], remember: false } as const])(
    'the decision $decision without scopes ends with access_denied',
    async (decision) => {
      const { searchParams } = await consent('openid email', decision)
      expect([searchParams.get('error'), searchParams.get('code')]).toEqual(['access_denied', null])
    },
  )

  test('a remembered consent is not asked for again, and a new scope is asked for with the earlier answers', async () => {
    await consent('openid email', accept('openid', true))
    const known = await application.authorize('openid')
    // A Hydra leads to the page all the same, and the page does not ask.
    expect(await requestAt(application.admin, known)).toMatchObject({ skip: true })
    const asked = await application.authorize('openid email profile')
    expect(await desk.find(asked)).toMatchObject({
      found: 'request',
      answered: { granted: ['openid'], refused: ['email'] },
    })
  })

  test('an application is connected until the user withdraws; then its tokens are refused', async () => {
    const { access_token, refresh_token = '' } = await application.redeem(
      await consent('openid offline_access email', accept('openid offline_access', true)),
    )
    expect(await desk.connected(subject)).toEqual([
      {
        client: expect.objectContaining({ client_name: 'Album' }),
        scopes: ['openid', 'offline_access'],
        refused: ['email'],
        since: expect.stringMatching(/^\d{4}-/),
        remembered: true,
        own: false,
      },
    ])
    const [app] = await desk.connected(subject)
    await desk.withdraw(subject, app?.client.client_id ?? '')
    expect(await desk.connected(subject)).toEqual([])
    expect((await application.userinfo(access_token)).status).toBe(401)
    expect((await application.refresh(refresh_token)).status).toBe(400)
    const asked = await application.authorize('openid')
    expect(await requestAt(application.admin, asked)).toMatchObject({ skip: false })
  })

  test('all applications are withdrawn at once, and a subject without any has none', async () => {
    expect(await desk.connected(subject)).toEqual([])
    await desk.withdraw(subject, 'all')
    await consent('openid', accept('openid', true))
    await desk.withdraw(subject, 'all')
    expect(await desk.connected(subject)).toEqual([])
  })

  test('an unknown challenge is nothing', async () => {
    expect(await desk.find('unknown')).toEqual({ found: 'nothing' })
    expect(await desk.findLogout('unknown')).toEqual({ found: 'nothing' })
  })

  test('a rejected logout keeps the sign-in, and an accepted one ends it', async () => {
    await consent('openid', accept('openid'))
    const rejected = await application.logOut()
    expect(await desk.findLogout(rejected)).toMatchObject({ found: 'request', request: { subject } })
    await desk.rejectLogout(rejected)
    expect(await desk.findLogout(rejected)).toEqual({ found: 'nothing' })

    const challenge = await application.logOut()
    const next = await desk.acceptLogout(challenge)
    expect(next).toContain('logout_verifier')
    expect((await application.follow(next)).href).toBe(`${pages}/left`)
    expect((await application.visit(`${hydra.publicUrl}/oauth2/sessions/logout`)).href).toBe(`${pages}/left`)
  })
})
