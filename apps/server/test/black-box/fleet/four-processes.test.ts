import { testDatabases } from '@collect/storage/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { together } from '../../native-client.ts'
import { send } from '../../send.ts'
import type { ShippedClient } from '../../shipped.ts'
import { openTestFleet, type TestFleet } from './open-fleet.ts'

const password = 'a long sentence about cabinets'
const json = { accept: 'application/json' }

interface Message {
  readonly recipient: string
  readonly status: string
  readonly send_count: number
}

const atOnce = <Found>(count: number, work: (at: number) => Promise<Found>): Promise<Found[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)))

async function signUp(fleet: TestFleet, email: string, address: string): Promise<ShippedClient> {
  const client = fleet.client(address)
  const flow = await client.start('registration')
  const { status, text } = await client.submit(flow, { method: 'password', traits: { email, name: 'Ada' }, password })
  if (status !== 200) throw new Error(`the sign-up failed: ${status} ${text}`)
  return client
}

async function signIn(fleet: TestFleet, identifier: string, address: string): Promise<ShippedClient> {
  const client = fleet.client(address)
  const { status, text } = await client.submit(await client.start('login'), {
    method: 'password',
    identifier,
    password,
  })
  if (status !== 200) throw new Error(`the sign-in failed: ${status} ${text}`)
  return client
}

/** Number of tries that a limit lets through: its size, and more as time passes. */
function expectLimited(passed: number, size: number, every: number, begun: number): void {
  expect(passed).toBeGreaterThanOrEqual(size)
  expect(passed).toBeLessThanOrEqual(size + Math.ceil((performance.now() - begun) / 1_000 / every))
}

/** The outbox, from any process. */
async function outbox(fleet: TestFleet): Promise<readonly Message[]> {
  const port = Number(new URL(fleet.processes[0]?.adminOrigin ?? '').port)
  return JSON.parse((await send(port, '/admin/courier/messages?page_size=500')).text)
}

const mailsTo = (fleet: TestFleet, email: string) => fleet.mailServer.taken.filter(({ to }) => to === email)

/** The code of the newest mail to an address, once a process has sent that many. */
async function codeFor(fleet: TestFleet, email: string, count: number): Promise<string> {
  await expect.poll(() => mailsTo(fleet, email).length, { timeout: 20_000 }).toBeGreaterThanOrEqual(count)
  const { mail } = mailsTo(fleet, email).at(-1) ?? { mail: '' }
  return /\b\d{6}\b/.exec(mail.slice(mail.indexOf('\n\n')))?.[0] ?? ''
}

