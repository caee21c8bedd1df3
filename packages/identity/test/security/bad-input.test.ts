import { flowKinds, type FlowKind } from '@collect/contract'
import { describe, expect, test } from 'vitest'
import { sealer } from '../../src/secrets/sealer.ts'
import { describeService } from '../service/describe-service.ts'
import { goodPassword } from '../service/test-service.ts'
import { csrfOf, type Asking, type WayName } from '../service/visitor.ts'

const json = 'application/json'
const urlencoded = 'application/x-www-form-urlencoded'
const post = (body: string | Uint8Array<ArrayBuffer>, type: string | undefined = json): Asking => ({
  method: 'POST',
  headers: type === '' ? {} : { 'content-type': type },
  body,
})

/** Bodies that cannot be parsed: the flow stays usable and has a message. */
const unreadable: readonly (readonly [string, Asking])[] = [
  ['nothing', { method: 'POST', headers: { 'content-type': json } }],
  ['an empty text', post('')],
  ['truncated JSON', post('{"method":"password"')],
  ['a body that is no JSON', post('method=password')],
  ['a list', post('[{"method":"password"}]')],
  ['a text', post('"password"')],
  ['a number', post('17')],
  ['null', post('null')],
  ['XML', post('<method>password</method>', 'application/xml')],
  ['plain text', post('method=password', 'text/plain')],
  ['no content type', post('method=password', '')],
  ['a malformed content type', post('method=password', 'password')],
  ['multipart without a boundary', post('method=password', 'multipart/form-data')],
  [
    'truncated multipart',
    post('--b\r\nContent-Disposition: form-data; name="a"\r\n', 'multipart/form-data; boundary=b'),
  ],
  ['bytes that are no UTF-8', post(new Uint8Array([0xff, 0xfe, 0x00, 0x80]))],
  ['JSON nested a hundred thousand times', post('['.repeat(100_000))],
]

