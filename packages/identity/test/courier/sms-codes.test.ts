import { createServer, type IncomingMessage } from 'node:http'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { describeService } from '../service/describe-service.ts'
import type { TestService } from '../service/test-service.ts'
import { goodPassword } from '../service/test-service.ts'
import { listenOnLoopback } from '../service/loopback.ts'
import { valueOf, type Payload, type Visitor } from '../service/visitor.ts'

interface Posted {
  readonly headers: IncomingMessage['headers']
  readonly body: Readonly<Record<string, unknown>>
}

/** A stand-in for an SMS gateway. */
const posted: Posted[] = []
let refusals = 0
const gateway = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    posted.push({ headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString()) as Posted['body'] }) // checked below
    response.writeHead(refusals-- > 0 ? 503 : 204).end()
  })
})
const { origin, close } = await listenOnLoopback(gateway)

const traits = {
  email: {
    type: 'string',
    format: 'email',
    title: 'E-Mail',
    'ory.sh/kratos': {
      credentials: { password: { identifier: true }, code: { identifier: true, via: 'email' } },
      verification: { via: 'email' },
    },
  },
  phone: {
    type: 'string',
    format: 'tel',
    title: 'Phone',
    'ory.sh/kratos': { credentials: { code: { identifier: true, via: 'sms' } }, verification: { via: 'sms' } },
  },
}
const schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  type: 'object',
  properties: { traits: { type: 'object', properties: traits } },
}
const url = `base64://${Buffer.from(JSON.stringify(schema)).toString('base64')}`
const auth = { type: 'api_key', config: { name: 'x-key', value: 'of the gateway', in: 'header' } }
const channels = [{ id: 'sms', request_config: { url: `${origin}/send`, auth } }]
const base = { identity: { schemas: [{ id: 'default', url }] }, courier: { channels } }
const after = { code: { hooks: [{ hook: 'session' }, { hook: 'show_verification_ui' }] } }
const passwordless = { code: { passwordless_enabled: true } }

const read = new Set<object>()

/** The code in the next text message to a number; waits for it, since the courier may be sending it already. */
async function codeFor(service: TestService, phone: string): Promise<string> {
  await service.identity.courier.dispatch()
  const message = await vi.waitFor(
    () => {
      const next = posted.find((one) => one.body['to'] === phone && !read.has(one))
      if (!next) throw new Error(`nothing came for ${phone}`)
      return next
    },
    { timeout: 10_000 },
  )
  read.add(message)
  return /\d{6}/.exec(String(message.body['body']))?.[0] ?? ''
}

beforeEach(() => void (posted.length = 0))
afterAll(close)

