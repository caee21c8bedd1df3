import { Secret, TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { startShipped, type Shipped, type ShippedClient } from '../shipped.ts'

/** The program with a public ORIGIN, behind a number of declared proxies. */
const open = (proxies: number): Promise<Shipped> =>
  startShipped({
    ORIGIN: 'https://collect.example',
    SMTP_URL: 'smtp://127.0.0.1:1',
    ADMIN_PORT: 'off',
    TRUST_PROXY: String(proxies),
  })

/** A client whose request reaches the program with this `X-Forwarded-For`, or with none. */
const from = ({ client }: Shipped, forwardedFor?: string): ShippedClient =>
  client({ host: 'collect.example', ...(forwardedFor !== undefined && { 'x-forwarded-for': forwardedFor }) })

const times = (count: number, status: number): readonly number[] => Array.from({ length: count }, () => status)

/** The statuses of a number of tries, one after the other, each by another client. */
async function statuses(count: number, one: (at: number) => Promise<number>): Promise<readonly number[]> {
  const seen: number[] = []
  for (let at = 0; at < count; at += 1) seen.push(await one(at))
  return seen
}

/**
 * Tries until the first refusal. The limit lets `size` tries through, and one more per `seconds` that the tries took, so
 * that a slow machine changes no result. Returns the statuses if they differ from that.
 */
async function triesOf(
  { size, seconds, status }: { readonly size: number; readonly seconds: number; readonly status: number },
  one: (at: number) => Promise<number>,
): Promise<'as limited' | readonly number[]> {
  const begun = performance.now()
  const seen: number[] = []
  while (seen.at(-1) !== 429 && seen.length < 2 * size) seen.push(await one(seen.length))
  const refilled = Math.floor((performance.now() - begun) / 1000 / seconds)
  const passed = seen.findIndex((answer) => answer !== status)
  return passed >= size && passed <= size + refilled && seen[passed] === 429 ? 'as limited' : seen
}

/** Mails that one network asks for, to any address. */
const mails = { size: 30, seconds: 60, status: 200 }

let people = 0
const newName = (): string => `person.${(people += 1)}@collect.example`

async function password(client: ShippedClient, identifier: string, typed = 'not this one'): Promise<number> {
  const flow = await client.start('login')
  return (await client.submit(flow, { method: 'password', identifier, password: typed })).status
}

async function mail(client: ShippedClient, email: string): Promise<number> {
  const flow = await client.start('recovery')
  return (await client.submit(flow, { method: 'code', email })).status
}

async function code(client: ShippedClient, email: string): Promise<number> {
  const flow = await client.start('recovery')
  await client.submit(flow, { method: 'code', email })
  return (await client.submit(flow, { method: 'code', code: '000000' })).status
}

const secret = 'a long sentence about cabinets'
async function signUp(client: ShippedClient, email: string): Promise<number> {
  const flow = await client.start('registration')
  return (await client.submit(flow, { method: 'password', traits: { email, name: 'Ada' }, password: secret })).status
}

describe('behind one declared proxy', () => {
  test('one client network tries 30 wrong passwords for many names; other networks are not limited', async () => {
    const shipped = await open(1)
    expect(
      await triesOf({ size: 30, seconds: 10, status: 400 }, (at) =>
        password(from(shipped, `198.51.100.${at}, 203.0.113.9`), newName()),
      ),
    ).toBe('as limited')
    expect(await password(from(shipped, '192.0.2.9'), newName())).toBe(400)
  })

  test('50 passwords of one account are checked from many networks, then one at a time', async () => {
    const shipped = await open(1)
    const name = newName()
    expect(
      await triesOf({ size: 50, seconds: 45, status: 400 }, (at) => password(from(shipped, `192.0.${at}.7`), name)),
    ).toBe('as limited')
    const client = from(shipped, '192.0.99.7')
    const held = await client.submit(await client.start('login'), {
      method: 'password',
      identifier: name,
      password: 'x',
    })
    expect(Number(held.headers['retry-after'])).toBeLessThanOrEqual(45)
    expect(held.text).toContain('"reason_key":"guarded"')
    expect(held.text).toContain('sign in with a passkey, with a code or in a browser where you signed in before')
  })

  test('codes of one account are tried in at most three flows from many networks', async () => {
    const shipped = await open(1)
    const name = newName()
    expect(await statuses(5, (at) => code(from(shipped, `192.0.${at}.7`), name))).toEqual([200, 200, 200, 429, 429])
  })

  test('one client network tries 20 wrong codes for many names', async () => {
    const shipped = await open(1)
    const seen = await statuses(22, () => code(from(shipped, '203.0.113.9'), newName()))
    expect(seen).toEqual([...times(20, 200), 429, 429])
  })

  test('one client network requests five mails for one address, and 30 in all', async () => {
    const shipped = await open(1)
    const name = newName()
    expect(await statuses(6, () => mail(from(shipped, '203.0.113.9'), name))).toEqual([...times(5, 200), 429])
    const seen = await statuses(26, () => mail(from(shipped, '203.0.113.9'), newName()))
    expect(seen).toEqual([...times(25, 200), 429])
  })

  test('one client network creates 20 accounts', async () => {
    const shipped = await open(1)
    const seen = await statuses(21, () => signUp(from(shipped, '203.0.113.9'), newName()))
    expect(seen).toEqual([...times(20, 200), 429])
    expect(await signUp(from(shipped, '192.0.2.9'), newName())).toBe(200)
  })

  test('after five wrong second factors an attacker with the password waits, but the owner’s browser does not', async () => {
    const shipped = await open(1)
    const owner = from(shipped, '203.0.113.9')
    const email = newName()
    expect(await signUp(owner, email)).toBe(200)
    const settings = await owner.start('settings')
    const key = /"secret":"([A-Z2-7]{16,})"/.exec(JSON.stringify(settings))?.[1] ?? ''
    const appCode = (steps = 0) =>
      new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + steps * 30_000 })
    expect((await owner.submit(settings, { method: 'totp', totp_code: appCode(-1) })).status).toBe(200)

    const second = async (client: ShippedClient, typed: string) => {
      const flow = await client.start('login', 'aal=aal2')
      return client.submit(flow, { method: 'totp', totp_code: typed })
    }
    const thief = from(shipped, '192.0.2.9')
    const half = await thief.submit(await thief.start('login'), {
      method: 'password',
      identifier: email,
      password: secret,
    })
    expect([200, 422]).toContain(half.status)
    for (let tries = 0; tries < 5; tries += 1) expect((await second(thief, '000000')).text).not.toContain('paused')
    expect((await second(thief, appCode())).text).toContain('"reason_key":"paused"')

    const { logout_url: out } = JSON.parse((await owner.send('/self-service/logout/browser')).text)
    await owner.send(new URL(out).pathname + new URL(out).search)
    await owner.submit(await owner.start('login'), { method: 'password', identifier: email, password: secret })
    expect((await second(owner, appCode(1))).status).toBe(200)
  })

  test('a client network counts as one, however a client writes or claims its address', async () => {
    const shipped = await open(1)
    const places: Readonly<Record<string, (at: number) => string | undefined>> = {
      'the addresses of one IPv6 household': (at) => `2001:db8:1:2::${(at + 1).toString(16)}`,
      'an IPv4 address, sometimes written as IPv6': (at) => (at % 2 ? '::ffff:203.0.113.9' : '203.0.113.9'),
      'what a client says before its proxy': (at) => `192.0.${at}.1, 2001:db8::${at}, 203.0.114.9`,
      // The nearest known address is then the proxy's own.
      'no header, or one without an address': (at) => (at % 2 ? undefined : 'unknown, _hidden'),
    }
    for (const forwardedFor of Object.values(places)) {
      expect(await triesOf(mails, (at) => mail(from(shipped, forwardedFor(at)), newName()))).toBe('as limited')
    }
  })
})

