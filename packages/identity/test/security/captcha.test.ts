import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases, type TestDatabase } from '../../../storage/test/databases.ts'
import { goodPassword, createTestService, type TestService } from '../service/test-service.ts'
import '../service/matchers.ts'
import { openCaptchaServer, type CaptchaServer } from '../service/outside/captcha-server.ts'
import type { Payload } from '../service/visitor.ts'
import { refusedAs, ways } from '../service/ways.ts'

const settings = {
  selfservice: {
    methods: {
      captcha: {
        enabled: true,
        config: { cf_turnstile: { sitekey: 'the key of the site', secret: 'the secret of the site' } },
      },
    },
  },
}
const response = 'captcha/transient_payload.captcha_turnstile_response:hidden=""'
const trigger = 'captcha/captcha_trigger_script:script'
const inject = 'captcha/captcha_turnstile_inject:div'
const script = 'captcha/captcha_script:script'
const options = 'captcha/captcha_turnstile_options:hidden=v'
const orders = {
  login: [response, trigger, inject, script, options],
  registration: [response, trigger, inject, script, options],
  recovery: [trigger, script, options, inject, response],
  verification: [trigger, script, options, inject, response],
}
const kinds = ['login', 'registration', 'recovery', 'verification'] as const

const filledIn = (kind: (typeof kinds)[number], email: string): Payload =>
  ({
    login: { method: 'password', identifier: email, password: 'wrong' },
    registration: { method: 'password', traits: { email }, password: goodPassword },
    recovery: { method: 'code', email },
    verification: { method: 'code', email },
  })[kind]

let place: TestDatabase
let service: TestService
let check: CaptchaServer
let answers = 0
const solved = (kind: string) => ({
  transient_payload: { captcha_turnstile_response: `for-${kind} ${(answers += 1)}` },
})

beforeAll(async () => {
  const [database] = testDatabases
  if (!database) throw new Error('there is no database')
  place = await database.create()
  check = await openCaptchaServer()
  service = await createTestService(place.url, { config: settings, captcha: { url: check.url, timeoutMs: 2_000 } })
})
afterEach(() => check.behave('as it should'))
afterAll(async () => {
  await service.close()
  await check.close()
  await place.drop()
})

describe.each(ways)('the CAPTCHA, by $way', ({ way }) => {
  describe.each(kinds)('%s', (kind) => {
    const begin = async () => {
      const visitor = service.visitor(way)
      const { flow } = await visitor.start(kind)
      const email = service.newEmail()
      return { visitor, flow, send: (more: Payload) => visitor.send(kind, flow, { ...filledIn(kind, email), ...more }) }
    }

    test('the form has a CAPTCHA node', async () => {
      const { flow } = await begin()
      const nodes = flow.ui.nodes.filter(({ group }) => group === 'captcha')
      expect({ ...flow, ui: { ...flow.ui, nodes } }).toShowNodes(
        way === 'native' ? orders[kind].filter((node) => !node.includes('script')) : orders[kind],
      )
      const widget = nodes.find(({ attributes }) => JSON.stringify(attributes).includes('sitekey'))
      expect(JSON.stringify(widget)).not.toContain('the secret')
      expect(JSON.parse(String(Reflect.get(widget?.attributes ?? {}, 'value')))).toEqual({
        sitekey: 'the key of the site',
        theme: 'auto',
        action: kind,
        response_field_name: 'transient_payload.captcha_turnstile_response',
      })
    })

    test.each([
      ['without a token', {}],
      ['with a wrong token', { transient_payload: { captcha_turnstile_response: 'wrong' } }],
      ['with a token for another form', { transient_payload: { captcha_turnstile_response: 'for-settings' } }],
      ['with a very long token', { transient_payload: { captcha_turnstile_response: 'a'.repeat(5_000) } }],
    ])('a form %s is refused before its content is checked', async (_, more) => {
      const { send, flow } = await begin()
      const seen = await send(more)
      expect(seen.answer.status).toBe(refusedAs(way, kind))
      expect(seen.flow).toSay(4000038)
      expect(seen.flow.state).toBe(flow.state)
    })

    test('a form with a valid token is processed, and the token works only once', async () => {
      const { send } = await begin()
      const answer = solved(kind)
      const said = (await send(answer)).answer
      expect(said.text).not.toContain('4000038')
      expect([...(check.asked.at(-1)?.keys() ?? [])]).toEqual(['secret', 'response', 'remoteip'])
      const again = await begin()
      expect((await again.send(answer)).flow).toSay(4000038)
    })
  })

  test('forms of signed-in users have no CAPTCHA', async () => {
    const visitor = service.visitor(way)
    const { flow } = await visitor.start('registration')
    await visitor.send('registration', flow, {
      ...filledIn('registration', service.newEmail()),
      ...solved('registration'),
    })
    for (const again of [await visitor.start('login', { refresh: 'true' }), await visitor.start('settings')]) {
      expect(again.flow.ui.nodes.filter(({ group }) => group === 'captcha')).toEqual([])
    }
  })
})

test.each(['broken', 'silent'] as const)(
  'when the CAPTCHA provider is %s, forms are refused with a message',
  async (how) => {
    check.behave(how)
    const visitor = service.visitor('script')
    const { flow } = await visitor.start('login')
    const seen = await visitor.send('login', flow, { ...filledIn('login', service.newEmail()), ...solved('login') })
    expect(seen.flow).toSay(4000001)
    expect(seen.flow.ui.messages?.[0]?.text).toBe(
      'The security check is unavailable right now. Please try again in a minute.',
    )
    expect(service.log.join('')).toContain('captcha.unavailable')
    expect(service.log.join('')).not.toContain('the secret of the site')
  },
)

test('the script for pages that render nodes generically is served', async () => {
  const served = await service.fetch(new Request(`${service.origin}/.well-known/ory/turnstile/captcha-trigger.js`))
  expect(served.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(await served.text()).toContain('oryCaptchaTurnstileInit')
})
