import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { openDatabase, type Database } from '@collect/storage'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { testDatabases, type TestDatabase } from '../../storage/test/databases.ts'
import { parseConfig } from '../src/config/load-config.ts'
import { courierMigrations, createCourier, type Courier, type CourierOptions } from '../src/courier/courier.ts'
import { mailOf } from '../src/courier/mails.ts'
import type { Carrier } from '../src/courier/smtp.ts'

const config = parseConfig(
  `selfservice: { default_browser_return_url: / }
identity: { schemas: [{ id: default, url: "file://x.json" }] }
courier: { message_retries: 2, smtp: { from_address: no-reply@collect.example, from_name: Collect } }`,
  { origin: 'http://localhost:5000', directory: '/' },
)
const hello = { to: 'anna@example.org', ...mailOf('recovery_code_valid', { code: '123456', minutes: 10 }) }
const minute = 60_000

/** A carrier that remembers, and fails as often as it is told to. */
const carrierThat = (failures = 0) => {
  const delivered: { id: string; to: string }[] = []
  let left = failures
  const carrier: Carrier = {
    async deliver(id, { to }) {
      left -= 1
      if (left >= 0) throw Object.assign(new Error(`550 ${to} is unknown`), { code: 'EENVELOPE' })
      delivered.push({ id, to })
    },
    close() {},
  }
  return { carrier, delivered }
}