test('behind two proxies, the address before the last is the client', async () => {
  const shipped = await open(2)
  expect(await triesOf(mails, (at) => mail(from(shipped, `192.0.${at}.1, 203.0.113.9, 10.0.0.${at}`), newName()))).toBe(
    'as limited',
  )
  expect(await mail(from(shipped, '192.0.2.1, 203.0.114.9, 10.0.0.1'), newName())).toBe(200)
})

test('all clients of an undeclared proxy count as one network, and the log warns once', async () => {
  const shipped = await open(0)
  expect(await triesOf(mails, (at) => mail(from(shipped, at % 2 ? `192.0.${at}.1` : undefined), newName()))).toBe(
    'as limited',
  )
  expect(shipped.program.written().match(/TRUST_PROXY is 0/g)).toHaveLength(1)
})

describe('with a local ORIGIN', () => {
  test('tries for many names are not limited, tries for one account are', async () => {
    const shipped = await startShipped()
    expect(await statuses(35, () => mail(shipped.client(), newName()))).toEqual(times(35, 200))
    const name = newName()
    expect(await triesOf({ size: 10, seconds: 60, status: 400 }, () => password(shipped.client(), name))).toBe(
      'as limited',
    )
    expect(shipped.program.written()).not.toContain('TRUST_PROXY')
  })
})
