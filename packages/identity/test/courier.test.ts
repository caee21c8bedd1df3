import { expect, test } from 'vitest'
import { carrierThat, config, describeCourier, hello, minute, queueOn } from './house/courier.ts'
import { settingsWith } from './house/settings.ts'

describeCourier('the courier', ({ courierWith, database, time, lines }) => {
  test('a mail with a smuggled header is refused, nothing is kept', async () => {
    const courier = courierWith()
    await expect(courier.queue({ ...hello, to: 'a@b.example\nBcc: c@d.example' })).rejects.toThrow('one plain address')
    await expect(courier.list()).resolves.toEqual([])
  })

  test('without a mail server mails are read in the outbox, newest first', async () => {
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

  test('a mail that was queued in a transaction shares its fate', async () => {
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

  test('what fails is tried again, later each time, and delivered once', async () => {
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

  test('a clock that was ahead holds nothing up once it is right', async () => {
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

  test('chance spreads the attempts', async () => {
    const courier = courierWith({ carrier: carrierThat(1).carrier, random: () => 0 })
    const id = await queueOn(courier, hello)
    await courier.dispatch()
    await expect(courier.outbox.find(id)).resolves.toMatchObject({ nextAttemptAt: time.now + 2_500 })
  })

  test('after the last retry a mail is given up; the log tells neither whom nor what', async () => {
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
      { level: 'warn', attempt: 1, code: 'EENVELOPE' },
      { level: 'warn', attempt: 2 },
      { level: 'error', attempt: 3, id, template: 'recovery_code_valid' },
    ])
    expect(JSON.stringify(lines)).not.toMatch(/anna|123456/)
  })

  const long = { timeout: 60_000 }
  test('an outage of a day is outlived with the settings as delivered: every mail arrives once', long, async () => {
    const { courier: settings } = settingsWith('http://localhost:5000')
    const back = time.now + 23 * 60 * minute
    const { carrier, delivered } = carrierThat(() => time.now < back)
    // The shortest pauses that chance can make: whoever is unlucky has used up the most attempts.
    const courier = courierWith({ carrier, config: { courier: settings }, random: () => 0 })
    const ids: string[] = []
    for (; time.now < back + 30 * minute; time.now += 7.5 * minute) {
      if (ids.length < 4) ids.push(await queueOn(courier, { ...hello, to: `person.${ids.length}@example.org` }))
      await courier.dispatch()
    }
    expect(delivered.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
    await expect(courier.outbox.countByStatus()).resolves.toMatchObject({ sent: 4, queued: 0, abandoned: 0 })
  })

  test('a code that has run out does not go out any more', async () => {
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
      text: 'a mail is of no use any more and does not go out',
    })
  })

  test('several couriers deliver each mail once', async () => {
    const { carrier, delivered } = carrierThat()
    const couriers = Array.from({ length: 4 }, () => courierWith({ carrier }))
    const ids = await Promise.all(Array.from({ length: 60 }, (_, at) => queueOn(couriers[at % 4], hello)))
    await Promise.all(couriers.map((courier) => courier.dispatch()))
    expect(delivered.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  })

  test('what a process left behind when it died is delivered by another, after a while', async () => {
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

  test('bodies of delivered mails are emptied after three days', async () => {
    const courier = courierWith({ carrier: carrierThat().carrier })
    const id = await queueOn(courier, hello)
    await courier.dispatch()
    time.now += 71 * 60 * minute
    await courier.dispatch()
    await expect(courier.outbox.find(id)).resolves.toMatchObject({ text: hello.text })
    time.now += 2 * 60 * minute
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