describe.each(testDatabases)('the courier on $name', ({ create }) => {
  let place: TestDatabase
  let database: Database
  let now: number
  let lines: unknown[]

  beforeEach(async () => {
    place = await create()
    database = openDatabase(place.url)
    await database.migrate('courier', courierMigrations)
    now = Date.parse('2026-11-20T10:00:00Z')
    lines = []
  })
  afterEach(async () => {
    await database.close()
    await place.drop()
  })

  const say = (level: string) => (fields: object, text: string) => void lines.push({ level, ...fields, text })
  const courierWith = (options: Partial<CourierOptions> = {}): Courier =>
    createCourier({
      database,
      config,
      clock: () => now,
      log: { info: say('info'), warn: say('warn'), error: say('error') },
      random: () => 1,
      ...options,
    })

  test('a mail with a smuggled header is refused, nothing is kept', async () => {
    const courier = courierWith()
    await expect(courier.queue({ ...hello, to: 'a@b.example\nBcc: c@d.example' })).rejects.toThrow('one plain address')
    await expect(courier.list()).resolves.toEqual([])
  })

  test('without a mail server mails are read in the outbox, newest first', async () => {
    const courier = courierWith()
    await courier.queue(hello)
    now += minute
    const id = await courier.queue({ ...hello, to: 'zoë@example.org', subject: 'Second' })
    await courier.dispatch()
    const [newest, older] = await courier.list()
    expect(newest).toEqual({
      id,
      to: 'zoë@example.org',
      subject: 'Second',
      text: hello.text,
      html: hello.html,
      created_at: '2026-11-20T10:01:00.000Z',
    })
    expect(older).toMatchObject({ to: 'anna@example.org', subject: '123456 is your recovery code' })
    await expect(courier.outbox.find(id)).resolves.toMatchObject({ status: 'sent', sendCount: 0 })
  })

  test('a mail that was queued in a transaction shares its fate', async () => {
    const { carrier, delivered } = carrierThat()
    const courier = courierWith({ carrier })
    const tables = database.tables<{ courier_messages: object }>()
    await tables.transaction().execute((trx) => courier.queue(hello, trx))
    await expect(
      tables.transaction().execute(async (trx) => {
        await courier.queue({ ...hello, to: 'never@example.org' }, trx)
        throw new Error('undone')
      }),
    ).rejects.toThrow('undone')
    await courier.dispatch()
    expect(delivered.map(({ to }) => to)).toEqual(['anna@example.org'])
  })

  test('what fails is tried again, later each time, and delivered once', async () => {
    const { carrier, delivered } = carrierThat(2)
    const courier = courierWith({ carrier })
    const id = await courier.queue(hello)
    await courier.dispatch()
    await expect(courier.outbox.find(id)).resolves.toMatchObject({
      status: 'queued',
      sendCount: 1,
      nextAttemptAt: now + 5_000,
    })
    await courier.dispatch()
    await expect(courier.outbox.find(id)).resolves.toMatchObject({ sendCount: 1 })
    now += 5_000
    await courier.dispatch()
    await expect(courier.outbox.find(id)).resolves.toMatchObject({
      status: 'queued',
      sendCount: 2,
      nextAttemptAt: now + 10_000,
    })
    now += 10_000
    await courier.dispatch()
    await courier.dispatch()
    expect(delivered).toEqual([{ id, to: 'anna@example.org' }])
    await expect(courier.outbox.find(id)).resolves.toMatchObject({ status: 'sent', sendCount: 3 })
  })

  test('chance spreads the attempts', async () => {
    const courier = courierWith({ carrier: carrierThat(1).carrier, random: () => 0 })
    const id = await courier.queue(hello)
    await courier.dispatch()
    await expect(courier.outbox.find(id)).resolves.toMatchObject({ nextAttemptAt: now + 2_500 })
  })

  test('after the last retry a mail is given up; the log tells neither whom nor what', async () => {
    const { carrier, delivered } = carrierThat(99)
    const courier = courierWith({ carrier })
    const id = await courier.queue(hello)
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await courier.dispatch()
      now += 60 * minute
    }
    await expect(courier.outbox.find(id)).resolves.toMatchObject({ status: 'abandoned', sendCount: 3 })
    expect(delivered).toEqual([])
    expect(lines).toMatchObject([
      { level: 'warn', attempt: 1, code: 'EENVELOPE' },
      { level: 'warn', attempt: 2 },
      { level: 'error', attempt: 3, id, template: 'recovery_code_valid' },
    ])
    expect(JSON.stringify(lines)).not.toMatch(/anna|123456/)
  })

  test('several couriers deliver each mail once', async () => {
    const { carrier, delivered } = carrierThat()
    const couriers = Array.from({ length: 4 }, () => courierWith({ carrier }))
    const ids = await Promise.all(Array.from({ length: 60 }, (_, at) => couriers[at % 4]?.queue(hello)))
    await Promise.all(couriers.map((courier) => courier.dispatch()))
    expect(delivered.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  })

  test('what a process left behind when it died is delivered by another, after a while', async () => {
    const { carrier, delivered } = carrierThat()
    const died = Promise.withResolvers<void>()
    const dying = courierWith({ carrier: { deliver: () => died.promise, close() {} } })
    const id = await dying.queue(hello)
    const left = dying.dispatch()
    const other = courierWith({ carrier })
    await expect.poll(async () => (await other.outbox.find(id))?.status).toBe('processing')
    await other.dispatch()
    expect(delivered).toEqual([])
    now += 5 * minute
    await other.dispatch()
    expect(delivered).toEqual([{ id, to: 'anna@example.org' }])
    died.resolve()
    await left
  })

  test('bodies of delivered mails are emptied after three days', async () => {
    const courier = courierWith({ carrier: carrierThat().carrier })
    const id = await courier.queue(hello)
    await courier.dispatch()
    now += 71 * 60 * minute
    await courier.dispatch()
    await expect(courier.outbox.find(id)).resolves.toMatchObject({ text: hello.text })
    now += 2 * 60 * minute
    await courier.dispatch()
    await expect(courier.outbox.find(id)).resolves.toMatchObject({
      status: 'sent',
      subject: '',
      text: '',
      html: '',
      recipient: 'anna@example.org',
    })
  })

  test('a started courier delivers by itself, also what another process queued', async () => {
    const { carrier, delivered } = carrierThat()
    const courier = courierWith({ carrier })
    await courierWith({ carrier: carrierThat().carrier }).queue({ ...hello, to: 'earlier@example.org' })
    courier.start()
    await courier.queue(hello)
    await expect
      .poll(() => delivered.map(({ to }) => to).toSorted())
      .toEqual(['anna@example.org', 'earlier@example.org'])
    await courier.stop()
  })

  test('a list is filtered and turned page by page', async () => {
    const courier = courierWith()
    for (const name of ['a', 'b', 'c', 'd']) {
      now += 1
      await courier.queue({ ...hello, to: `${name}@example.org` })
    }
    const first = await courier.outbox.list({ size: 3 })
    expect(first.map(({ recipient }) => recipient[0])).toEqual(['d', 'c', 'b'])
    const after = first.at(-1)
    expect(
      (await courier.outbox.list({ size: 3, ...(after && { after }) })).map(({ recipient }) => recipient[0]),
    ).toEqual(['a'])
    await expect(courier.outbox.list({ size: 3, recipient: 'b@example.org' })).resolves.toHaveLength(1)
    await expect(courier.outbox.list({ size: 3, status: 'queued' })).resolves.toEqual([])
  })

  test('by SMTP', async () => {
    const server = await mailServer()
    const courier = courierWith({ smtpUrl: `smtp://127.0.0.1:${server.port}/?disable_starttls=true` })
    const id = await courier.queue(hello)
    await courier.dispatch()
    await courier.stop()
    await server.close()
    expect(lines).toMatchObject([{ level: 'info', id }])
    const conversation = server.heard.join('')
    expect(conversation).toContain('MAIL FROM:<no-reply@collect.example>')
    expect(conversation).toContain('RCPT TO:<anna@example.org>')
    expect(conversation).toContain('From: Collect <no-reply@collect.example>')
    expect(conversation).toContain(`Message-ID: <${id}@collect.example>`)
    expect(conversation).toContain('Subject: 123456 is your recovery code')
    expect(conversation).toContain('multipart/alternative')
  })

  test.each([['http://mail.example/', 'begins with smtp:// or smtps://']])(
    '%s is no mail server',
    (smtpUrl, problem) => {
      expect(() => courierWith({ smtpUrl })).toThrow(problem)
    },
  )
})

/** As much of a mail server as a mail needs. */
async function mailServer() {
  const heard: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    let isBody = false
    let rest = ''
    socket.write('220 test\r\n')
    socket.on('data', (chunk: Buffer) => {
      heard.push(chunk.toString())
      const lines = (rest + chunk.toString()).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (isBody && line !== '.') continue
        const answer = isBody ? '250 taken' : answerTo(line)
        isBody = line === 'DATA'
        socket.write(`${answer}\r\n`)
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port, // it listens on a port
    heard,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

const answerTo = (line: string): string => {
  if (line === 'DATA') return '354 go on'
  return line.startsWith('QUIT') ? '221 bye' : '250 ok'
}