describe.each(testDatabases.filter(({ name }) => name === 'postgres'))('four processes on $name', ({ create }) => {
  const ends: (() => unknown)[] = []
  let fleet: TestFleet
  beforeAll(async () => {
    const { url, drop } = await create()
    ends.push(drop)
    fleet = await openTestFleet(4, url, (end) => ends.push(end))
  })
  afterAll(async () => {
    for (const end of ends.toReversed()) await end()
  })

  test('let through as many tries and mails as one process would', { timeout: 90_000 }, async () => {
    const begun = performance.now()
    const [name, address] = ['unknown@collect.example', '203.0.113.1']
    const passwords = await atOnce(24, async () => {
      const client = fleet.client(address)
      const flow = await client.start('login')
      return (await client.submit(flow, { method: 'password', identifier: name, password: 'not this one' })).status
    })
    expect(passwords.filter((status) => status !== 400 && status !== 429)).toEqual([])
    expectLimited(passwords.filter((status) => status === 400).length, 10, 60, begun)

    const email = 'bea@collect.example'
    await signUp(fleet, email, '203.0.113.2')
    const asked = await atOnce(12, async () => {
      const client = fleet.client('203.0.113.3')
      return (await client.submit(await client.start('recovery'), { method: 'code', email })).status
    })
    const mailed = asked.filter((status) => status === 200).length
    expectLimited(mailed, 5, 900, begun)
    // One mail asks for the proof of the address.
    await expect.poll(() => mailsTo(fleet, email).length, { timeout: 20_000 }).toBe(mailed + 1)
  })

  test('accept a code once, and check five wrong ones of a flow at most', { timeout: 90_000 }, async () => {
    const email = 'cleo@collect.example'
    await signUp(fleet, email, '203.0.113.4')
    // The processes send at once: a mail that is still on its way could come after the one of the code.
    await expect.poll(() => mailsTo(fleet, email).length, { timeout: 20_000 }).toBe(1)
    const withCode = async () => {
      const count = mailsTo(fleet, email).length + 1
      const client = fleet.client('203.0.113.5')
      const flow = await client.start('login')
      await client.submit(flow, { method: 'code', identifier: email })
      const code = await codeFor(fleet, email, count)
      const submit = (typed: string) => client.submit(flow, { method: 'code', identifier: email, code: typed })
      return { code, submit }
    }
    const once = await withCode()
    const answers = (await atOnce(8, () => once.submit(once.code))).map(({ status }) => status)
    expect(answers.filter((status) => status === 200).length, `answers: ${answers.join(', ')}`).toBe(1)

    const guessed = await withCode()
    const wrong = guessed.code === '000000' ? '000001' : '000000'
    let checked = 0
    for (let round = 0; round < 3; round += 1) {
      const tries = await atOnce(8, () => guessed.submit(wrong))
      // Tries at once may count their flow more than once for the account, which refuses some of them with 429.
      checked += tries.filter(({ status, text }) => status === 400 && text.includes('4010008')).length
    }
    const { status } = await guessed.submit(guessed.code)
    expect([checked <= 5, checked === 5 && status === 200]).toEqual([true, false])
  })

  // Moves in any order, each at any process, beside a model of what must be.
  test('agree at once on every session that began or ended', { timeout: 90_000 }, async () => {
    const email = 'dora@collect.example'
    const open = new Set<ShippedClient>([await signUp(fleet, email, '203.0.113.6')])
    const ended = new Set<ShippedClient>()
    const pick = (from: ReadonlySet<ShippedClient>) => [...from][Math.floor(Math.random() * from.size)]
    const check = async () => {
      for (const [clients, status] of [
        [open, 200],
        [ended, 401],
      ] as const) {
        const client = pick(clients)
        const answers = client ? await atOnce(4, () => client.send('/sessions/whoami', { headers: json })) : []
        expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status))
      }
    }
    const end = (client: ShippedClient) => {
      open.delete(client)
      // Its cookies stay those of the session.
      ended.add(client)
    }
    const moves = [
      async () => void open.add(await signIn(fleet, email, '203.0.113.6')),
      async () => {
        const [one, other] = [pick(open), pick(open)]
        if (!one || !other || one === other) return
        const { id } = JSON.parse((await other.send('/sessions/whoami', { headers: json })).text) as { id: string }
        expect((await one.send(`/sessions/${id}`, { method: 'DELETE', headers: json })).status).toBe(204)
        end(other)
      },
      async () => {
        const one = pick(open)
        if (!one || open.size < 3) return
        const answer = await one.send('/sessions', { method: 'DELETE', headers: json })
        expect(JSON.parse(answer.text)).toEqual({ count: open.size - 1 })
        for (const other of open) if (other !== one) end(other)
      },
    ]
    for (let step = 0; step < 24; step += 1) {
      await moves[step < 4 ? 0 : Math.floor(Math.random() * moves.length)]?.()
      await check()
    }
    const [one] = [...open]
    const listed = JSON.parse((await one?.send('/sessions', { headers: json }))?.text ?? '[]') as readonly unknown[]
    // The list leaves out the session that asks.
    expect(listed).toHaveLength(open.size - 1)
  })

  test('agree at once on what a filter of a collection leaves', { timeout: 90_000 }, async () => {
    const client = await signUp(fleet, 'eva@collect.example', '203.0.113.7')
    const copies = '/api/collectibles/copies'
    const counts = () =>
      atOnce(4, async () => JSON.parse((await client.send(`${copies}?priced=no`, { headers: json })).text).count)
    for (let made = 0; made < 6; made += 1) {
      expect(await counts()).toEqual([made, made, made, made])
      const id = `0190a1b2-0000-7000-8000-${String(made).padStart(12, '0')}`
      const headers = { ...json, 'content-type': 'application/json' }
      const body = JSON.stringify({ category: 'coins', name: `Token ${made}` })
      expect((await client.send(`${copies}/${id}`, { method: 'PUT', headers, body })).status).toBe(201)
    }
  })

  test('send every mail once', { timeout: 90_000 }, async () => {
    const count = 12
    await atOnce(count, (at) => signUp(fleet, `guest.${at}@collect.example`, `203.0.113.${20 + at}`))
    const unsent = async () => (await outbox(fleet)).filter(({ status }) => status !== 'sent')
    await expect.poll(unsent, { timeout: 30_000 }).toEqual([])
    const messages = await outbox(fleet)
    expect(messages.filter(({ send_count }) => send_count !== 1)).toEqual([])
    const queued = messages.map(({ recipient }) => recipient)
    expect(fleet.mailServer.taken.map(({ to }) => to).toSorted()).toEqual(queued.toSorted())
    for (let at = 0; at < count; at += 1) expect(mailsTo(fleet, `guest.${at}@collect.example`)).toHaveLength(1)
  })

  test('lose only the requests of one that is killed', { timeout: 90_000 }, async () => {
    const workers = 12
    const client = await signIn(fleet, 'dora@collect.example', '203.0.113.6')
    const failures = new Map<number, number>()
    let asked = 0
    let worker = 0
    await together(workers, async () => {
      const own = (worker += 1) % workers
      const number = (asked += 1)
      if (number === 200) fleet.processes[1]?.program.child.kill('SIGKILL')
      const path = number % 2 === 0 ? '/sessions/whoami' : '/self-service/login/browser?refresh=true'
      const { status } = await client.send(path, { headers: json })
      if (status !== 200) failures.set(own, status)
      return asked < 600
    })
    // Each client has one request under way when the process ends.
    expect(failures.size).toBeLessThanOrEqual(workers)
    expect([...new Set(failures.values())].filter((status) => status !== 502)).toEqual([])
    const after = await atOnce(12, () => client.send('/sessions/whoami', { headers: json }))
    expect(after.map(({ status }) => status)).toEqual(after.map(() => 200))
    await signUp(fleet, 'afterwards@collect.example', '203.0.113.7')
  })
})
