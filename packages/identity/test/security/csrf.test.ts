import { describe, expect, test } from 'vitest'
import { verified } from '../service/second-factors.ts'
import { describeService } from '../service/describe-service.ts'
import { goodPassword } from '../service/test-service.ts'
import { csrfOf, type Payload, type Visitor } from '../service/visitor.ts'

const bytesOf = (base64: string) => Buffer.from(base64, 'base64')

/** The raw token inside a masked one (docs/contract/http.md §2.3). */
const unmasked = (token: string) => {
  const bytes = bytesOf(token)
  return Buffer.from(bytes.subarray(32).map((byte, index) => byte ^ (bytes[index] ?? 0)))
}

describeService('CSRF protection', {}, (service) => {
  const rawTokenOf = (visitor: Visitor) => decodeURIComponent(visitor.jar.get('csrf_token_') ?? '')
  const signIn: Payload = { method: 'password', identifier: 'ada@example.org', password: 'x'.repeat(10) }

  test('a form holds the token of the cookie, masked differently each time', async () => {
    const script = service().visitor('script')
    const { flow } = await script.start('login')
    const tokens = [csrfOf(flow)]
    for (let times = 0; times < 3; times += 1) tokens.push(csrfOf((await script.fetchFlow('login', flow.id)).flow))
    expect(new Set(tokens).size).toBe(4)
    expect(tokens.map((token) => unmasked(token).toString('base64'))).toEqual(Array(4).fill(rawTokenOf(script)))
    for (const token of tokens) {
      expect((await script.send('login', flow, { ...signIn, csrf_token: token })).answer.status).toBe(400)
    }
  })

  test('the unmasked token is accepted', async () => {
    const script = service().visitor('script')
    const { flow } = await script.start('login')
    const seen = await script.send('login', flow, { ...signIn, csrf_token: rawTokenOf(script) })
    expect(seen.flow).toSay(4000006)
  })

  describe.each(['login', 'registration', 'recovery'] as const)('%s', (kind) => {
    test.each<[string, unknown]>([
      ['no token', null],
      ['an empty token', ''],
      ['a malformed token', 'x'],
      ['a token of zeros', Buffer.alloc(64).toString('base64')],
      ['a number', 7],
      ['an object', { a: 1 }],
      ['a token that is too long', 'A'.repeat(10_000)],
    ])('a form with %s is refused', async (_, csrf_token) => {
      const script = service().visitor('script')
      const { flow } = await script.start(kind)
      const seen = await script.send(kind, flow, { ...signIn, csrf_token })
      expect(seen).toBeRefusedWith(403, 'security_csrf_violation')
      expect(seen.error.details).toEqual({ reject_reason: expect.any(String) })
    })

    test('a refused form post leads a browser to the error page', async () => {
      const browser = service().visitor('navigation')
      const { flow } = await browser.start(kind)
      const seen = await browser.send(kind, flow, { ...signIn, csrf_token: null })
      expect(seen.answer.status).toBe(303)
      expect(seen.page?.pathname).toBe('/error')
      expect(seen).toBeRefusedWith(403, 'security_csrf_violation')
    })

    test('a form without its cookie, or with cookie or token of another browser, is refused', async () => {
      const script = service().visitor('script')
      const { flow } = await script.start(kind)
      const other = service().visitor('script')
      const { flow: otherFlow } = await other.start(kind)
      const token = csrfOf(flow)
      const stranger = service().visitor('script')
      const attempts = [
        () => stranger.send(kind, flow, { ...signIn, csrf_token: token }),
        () => other.send(kind, flow, { ...signIn, csrf_token: token }),
        // Another browser's flow with one's own token and cookie.
        () => other.send(kind, flow, { ...signIn, csrf_token: csrfOf(otherFlow) }),
        () => script.send(kind, flow, { ...signIn, csrf_token: csrfOf(otherFlow) }),
      ]
      for (const attempt of attempts) expect(await attempt()).toBeRefusedWith(403, 'security_csrf_violation')
      expect((await script.send(kind, flow, signIn)).answer.status).toBe(400)
    })
  })

  test('settings: a session cookie without the CSRF token is refused', async () => {
    const { visitor, flow } = await settings()
    const seen = await visitor.send('settings', flow, {
      method: 'password',
      password: 'stolen by Eve',
      csrf_token: null,
    })
    expect(seen).toBeRefusedWith(403, 'security_csrf_violation')
  })

  const settings = async () => {
    const visitor = await service().signedIn('script', await service().account())
    return { visitor, flow: (await visitor.start('settings')).flow }
  }

  test('verification: requesting a code needs the token, redeeming one does not', async () => {
    const { email } = await verified(service())
    const script = service().visitor('script')
    const { flow } = await script.start('verification')
    const forged = await script.send('verification', flow, { method: 'code', email, csrf_token: null })
    expect(forged).toBeRefusedWith(403, 'security_csrf_violation')
    await script.send('verification', flow, { method: 'code', email })
    const elsewhere = service().visitor('script')
    const code = await service().codeFor(email)
    const seen = await elsewhere.send('verification', flow, { method: 'code', code, csrf_token: null })
    expect(seen.flow.state).toBe('passed_challenge')
  })

  describe('changes of the CSRF token', () => {
    test('a sign-in changes the token, and flows that were open before are refused', async () => {
      const { email } = await service().account()
      const script = service().visitor('script')
      const [{ flow }, before] = [await script.start('login'), await script.start('recovery')]
      const token = rawTokenOf(script)
      await script.send('login', flow, { method: 'password', identifier: email, password: goodPassword })
      expect(rawTokenOf(script)).not.toBe(token)
      expect(await script.fetchFlow('recovery', before.flow.id)).toBeRefusedWith(403, 'security_csrf_violation')
    })

    test('a registration changes the token', async () => {
      const script = service().visitor('script')
      const { flow } = await script.start('registration')
      const token = rawTokenOf(script)
      const traits = { email: service().newEmail() }
      await script.send('registration', flow, { method: 'password', traits, password: goodPassword })
      expect(rawTokenOf(script)).not.toBe(token)
    })

    test('a sign-out changes the token', async () => {
      const { visitor } = await settings()
      const token = rawTokenOf(visitor)
      const { body } = await visitor.ask('/self-service/logout/browser')
      const url = new URL((body as { readonly logout_url: string }).logout_url) // by contract, see logout.test.ts
      await visitor.ask(url.pathname + url.search)
      expect(rawTokenOf(visitor)).not.toBe(token)
    })

    test('refusals and changed settings keep the token', async () => {
      const { visitor, flow } = await settings()
      const token = rawTokenOf(visitor)
      await visitor.send('settings', flow, { method: 'password', password: 'short' })
      await visitor.send('settings', flow, { method: 'password', password: 'quite another sentence' })
      expect(rawTokenOf(visitor)).toBe(token)
    })
  })

  test('native flows hold a token field without a value', async () => {
    const { flow } = await service().visitor('native').start('login')
    expect(flow.ui.nodes[0]).toMatchObject({ attributes: { name: 'csrf_token', value: '' } })
  })
})
