import { describe, expect, test } from 'vitest'
import { verified } from '../service/second-factors.ts'
import { describeService } from '../service/describe-service.ts'
import { goodPassword } from '../service/test-service.ts'
import { csrfOf, type Payload, type Visitor } from '../service/visitor.ts'

const bytesOf = (base64: string) => Buffer.from(base64, 'base64')

/** What a masked token hides (docs/contract/http.md §2.3). */
const unmasked = (token: string) => {
  const bytes = bytesOf(token)
  return Buffer.from(bytes.subarray(32).map((byte, index) => byte ^ (bytes[index] ?? 0)))
}

describeService('forged forms', {}, (service) => {
  const rawTokenOf = (visitor: Visitor) => decodeURIComponent(visitor.jar.get('csrf_token_') ?? '')
  const signIn: Payload = { method: 'password', identifier: 'ada@example.org', password: 'x'.repeat(10) }

  test('a form holds the token of the cookie, in another look each time', async () => {
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

  test('the token as it is will do, too', async () => {
    const script = service().visitor('script')
    const { flow } = await script.start('login')
    const seen = await script.send('login', flow, { ...signIn, csrf_token: rawTokenOf(script) })
    expect(seen.flow).toSay(4000006)
  })

  describe.each(['login', 'registration', 'recovery'] as const)('%s', (kind) => {
    test.each<[string, unknown]>([
      ['no token', null],
      ['an empty one', ''],
      ['one that is none', 'x'],
      ['one of zeros', Buffer.alloc(64).toString('base64')],
      ['a number', 7],
      ['an object', { a: 1 }],
      ['one that is too long', 'A'.repeat(10_000)],
    ])('%s: refused', async (_, csrf_token) => {
      const script = service().visitor('script')
      const { flow } = await script.start(kind)
      const seen = await script.send(kind, flow, { ...signIn, csrf_token })
      expect(seen).toBeRefusedWith(403, 'security_csrf_violation')
      expect(seen.error.details).toEqual({ reject_reason: expect.any(String) })
    })

    test('a browser is told on the error page', async () => {
      const browser = service().visitor('navigation')
      const { flow } = await browser.start(kind)
      const seen = await browser.send(kind, flow, { ...signIn, csrf_token: null })
      expect(seen.answer.status).toBe(303)
      expect(seen.page?.pathname).toBe('/error')
      expect(seen).toBeRefusedWith(403, 'security_csrf_violation')
    })

    test('without its cookie, with the cookie of another browser, or with a token of another browser', async () => {
      const script = service().visitor('script')
      const { flow } = await script.start(kind)
      const other = service().visitor('script')
      const { flow: otherFlow } = await other.start(kind)
      const token = csrfOf(flow)
      const stranger = service().visitor('script')
      const attempts = [
        () => stranger.send(kind, flow, { ...signIn, csrf_token: token }),
        () => other.send(kind, flow, { ...signIn, csrf_token: token }),
        // Somebody else's flow with a token and a cookie of one's own.
        () => other.send(kind, flow, { ...signIn, csrf_token: csrfOf(otherFlow) }),
        () => script.send(kind, flow, { ...signIn, csrf_token: csrfOf(otherFlow) }),
      ]
      for (const attempt of attempts) expect(await attempt()).toBeRefusedWith(403, 'security_csrf_violation')
      expect((await script.send(kind, flow, signIn)).answer.status).toBe(400)
    })
  })

  test('settings: the session alone is no proof that its owner sent the form', async () => {
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

  test('verification: sending a code is checked, redeeming one is not', async () => {
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

  describe('the token changes', () => {
    test('with a sign-in: what was open before is dead', async () => {
      const { email } = await service().account()
      const script = service().visitor('script')
      const [{ flow }, before] = [await script.start('login'), await script.start('recovery')]
      const token = rawTokenOf(script)
      await script.send('login', flow, { method: 'password', identifier: email, password: goodPassword })
      expect(rawTokenOf(script)).not.toBe(token)
      expect(await script.fetchFlow('recovery', before.flow.id)).toBeRefusedWith(403, 'security_csrf_violation')
    })

    test('with a registration', async () => {
      const script = service().visitor('script')
      const { flow } = await script.start('registration')
      const token = rawTokenOf(script)
      const traits = { email: service().newEmail() }
      await script.send('registration', flow, { method: 'password', traits, password: goodPassword })
      expect(rawTokenOf(script)).not.toBe(token)
    })

    test('with a sign-out', async () => {
      const { visitor } = await settings()
      const token = rawTokenOf(visitor)
      const { body } = await visitor.ask('/self-service/logout/browser')
      const url = new URL((body as { readonly logout_url: string }).logout_url) // by contract, see logout.test.ts
      await visitor.ask(url.pathname + url.search)
      expect(rawTokenOf(visitor)).not.toBe(token)
    })

    test('not with a refusal, nor with a change of settings', async () => {
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
