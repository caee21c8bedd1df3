import { expect, test } from 'vitest'
import { sealer } from '../../src/secrets/sealer.ts'
import { carrierThat, config, describeCourier, hello, minute, queueOn } from '../service/courier.ts'
import { configWith } from '../service/config-changes.ts'

describeCourier('the courier', ({ courierWith, database, time, lines }) => {
  test('a mail with an injected header is refused, nothing is stored', async () => {
    const courier = courierWith()
    await expect(courier.queue({ ...hello, to: 'a@b.example\nBcc: c@d.example' })).rejects.toThrow('one plain address')
    await expect(courier.list()).resolves.toEqual([])
  })

  test('without a mail server the outbox lists mails, newest first', async () => {
    const courier = courierWith()
    await courier.queue(hello)
    time.now += minute
    const id = await queueOn(courier, { ...hello, to: 'zoë@example.org', subject: 'Second' })
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

  test('a mail that was queued in a transaction is committed or rolled back with it', async () => {
    const { carrier, delivered } = carrierThat()
    const courier = courierWith({ carrier })
    const tables = database().tables<{ courier_messages: object }>()
    await tables.transaction().execute((trx) => courier.queue(hello, { trx }))
    await expect(
      tables.transaction().execute(async (trx) => {
        await courier.queue({ ...hello, to: 'never@example.org' }, { trx })
        throw new Error('undone')
      }),
    ).rejects.toThrow('undone')
    await courier.dispatch()
    expect(delivered.map(({ to }) => to)).toEqual(['anna@example.org'])
  })

  test('failed deliveries are retried with growing delays, and delivered once', async () => {
    const { carrier, delivered } = carrierThat(2)
    const courier = courierWith({ carrier })
    const id = await queueOn(courier, hello)
    await courier.dispatch()
    await expect(courier.outbox.find(id)).resolves.toMatchObject({
      status: 'queued',
      sendCount: 1,
      nextAttemptAt: time.now + 5_000,
    })
    await courier.dispatch()
    await expect(courier.outbox.find(id)).resolves.toMatchObject({ sendCount: 1 })
    time.now += 5_000
    await courier.dispatch()
    await expect(courier.outbox.find(id)).resolves.toMatchObject({
      status: 'queued',
      sendCount: 2,
      nextAttemptAt: time.now + 10_000,
    })
    time.now += 10_000
    await courier.dispatch()
    await courier.dispatch()
    expect(delivered).toEqual([{ id, to: 'anna@example.org' }])
    await expect(courier.outbox.find(id)).resolves.toMatchObject({ status: 'sent', sendCount: 3 })
  })

  test('a corrected clock does not delay mails that were queued while it was ahead', async () => {
    const { carrier, delivered } = carrierThat(1)
    const courier = courierWith({ carrier })
    time.now += 24 * 60 * minute
    const tried = await queueOn(courier, hello)
    await courier.dispatch()
    const untried = await queueOn(courier, hello)
    time.now -= 24 * 60 * minute
    await courier.dispatch()
    expect(delivered.map(({ id }) => id).toSorted()).toEqual([tried, untried].toSorted())
  })

  test('retries have a random delay', async () => {
    const courier = courierWith({ carrier: carrierThat(1).carrier, random: () => 0 })
    const id = await queueOn(courier, hello)
    await courier.dispatch()
    await expect(courier.outbox.find(id)).resolves.toMatchObject({ nextAttemptAt: time.now + 2_500 })
  })

  test('after the last retry a mail is abandoned; the log has neither recipient nor content', async () => {
    const { carrier, delivered } = carrierThat(99)
    const courier = courierWith({ carrier })
    const id = await queueOn(courier, hello)
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await courier.dispatch()
      time.now += 60 * minute
    }
    await expect(courier.outbox.find(id)).resolves.toMatchObject({ status: 'abandoned', sendCount: 3 })
    expect(delivered).toEqual([])
    expect(lines).toMatchObject([
      { level: 'warn', event: 'courier.delivery_failed', attempt: 1, code: 'EENVELOPE' },
      { level: 'warn', attempt: 2 },
      { level: 'error', event: 'courier.message_abandoned', attempt: 3, id, template: 'recovery_code_valid' },
    ])
    expect(JSON.stringify(lines)).not.toMatch(/anna|123456/)
  })

  const long = { timeout: 60_000 }
  test('with the shipped configuration every mail survives an outage of a day and arrives once', long, async () => {
    const { courier: settings } = configWith('http://localhost:5000')
    const back = time.now + 23 * 60 * minute
    const { carrier, delivered } = carrierThat(() => time.now < back)
    // The shortest possible delays, which use up the most attempts.
    const courier = courierWith({ carrier, config: { courier: settings }, random: () => 0 })
    const ids: string[] = []
    for (; time.now < back + 30 * minute; time.now += 7.5 * minute) {
      if (ids.length < 4) ids.push(await queueOn(courier, { ...hello, to: `person.${ids.length}@example.org` }))
      await courier.dispatch()
    }
    expect(delivered.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
    await expect(courier.outbox.countByStatus()).resolves.toMatchObject({ sent: 4, queued: 0, abandoned: 0 })
  })

  test('a mail with an expired code is not sent', async () => {
    const back = time.now + 11 * minute
    const { carrier, delivered } = carrierThat(() => time.now < back)
    const courier = courierWith({ carrier, config: { courier: { ...config.courier, message_retries: 200 } } })
    const id = await queueOn(courier, { ...hello, usefulUntil: time.now + 10 * minute })
    const later = await queueOn(courier, { ...hello, usefulUntil: time.now + 60 * minute })
    for (; time.now < back + 20 * minute; time.now += minute) await courier.dispatch()
    expect(delivered.map((mail) => mail.id)).toEqual([later])
    await expect(courier.outbox.find(id)).resolves.toMatchObject({ status: 'abandoned' })
    expect(lines).toContainEqual({
      level: 'warn',
      id,
      template: 'recovery_code_valid',
      attempt: expect.any(Number),
      event: 'courier.message_expired',
      text: 'Message dropped: its code has expired.',
    })
  })

  test('several couriers deliver each mail once', async () => {
    const { carrier, delivered } = carrierThat()
    const couriers = Array.from({ length: 4 }, () => courierWith({ carrier }))
    const ids = await Promise.all(Array.from({ length: 60 }, (_, at) => queueOn(couriers[at % 4], hello)))
    await Promise.all(couriers.map((courier) => courier.dispatch()))
    expect(delivered.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  })

  test('mails of a process that died are delivered by another one later', async () => {
    const { carrier, delivered } = carrierThat()
    const died = Promise.withResolvers<void>()
    const dying = courierWith({ carrier: { deliver: () => died.promise, close() {} } })
    const id = await queueOn(dying, hello)
    const left = dying.dispatch()
    const other = courierWith({ carrier })
    await expect.poll(async () => (await other.outbox.find(id))?.status).toBe('processing')
    await other.dispatch()
    expect(delivered).toEqual([])
    time.now += 5 * minute
    await other.dispatch()
    expect(delivered).toEqual([{ id, to: 'anna@example.org' }])
    died.resolve()
    await left
  })

  test('a sent or abandoned mail keeps its recipient, and loses its content', async () => {
    const blank = { subject: '', text: '', html: '', recipient: 'anna@example.org' }
    const taken = courierWith({ carrier: carrierThat().carrier })
    const id = await queueOn(taken, hello)
    await expect(taken.outbox.find(id)).resolves.toMatchObject({ text: hello.text })
    await taken.dispatch()
    await expect(taken.outbox.find(id)).resolves.toMatchObject({ status: 'sent', ...blank })
    const refused = courierWith({ carrier: carrierThat(99).carrier })
    const never = await queueOn(refused, hello)
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await refused.dispatch()
      time.now += 60 * minute
    }
    await expect(refused.outbox.find(never)).resolves.toMatchObject({ status: 'abandoned', ...blank })
    expect(await keptRows()).not.toMatch(/[A-Za-z0-9_-]{100}/)
  })

  test('without a mail server a mail is readable until its code expires, at most for three days', async () => {
    const courier = courierWith()
    await courier.queue({ ...hello, usefulUntil: time.now + 10 * minute })
    await courier.queue({ ...hello, subject: 'Good for any time' })
    await courier.purge(500)
    expect(await courier.list()).toHaveLength(2)
    time.now += 10 * minute
    expect(await courier.purge(500)).toBe(1)
    expect((await courier.list()).map(({ subject }) => subject)).toEqual(['Good for any time'])
    time.now += 72 * 60 * minute
    expect(await courier.purge(500)).toBe(1)
    expect(await courier.list()).toEqual([])
    await expect(courier.outbox.list({ size: 5 })).resolves.toHaveLength(2)
  })

  test('a mail that waits longer than three days for its mail server keeps its content', async () => {
    const back = time.now + 80 * 60 * minute
    const { carrier, delivered } = carrierThat(() => time.now < back)
    const courier = courierWith({ carrier, config: { courier: { ...config.courier, message_retries: 1_000 } } })
    const id = await queueOn(courier, hello)
    for (; time.now < back + 60 * minute; time.now += 15 * minute) {
      await courier.dispatch()
      await courier.purge(500)
    }
    expect(delivered.map((mail) => mail.id)).toEqual([id])
  })

  test('the content of a queued mail is encrypted, and an older secret decrypts it too', async () => {
    const older = courierWith({ vault: sealer(['the secret that was there before']) })
    const id = await queueOn(older, hello)
    expect(await keptRows()).toContain('anna@example.org')
    expect(await keptRows()).not.toMatch(/123456|recovery code|Recover/)
    const both = ['a secret for what mails say, long enough', 'the secret that was there before']
    await expect(courierWith({ vault: sealer(both) }).outbox.find(id)).resolves.toMatchObject({ text: hello.text })
  })

  test('a mail whose secret is gone is abandoned, and not sent empty', async () => {
    const { carrier, delivered } = carrierThat()
    const id = await queueOn(courierWith({ carrier, vault: sealer(['a secret that is gone']) }), hello)
    const courier = courierWith({ carrier })
    await courier.dispatch()
    expect(delivered).toEqual([])
    await expect(courier.outbox.find(id)).resolves.toMatchObject({ status: 'abandoned' })
    expect(lines).toContainEqual(expect.objectContaining({ level: 'error', id }))
  })

  test('an unencrypted mail of an older release is delivered, and then loses its content', async () => {
    const { carrier, delivered } = carrierThat()
    const courier = courierWith({ carrier })
    const id = await queueOn(courier, hello)
    await database()
      .tables<{ courier_messages: Record<string, unknown> }>()
      .updateTable('courier_messages')
      .set({ sealed: null, subject: hello.subject, body_text: hello.text, body_html: hello.html })
      .where('id', '=', id)
      .execute()
    await expect(courier.outbox.find(id)).resolves.toMatchObject({ subject: hello.subject, text: hello.text })
    await courier.dispatch()
    expect(delivered.map((mail) => mail.id)).toEqual([id])
    expect(await keptRows()).not.toContain('123456')
  })

  const keptRows = async () =>
    JSON.stringify(
      await database().tables<{ courier_messages: object }>().selectFrom('courier_messages').selectAll().execute(),
    )

  test('a started courier delivers on its own, also mails that another process queued', async () => {
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

  test('a list of mails is filtered and paged', async () => {
    const courier = courierWith()
    for (const name of ['a', 'b', 'c', 'd']) {
      time.now += 1
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
})
