import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'
import { openLoginProvider } from '../service/outside/login-provider.ts'
import { goodPassword, minutes, type Account, type TestService } from '../service/test-service.ts'
import type { Visitor, WayName } from '../service/visitor.ts'

/** Requests of the first test, on each database; the environment may ask for more. */
const requests = Number(process.env['FAST_CHECK_RUNS'] ?? 10_000)

const kinds = ['login', 'registration', 'recovery', 'verification', 'settings'] as const
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    'password',
    'code',
    'true',
    '6f2b9e86-24b0-4c5c-9f0e-0f4f9a1f7d11',
    'ada@example.org',
    '\u0000',
    '__proto__',
  ),
)
const path = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(...kinds),
      fc.constantFrom('/browser', '/api', '/flows', ''),
      fc.array(
        fc.tuple(
          fc.constantFrom(
            'flow',
            'id',
            'return_to',
            'refresh',
            'aal',
            'code',
            'login_challenge',
            'identity_schema',
            'organization',
          ),
          text,
        ),
        { maxLength: 4 },
      ),
    )
    .map(([kind, end, query]) => `/self-service/${kind}${end}?${new URLSearchParams(wellFormed(query))}`),
  fc.constantFrom(
    '/sessions',
    '/sessions/whoami',
    '/account',
    '/account/data',
    '/account/deletion',
    '/sessions/x',
    '/sessions?page_size=3&page_token=x',
    '/self-service/logout',
    '/self-service/logout/browser',
    '/self-service/logout/api',
    '/self-service/errors',
    '/schemas',
    '/version',
    '/health/ready',
    '/.well-known/change-password',
  ),
  text.map((word) => `/${encodeURIComponent(word.toWellFormed())}`),
)
const wellFormed = (query: readonly (readonly [string, string])[]) =>
  query.map(([name, value]): [string, string] => [name, value.toWellFormed()])
const body = fc.oneof(
  fc.json({ maxDepth: 4 }),
  fc
    .dictionary(
      fc.constantFrom(
        'method',
        'identifier',
        'password',
        'code',
        'email',
        'traits',
        'csrf_token',
        'traits.email',
        'transient_payload',
      ),
      fc.jsonValue({ maxDepth: 3 }),
    )
    .map((one) => JSON.stringify(one)),
  text.map((one) => one.toWellFormed()),
  fc.constant(undefined),
)
const header = fc.constantFrom<Readonly<Record<string, string>>>(
  {},
  { accept: 'application/json' },
  { accept: 'text/html' },
  { origin: 'https://evil.example' },
  { cookie: 'ory_kratos_session=x; csrf_token_=y' },
  { 'x-session-token': 'ory_st_x' },
)
const contentType = fc.constantFrom(
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
)
const method = fc.constantFrom('GET', 'GET', 'POST', 'POST', 'POST', 'DELETE', 'PUT', 'PATCH', 'OPTIONS', 'HEAD')
// Without one, a challenge is a fault of the configuration.
const provider = await openLoginProvider()
afterAll(() => provider.stop())

describeService('random requests', { oauth2: provider.admin }, (service) => {
  test(`${requests} requests of all kinds never cause a server error`, { timeout: 120_000 }, async () => {
    const signedIn = await service().signedIn('script', await service().account())
    const anyVisitor = fc.constantFrom(signedIn, service().visitor('script'), service().visitor('native'))
    /** Ids of existing flows, so that requests pass the first check. */
    const flows = new Map<string, string>()
    for (const kind of kinds) {
      const native =
        kind === 'settings'
          ? await service().signedIn('native', await service().account())
          : service().visitor('native')
      flows.set(kind, (await native.start(kind)).flow.id)
    }
    const real = fc.tuple(fc.constantFrom(...kinds), fc.constantFrom('', '/flows')).map(([kind, end]) => {
      const id = flows.get(kind)
      return `/self-service/${kind}${end}?flow=${id}&id=${id}`
    })
    const request = fc.record({
      visitor: anyVisitor,
      method,
      path: fc.oneof(path, real),
      body,
      contentType,
      headers: header,
    })
    await fc.assert(
      fc.asyncProperty(request, async ({ visitor, headers, contentType: type, ...asked }) => {
        const hasBody = asked.body !== undefined && !['GET', 'HEAD'].includes(asked.method)
        const answer = await visitor.ask(asked.path, {
          method: asked.method,
          headers: { ...headers, ...(hasBody && { 'content-type': type }) },
          ...(hasBody && { body: asked.body }),
        })
        expect(answer.status).toBeLessThan(500)
      }),
      { numRuns: requests },
    )
    expect(service().log.filter((line) => line.startsWith('["error"'))).toEqual([])
  })
})

/** The state of an attack. Each step is one action of the attacker. */
interface World {
  readonly service: TestService
  readonly victim: Account
  readonly visitor: Visitor
  /** The visitor sent the right password or code, so a session is expected from then on. */
  isProved: boolean
}
type Step = (world: World) => Promise<void>