describeService('bad input', {}, (service) => {
  const begin = async (kind: FlowKind, way: WayName = 'native') => {
    const visitor =
      kind === 'settings' ? await service().signedIn(way, await service().account()) : service().visitor(way)
    const { flow } = await visitor.start(kind)
    return { visitor, flow, path: `/self-service/${kind}?flow=${flow.id}` }
  }

  describe.each(flowKinds)('%s', (kind) => {
    test.each(unreadable)('%s is answered with 400 and the flow with a reason', async (_, asking) => {
      const { visitor, flow, path } = await begin(kind)
      const answer = await visitor.ask(path, asking)
      expect(answer).toMatchObject({
        status: 400,
        body: { id: flow.id, ui: { messages: [{ id: 4000001, context: { reason: expect.stringMatching(/.{10}/) } }] } },
      })
    })

    test('a body of six megabytes is answered with 413, and the flow stays usable', async () => {
      const { visitor, flow, path } = await begin(kind)
      for (const type of [json, urlencoded]) {
        const answer = await visitor.ask(path, post('x'.repeat(6 * 1024 * 1024), type))
        expect(answer).toMatchObject({ status: 413, body: { error: { code: 413, status: 'Content Too Large' } } })
      }
      expect((await visitor.fetchFlow(kind, flow.id)).flow.id).toBe(flow.id)
    })

    test('a form post of six megabytes leads a browser to the error page', async () => {
      const { visitor, path } = await begin(kind, 'navigation')
      const answer = await visitor.ask(path, post('x'.repeat(6 * 1024 * 1024), urlencoded))
      expect(answer).toMatchObject({ status: 303, location: expect.stringMatching(/\/error\?id=/) })
    })

    test('unknown fields are neither stored nor shown again', async () => {
      const { visitor, flow } = await begin(kind)
      const seen = await visitor.send(kind, flow as never, {
        method: 'telepathy',
        confession: 'I took the cookies',
        password_confirmation: goodPassword,
        big: 'x'.repeat(100_000),
      })
      expect(seen.answer.status).toBe(400)
      expect(seen.answer.text).not.toContain('cookies')
      const row = await service()
        .database.tables<{ flows: { id: string; body: string } }>()
        .selectFrom('flows')
        .select('body')
        .where('id', '=', flow.id)
        .executeTakeFirstOrThrow()
      const kept = JSON.stringify(sealer(service().secrets).open('flow', row.body))
      expect(kept).toContain(flow.request_url)
      expect(kept).not.toMatch(/cookies|confession|cabinets|xxxx/)
    })
  })

  describe('login', () => {
    test.each<[string, unknown, number]>([
      ['a number', 17, 4000026],
      ['a boolean', true, 4000026],
      ['a list', ['a'], 4000026],
      ['an object', { a: 1 }, 4000026],
      ['null', null, 4000026],
    ])('%s as identifier or password is refused at its field', async (_, value, id) => {
      for (const name of ['identifier', 'password']) {
        const { visitor, flow } = await begin('login')
        const payload = { method: 'password', identifier: 'ada@example.org', password: 'x'.repeat(9), [name]: value }
        const seen = await visitor.send('login', flow as never, payload)
        expect(seen.answer.status).toBe(400)
        expect(seen.flow).toSayAt(name, id)
      }
    })

    test.each([
      ['control characters', '\u0000\u0001\u001b[31m'],
      ['an unpaired surrogate', '\ud800'],
      ['a bell, a tab and a line break', '\u0007\t\r\n'],
      ['emoji', '🧑‍🚀🦉'],
      ['right-to-left text', '\u202egro.elpmaxe@ada'],
      ['an injection', "' or 1=1; drop table identities; --"],
      ['markup', '<script>alert(1)</script>'],
      ['a hundred thousand letters', 'a'.repeat(100_000)],
      ['combining marks', `e${'\u0301'.repeat(5000)}`],
      ['a letter that grows under NFKC', 'ﷺ'.repeat(3000)],
    ])('%s as identifier and password count as wrong credentials', async (_, text) => {
      for (const way of ['native', 'navigation'] as const) {
        const { visitor, flow } = await begin('login', way)
        const seen = await visitor.send('login', flow as never, {
          method: 'password',
          identifier: text,
          password: text,
        })
        expect(seen.answer.status).toBe(way === 'native' ? 400 : 303)
        expect(seen.flow).toSay(4000006)
      }
    })

    test.each<unknown>([
      17,
      null,
      true,
      [],
      ['password'],
      {},
      { password: 1 },
      '__proto__',
      'constructor',
      'x'.repeat(9000),
    ])('the unknown method %j is refused', async (method) => {
      const { visitor, flow } = await begin('login')
      const seen = await visitor.send('login', flow as never, { method })
      expect(seen.answer.status).toBe(400)
      expect(seen.flow).toSay(4010002)
    })
  })

  describe('registration', () => {
    const register = async (body: string, type = json) => {
      const { visitor, path } = await begin('registration')
      return visitor.ask(path, post(body, type))
    }

    test.each([
      ['a text', '"ada@example.org"'],
      ['a list', '["ada@example.org"]'],
      ['a number', '7'],
      ['null', 'null'],
      ['an object in the address', '{"email":{"a":1}}'],
      ['a list in the address', '{"email":["a","b"]}'],
      ['a number in the address', '{"email":5}'],
      ['a boolean in the address', '{"email":true}'],
      ['null in the address', '{"email":null}'],
      ['deep nesting', `{"email":${'{"a":'.repeat(500)}1${'}'.repeat(500)}}`],
      ['an unknown trait', '{"email":"ada.lovelace@example.org","role":"admin"}'],
      [
        'ten thousand traits',
        JSON.stringify(Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`t${i}`, i]))),
      ],
    ])('%s as traits is refused with a message', async (_, traits) => {
      const answer = await register(`{"method":"password","password":"${goodPassword}","traits":${traits}}`)
      expect(answer.status).toBe(400)
      expect(answer.text).toMatch(/"id":4\d{6}/)
      expect(answer.body).toMatchObject({ state: 'choose_method' })
    })

    test.each([
      ['dotted', '{"traits.email":"EMAIL"}'],
      ['nested', '{"traits":{"email":"EMAIL"}}'],
      ['both, the dotted one last', '{"traits":{"name":"Ada"},"traits.email":"EMAIL"}'],
      ['given twice, the last one counts', '{"traits":{"email":"ada"},"traits":{"email":"EMAIL"}}'],
      [
        'beside keys that reach for prototypes',
        '{"traits":{"email":"EMAIL"},"__proto__":{"admin":true},"constructor":{"prototype":{"a":1}}}',
      ],
      [
        'beside dotted keys that reach for prototypes',
        '{"traits.email":"EMAIL","traits.__proto__.admin":true,"a.constructor.prototype.b":1}',
      ],
    ])('traits %s are accepted', async (_, template) => {
      const email = service().newEmail()
      const body = template
        .replaceAll('EMAIL', email)
        .replace(/^\{/, `{"method":"password","password":"${goodPassword}",`)
      const answer = await register(body)
      expect(answer).toMatchObject({ status: 200, body: { identity: { traits: { email } } } })
      expect(({} as Record<string, unknown>)['admin']).toBeUndefined()
      expect(answer.text).not.toContain('admin')
    })

    test.each([
      'ada@example.org\r\nBcc: eve@evil.example',
      'ada@example.org\nSubject: Hello',
      'ada@example.org%0aBcc: eve@evil.example\u0000',
      '"ada\r\n"@example.org',
      'ada@example.org, eve@evil.example',
      'ada@example.org;eve@evil.example',
      '<ada@example.org>',
      'Ada <ada@example.org>',
      'ada@example.org\u2028Bcc: eve@evil.example',
      'ada@[127.0.0.1]',
      `${'a'.repeat(400)}@example.org`,
    ])('the address %j is refused, and no mail is written', async (email) => {
      const before = (await service().identity.courier.list()).length
      const answer = await register(JSON.stringify({ method: 'password', password: goodPassword, traits: { email } }))
      expect(answer.status).toBe(400)
      for (const kind of ['recovery', 'verification'] as const) {
        const { visitor, flow } = await begin(kind)
        const seen = await visitor.send(kind, flow as never, { method: 'code', email })
        expect([200, 400]).toContain(seen.answer.status)
      }
      expect((await service().identity.courier.list()).length).toBe(before)
    })

    test('forms may be multipart, and files in them are ignored', async () => {
      const { visitor, path } = await begin('registration')
      const email = service().newEmail()
      const form = new FormData()
      form.set('method', 'password')
      form.set('traits.email', email)
      form.set('password', goodPassword)
      form.set('traits.name', new Blob(['x']), 'name.txt')
      const answer = await visitor.ask(path, { method: 'POST', body: form })
      expect(answer).toMatchObject({ status: 200, body: { identity: { traits: { email } } } })
    })

    test('the last of repeated form fields counts', async () => {
      const email = service().newEmail()
      const fields = new URLSearchParams([
        ['method', 'password'],
        ['password', goodPassword],
        ['traits.email', 'ada'],
        ['traits.email', email],
      ])
      expect(await register(fields.toString(), urlencoded)).toMatchObject({ status: 200 })
    })

    test('charset and capitals in the content type are ignored', async () => {
      for (const type of ['Application/JSON', 'application/json; charset=utf-8']) {
        const body = JSON.stringify({
          method: 'password',
          password: goodPassword,
          traits: { email: service().newEmail() },
        })
        expect(await register(body, type)).toMatchObject({ status: 200 })
      }
    })
  })

  test.each([
    ['recovery', 4060006],
    ['verification', 4070006],
  ] as const)('%s: codes of wrong types and lengths count as wrong', async (kind, wrong) => {
    for (const [code, id] of [
      ['x'.repeat(100_000), wrong],
      ['\u0000', wrong],
      ['💣', wrong],
    ] as const) {
      const { email } = await service().account()
      const { visitor, flow } = await begin(kind)
      await visitor.send(kind, flow as never, { method: 'code', email })
      expect((await visitor.send(kind, flow as never, { method: 'code', code })).flow).toSay(id)
    }
    for (const code of [123456, true, [], { a: 1 }]) {
      const { email } = await service().account()
      const { visitor, flow } = await begin(kind)
      await visitor.send(kind, flow as never, { method: 'code', email })
      expect((await visitor.send(kind, flow as never, { method: 'code', code })).flow).toSayAt('code', 4000026)
    }
  })

  test('unknown and malformed headers are ignored', async () => {
    const { visitor, flow, path } = await begin('login', 'script')
    const body = JSON.stringify({ csrf_token: csrfOf(flow), method: 'password', identifier: 'x', password: 'y' })
    const odd: readonly Readonly<Record<string, string>>[] = [
      { 'x-session-token': 'x'.repeat(10_000) },
      { authorization: 'Bearer ' },
      { 'x-request-id': 'a'.repeat(5000) },
      { 'x-forwarded-for': ',,,;DROP' },
      { 'accept-language': '💣'.replace(/./gu, 'x') },
      { accept: 'application/json;q=💣'.replace('💣', 'x'), 'content-type': json },
      { 'content-length': '-1' },
    ]
    for (const headers of odd) {
      const answer = await visitor.ask(path, { method: 'POST', headers: { 'content-type': json, ...headers }, body })
      expect(answer.status).toBe(400)
    }
  })
})
