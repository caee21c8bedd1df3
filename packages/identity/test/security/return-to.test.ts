import { describe, expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'

const forbidden = 'self_service_flow_return_to_forbidden'

/** Addresses that would lead users away from http://localhost:5100, or run a script in their browser. */
const hostile = [
  'https://evil.example',
  'https://evil.example/shop',
  'http://evil.example/?http://localhost:5100/',
  'http://evil.example/#http://localhost:5100/',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  '\\/\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  'http:\\\\evil.example',
  'http:/\\evil.example',
  'http:\\/evil.example',
  'http:///evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https://localhost:5100/',
  'http://localhost/',
  'http://localhost:51000/',
  'http://localhost:5101/',
  'http://127.0.0.1:5100/',
  'http://[::1]:5100/',
  'http://localhost.:5100/',
  'http://localhost:5100.evil.example/',
  'http://localhost.evil.example:5100/',
  'http://localhost:5100@evil.example/',
  'http://localhost%3A5100@evil.example/',
  'http://evil.example\\@localhost:5100/',
  'http://user:secret@localhost:5100/',
  'http://@localhost:5100@evil.example/',
  'http://evil.example%2F@localhost:5100/',
  'http://localhost%00.evil.example/',
  'http://evil.example\u3002/',
  'http://ｅｖｉｌ.example/',
  'http://xn--vil-4ya.example/',
  'ftp://localhost:5100/',
  'ws://localhost:5100/',
  'file:///etc/passwd',
  'blob:http://localhost:5100/6f2b9e86',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  'javascript://localhost:5100/%0aalert(1)',
  'vbscript:msgbox(1)',
  'about:blank',
  'mailto:eve@evil.example',
  'tel:+441234567890',
  'intent://evil.example#Intent;end',
  'http://',
  'http://:5100/',
  'http://localhost:99999/',
  'collect://callback',
  '//localhost:5101/',
]

describeService('hostile return addresses', {}, (service) => {
  test('the list has at least sixty hostile addresses', () => expect(new Set(hostile).size).toBeGreaterThanOrEqual(60))

  test.each(hostile)('the return address %j is refused', async (return_to) => {
    for (const kind of ['login', 'registration', 'recovery', 'verification'] as const) {
      const seen = await service().visitor('script').start(kind, { return_to })
      expect(seen.hasFlow ? seen.flow.return_to : seen.error.id).toBe(forbidden)
    }
    const browser = await service().visitor('navigation').start('login', { return_to })
    expect(browser.page?.pathname).toBe('/error')
    expect(browser.page?.host).toBe('localhost:5100')
  })

  test.each([
    ['', undefined],
    ['/', '/'],
    ['/shop', '/shop'],
    ['shop', '/shop'],
    ['?item=3', '/?item=3'],
    ['#top', '/#top'],
    ['/a/../shop', '/shop'],
    ['/shop?next=https://evil.example', '/shop?next=https://evil.example'],
    ['http://localhost:5100/shop', '/shop'],
    ['HTTP://LOCALHOST:5100/shop', '/shop'],
    ['http:shop', '/shop'],
    ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
    ['.//evil.example', '//evil.example'],
    ['%20//evil.example:80//', '/%20//evil.example:80//'],
    ['http://localhost:5100\\.evil.example/', '/.evil.example/'],
  ])('the return address %j is accepted', async (return_to, path) => {
    const { flow } = await service().visitor('script').start('login', { return_to })
    expect(flow.return_to).toBe(path && service().origin + path)
  })

  test('the first of several return addresses counts', async () => {
    const script = service().visitor('script')
    const seen = await script.open(
      'login',
      '/self-service/login/browser?return_to=/shop&return_to=https://evil.example',
    )
    expect(seen.flow.return_to).toBe(`${service().origin}/shop`)
  })

  test('a hostile return address after the verification is replaced', async () => {
    const script = service().visitor('script')
    const { flow } = await script.start('registration', {
      after_verification_return_to: 'https://evil.example',
      return_to: '/shop',
    })
    const email = service().newEmail()
    await script.send('registration', flow, {
      method: 'password',
      traits: { email },
      password: 'a long sentence about cabinets',
    })
    const code = await service().codeFor(email)
    const id = /flow=([0-9a-f-]{36})/.exec((await service().mailsTo(email))[0]?.text ?? '')?.[1] ?? ''
    const { flow: verification } = await script.fetchFlow('verification', id)
    const { flow: done } = await script.send('verification', verification, { method: 'code', code })
    expect(done.ui.action).toBe(`${service().origin}/shop`)
  })

  test('an allowed return address after the verification is used', async () => {
    const script = service().visitor('script')
    const { flow } = await script.start('registration', {
      after_verification_return_to: '/welcome',
      return_to: '/shop',
    })
    const email = service().newEmail()
    await script.send('registration', flow, {
      method: 'password',
      traits: { email },
      password: 'a long sentence about cabinets',
    })
    const id = /flow=([0-9a-f-]{36})/.exec((await service().mailsTo(email))[0]?.text ?? '')?.[1] ?? ''
    const { flow: verification } = await script.fetchFlow('verification', id)
    const { flow: done } = await script.send('verification', verification, {
      method: 'code',
      code: await service().codeFor(email),
    })
    expect(done.ui.action).toBe(`${service().origin}/welcome`)
  })
})

const lists = {
  selfservice: {
    allowed_return_urls: ['https://app.example/in', 'https://*.tenants.example', 'https://*.com', 'collect://callback'],
  },
}

describeService('a list of allowed return addresses', { config: lists }, (service) => {
  describe('allowed addresses', () => {
    test.each([
      'https://app.example/in',
      'https://app.example/in?a=b',
      'https://app.example/in/side',
      // Allowed addresses are prefixes, not folders (docs/contract/http.md §11.13).
      'https://app.example/inside',
      'https://one.tenants.example/',
      'https://two.one.tenants.example/x',
      'http://localhost:5100/shop',
      'http://localhost:5100/self-service/settings?flow=x',
    ])('%s is accepted', async (return_to) => {
      expect((await service().visitor('script').start('login', { return_to })).flow.return_to).toBe(return_to)
    })
  })

  describe('other addresses', () => {
    test.each([
      'https://app.example/',
      'https://app.example/i',
      'https://app.example/out/../',
      'http://app.example/in',
      'https://app.example:8443/in',
      'https://app.example.evil.example/in',
      'https://evil.example/?x=https://app.example/in',
      'https://tenants.example.evil.example/',
      'https://eviltenants.example/',
      'http://one.tenants.example/',
      'https://one.tenants.example:8443/',
      'https://evil.com/',
      'https://com/',
    ])('%s is refused', async (return_to) => {
      expect(await service().visitor('script').start('login', { return_to })).toBeRefusedWith(400, forbidden)
    })
  })
})