const passwordGuess =
  (word: string): Step =>
  async ({ visitor, victim }) => {
    const { flow, hasFlow } = await safeStart(visitor, 'login')
    if (hasFlow) await visitor.send('login', flow(), { method: 'password', identifier: victim.email, password: word })
  }

const safeStart = async (visitor: Visitor, kind: 'login' | 'recovery' | 'verification' | 'settings') => {
  const seen = await visitor.start(kind)
  return { hasFlow: seen.hasFlow, flow: () => seen.flow as never }
}

const steps: Readonly<Record<string, Step>> = {
  'guesses a password': passwordGuess('guessed at random'),
  'guesses no password': passwordGuess(''),
  'knows the password': async (world) => {
    if (!(await world.visitor.whoami())) world.isProved = true
    await passwordGuess(goodPassword)(world)
  },
  'recovers with a guessed code': async ({ visitor, victim }) => {
    const { flow, hasFlow } = await safeStart(visitor, 'recovery')
    if (!hasFlow) return
    await visitor.send('recovery', flow(), { method: 'code', email: victim.email })
    await visitor.send('recovery', flow(), { method: 'code', code: 'abcdef' })
  },
  'brings a verification code to a recovery': async ({ service, visitor, victim }) => {
    const verification = await safeStart(visitor, 'verification')
    const recovery = await safeStart(visitor, 'recovery')
    if (!verification.hasFlow || !recovery.hasFlow) return
    await visitor.send('recovery', recovery.flow(), { method: 'code', email: victim.email })
    const real = await service.codeFor(victim.email)
    await visitor.send('verification', verification.flow(), { method: 'code', email: victim.email })
    const code = await service.codeFor(victim.email)
    if (code !== real) await visitor.send('recovery', recovery.flow(), { method: 'code', code })
  },
  'brings a late code': async ({ service, visitor, victim }) => {
    const { flow, hasFlow } = await safeStart(visitor, 'recovery')
    if (!hasFlow) return
    await visitor.send('recovery', flow(), { method: 'code', email: victim.email })
    const code = await service.codeFor(victim.email)
    service.wait(minutes(11))
    await visitor.send('recovery', flow(), { method: 'code', code })
  },
  'verifies the address with the right code': async ({ service, visitor, victim }) => {
    const { flow, hasFlow } = await safeStart(visitor, 'verification')
    if (!hasFlow) return
    await visitor.send('verification', flow(), { method: 'code', email: victim.email })
    await visitor.send('verification', flow(), { method: 'code', code: await service.codeFor(victim.email) })
  },
  'opens the settings': async ({ visitor }) => {
    const { flow, hasFlow } = await safeStart(visitor, 'settings')
    if (hasFlow) await visitor.send('settings', flow(), { method: 'profile', traits: {} })
  },
  'takes a made-up cookie': async ({ visitor }) => {
    if (visitor.jar.get('ory_kratos_session') === undefined) visitor.jar.set('ory_kratos_session', 'A'.repeat(120))
  },
  'opens a link with a code': async ({ visitor }) => {
    const { flow, hasFlow } = await safeStart(visitor, 'recovery')
    if (hasFlow) await visitor.ask(`/self-service/recovery?flow=${(flow() as { id: string }).id}&code=123456&token=x`)
  },
  'registers the same address': async ({ visitor, victim }) => {
    const seen = await visitor.start('registration')
    if (!seen.hasFlow) return
    const traits = { email: victim.email.toUpperCase() }
    await visitor.send('registration', seen.flow, { method: 'password', traits, password: 'a password of Eve' })
  },
  'signs out': async (world) => {
    const { body } = await world.visitor.ask('/self-service/logout/browser')
    const { logout_url } = (body ?? {}) as { readonly logout_url?: string } // by contract, or an error
    if (logout_url) await world.visitor.ask(new URL(logout_url).pathname + new URL(logout_url).search)
    if (!(await world.visitor.whoami())) world.isProved = false
  },
  'waits two days': async (world) => {
    world.service.wait(minutes(48 * 60))
    world.isProved = false
  },
}

describeService('random sequences of attacks', {}, (service) => {
  test('never give a session without the right password or code', { timeout: 120_000 }, async () => {
    const sequence = fc.array(fc.constantFrom(...Object.keys(steps)), { minLength: 1, maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(sequence, fc.constantFrom<WayName>('navigation', 'script', 'native'), async (names, way) => {
        const world: World = {
          service: service(),
          victim: await service().account(),
          visitor: service().visitor(way),
          isProved: false,
        }
        for (const name of names) {
          await steps[name]?.(world)
          const session = await world.visitor.whoami()
          expect(session !== undefined && !world.isProved).toBe(false)
          // The right password does sign in, so that the check above can fail.
          expect(session === undefined && name === 'knows the password').toBe(false)
        }
      }),
      { numRuns: 60 },
    )
  })
})