describeService(
  'codes as text messages',
  { config: { ...base, selfservice: { methods: passwordless, flows: { registration: { after } } } } },
  (service) => {
    const send = (visitor: Visitor, kind: 'login' | 'registration') => async (flowId: string, payload: Payload) => {
      const { flow } = await visitor.fetchFlow(kind, flowId)
      return visitor.send(kind, flow, { method: 'code', ...payload })
    }
    const signUp = async (phone: string) => {
      const visitor = service().visitor('native')
      const { flow } = await visitor.start('registration')
      const post = send(visitor, 'registration')
      await post(flow.id, { traits: { phone } })
      return {
        visitor,
        done: await post(flow.id, { traits: { phone }, code: await codeFor(service(), phone.replaceAll(' ', '')) }),
      }
    }

    test('sign up and sign in, however the number is written', async () => {
      const phone = service().newPhone()
      const { visitor } = await signUp(`${phone.slice(0, 3)} ${phone.slice(3, 7)} ${phone.slice(7)}`)
      expect((await visitor.whoami())?.identity).toMatchObject({
        traits: { phone },
        verifiable_addresses: [{ value: phone, via: 'sms', verified: true }],
      })
      const other = service().visitor('native')
      const { flow } = await other.start('login')
      const post = send(other, 'login')
      expect((await post(flow.id, { identifier: ` ${phone} ` })).flow).toSay(1010014)
      await post(flow.id, { identifier: phone, code: await codeFor(service(), phone) })
      expect(await other.whoami()).toBeDefined()
    })

    test('the gateway gets the request that Kratos sends, with its API key and the domain of the code', async () => {
      const phone = service().newPhone()
      await signUp(phone)
      const { headers, body } = posted.findLast((one) => one.body['to'] === phone) ?? {}
      expect(headers).toMatchObject({ 'content-type': 'application/json', 'x-key': 'of the gateway' })
      expect(body).toMatchObject({ recipient: phone, to: phone, template_type: 'registration_code_valid', subject: '' })
      expect(body?.['body']).toMatch(/^(\d{6}) is your sign-up code\n\n@localhost #\1$/)
      expect(service().log.join('')).not.toContain(phone)
      const list = new URL(`/admin/courier/messages?recipient=${encodeURIComponent(phone)}`, service().origin)
      const kept = async () => (await (await service().identity.admin(new Request(list))).json()) as readonly object[] // checked next
      await expect.poll(kept).toMatchObject([{ type: 'phone', channel: 'sms', status: 'sent', recipient: phone }])
    })

    test('a request that the gateway refuses is repeated', async () => {
      const phone = service().newPhone()
      refusals = 1
      const visitor = service().visitor('native')
      const { flow } = await visitor.start('registration')
      await send(visitor, 'registration')(flow.id, { traits: { phone } })
      const before = await codeFor(service(), phone)
      await expect.poll(() => service().log.join('')).toContain('HTTP 503')
      service().wait(60_000)
      const requests = await vi.waitFor(async () => {
        await service().identity.courier.dispatch()
        const both = posted.filter((one) => one.body['to'] === phone)
        expect(both).toHaveLength(2)
        return both
      })
      expect(requests.map(({ headers }) => headers['idempotency-key'])[0]).toBe(requests[1]?.headers['idempotency-key'])
      expect(await codeFor(service(), phone)).toBe(before)
    })

    test('a number is verified by a text message', async () => {
      const [phone, email] = [service().newPhone(), service().newEmail()]
      const visitor = service().visitor('script')
      const begun = await visitor.start('registration')
      await visitor.send('registration', begun.flow, {
        method: 'password',
        traits: { email, phone },
        password: goodPassword,
      })
      const { flow } = await visitor.start('verification')
      expect(flow).toShowNodes(['code/email:text*#1070018', 'code/method:submit=code#1070009', 'csrf'])
      expect(flow).toMatchGolden('verification/code-start-phone')
      const asked = await visitor.send('verification', flow, { method: 'code', email: phone })
      expect(asked.flow).toSay(1080004)
      expect(settledPhones(asked.flow, phone)).toMatchGolden('verification/code-sent-sms')
      const done = await visitor.send('verification', flow, { method: 'code', code: await codeFor(service(), phone) })
      expect(done.flow).toSay(1080005)
      expect(settledPhones(done.flow, phone)).toMatchGolden('verification/code-success-phone')
    })

    test('without a gateway nothing is sent, and the answer stays the same', async () => {
      const phone = service().newPhone()
      await signUp(phone)
      const mute = await service().also({ config: { ...base, courier: {}, selfservice: { methods: passwordless } } })
      const visitor = mute.visitor('native')
      const { flow } = await visitor.start('login')
      const before = (await mute.mailsTo(phone)).length
      const seen = await visitor.send('login', flow, { method: 'code', identifier: phone })
      expect(seen.flow).toSay(1010014)
      expect(await mute.mailsTo(phone)).toHaveLength(before)
    })
  },
)

describeService(
  'a text message as a second factor',
  { config: { ...base, selfservice: { methods: { code: { mfa_enabled: true } } } } },
  (service) => {
    const halfWay = async () => {
      const [phone, email] = [service().newPhone(), service().newEmail()]
      const body = {
        schema_id: 'default',
        traits: { email, phone },
        credentials: { password: { config: { password: goodPassword } } },
        verifiable_addresses: [
          { value: email, via: 'email', verified: true, status: 'completed' },
          { value: phone, via: 'sms', verified: true, status: 'completed' },
        ],
      }
      const headers = { 'content-type': 'application/json' }
      const path = new URL('/admin/identities', service().origin)
      await service().identity.admin(new Request(path, { method: 'POST', headers, body: JSON.stringify(body) }))
      const visitor = service().visitor('script')
      const login = await visitor.start('login')
      await visitor.send('login', login.flow, { method: 'password', identifier: email, password: goodPassword })
      return { phone, visitor, flow: (await visitor.start('login', { aal: 'aal2' })).flow }
    }

    test('the user chooses one of two addresses', async () => {
      const { phone, visitor, flow } = await halfWay()
      expect(flow).toShowNodes(['csrf', 'code/address:submit=v#1010023', 'code/address:submit=v#1010023'])
      expect(valueOf(flow, 'address')).toBe(phone)
      const post = (payload: Payload) => visitor.send('login', flow, { method: 'code', ...payload })
      expect((await post({ address: phone })).flow).toSay(1010025)
      await post({ code: await codeFor(service(), phone) })
      expect((await visitor.whoami())?.authenticator_assurance_level).toBe('aal2')
    })

    test('golden: two addresses', async () => {
      const { phone, visitor, flow } = await halfWay()
      expect(settledPhones(flow, phone)).toMatchGolden('login/aal2-code-two')
      const post = async (payload: Payload) => (await visitor.send('login', flow, { method: 'code', ...payload })).flow
      expect(settledPhones(await post({ address: phone }), phone)).toMatchGolden('login/aal2-code-two-sent')
      expect(settledPhones(await post({ code: '00000x' }), phone)).toMatchGolden('login/aal2-code-two-wrong')
    })
  },
)

const recoverable = {
  ...traits,
  phone: {
    ...traits.phone,
    'ory.sh/kratos': { ...traits.phone['ory.sh/kratos'], recovery: { via: 'sms' } },
  },
}
const recoverableUrl = `base64://${Buffer.from(JSON.stringify({ ...schema, properties: { traits: { type: 'object', properties: recoverable } } })).toString('base64')}`
const recovering = {
  ...base,
  identity: { schemas: [{ id: 'default', url: recoverableUrl }] },
  feature_flags: { choose_recovery_address: true },
}

describeService('recovery by a text message', { config: recovering }, (service) => {
  test('the gateway gets the code as a recovery code, and the code recovers the account', async () => {
    const [phone, email] = [service().newPhone(), service().newEmail()]
    const native = service().visitor('native')
    const begun = await native.start('registration')
    const payload = { method: 'password', traits: { email, phone }, password: goodPassword }
    await native.send('registration', begun.flow, payload)
    const visitor = service().visitor('script')
    const { flow } = await visitor.start('recovery')
    const asked = await visitor.send('recovery', flow, { method: 'code', recovery_address: phone })
    expect(asked.flow).toSay(1060004)
    const code = await codeFor(service(), phone)
    const { body } = posted.findLast((one) => one.body['to'] === phone) ?? {}
    expect(body).toMatchObject({ template_type: 'recovery_code_valid', recovery_code: code, verification_code: null })
    await visitor.send('recovery', flow, { method: 'code', code })
    expect((await visitor.whoami())?.identity?.traits['phone']).toBe(phone)
  })
})

/** Replaces the number with a fixed one. */
const settledPhones = <Flow>(flow: Flow, phone: string): Flow =>
  JSON.parse(JSON.stringify(flow).replaceAll(phone, '+4915123456767')) as Flow // the same, but for the number
