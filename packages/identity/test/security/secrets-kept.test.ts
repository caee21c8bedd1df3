import { expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'
import { minutes, type TestService } from '../service/test-service.ts'
import { csrfOf, type Visitor } from '../service/visitor.ts'

const password = 'a first sentence about cabinets'
const another = 'a second sentence about drawers'
const wrong = 'a wrong sentence about shelves'

/** Plays a user's flows from sign-up on, and answers every secret in them. */
async function tell(service: TestService): Promise<readonly string[]> {
  const secrets = new Set([password, another, wrong])
  const note = (visitor: Visitor) => {
    if (visitor.token !== undefined) secrets.add(visitor.token)
    // The name of the last way in is no secret.
    for (const name of visitor.jar.names().filter((one) => !one.startsWith('ory_kratos_last')))
      secrets.add(decodeURIComponent(visitor.jar.get(name) ?? ''))
  }
  const email = service.newEmail()
  const codeOf = async () => {
    const code = await service.codeFor(email)
    secrets.add(code)
    return code
  }

  const browser = service.visitor('navigation')
  const { flow: registration } = await browser.start('registration')
  secrets.add(csrfOf(registration))
  await browser.send('registration', registration, { method: 'password', traits: { email: 'ada' }, password: wrong })
  await browser.send('registration', registration, { method: 'password', traits: { email }, password })
  note(browser)

  const { flow: verification } = await browser.start('verification')
  await browser.send('verification', verification, { method: 'code', email })
  // The mailed link fills the code in, and the flow waits for the user to confirm.
  const code = await codeOf()
  const { flow: opened } = await browser.open(
    'verification',
    `/self-service/verification?flow=${verification.id}&code=${code}`,
  )
  if (!JSON.stringify(opened.ui.nodes).includes(code)) throw new Error('the link did not fill the code in')
  await browser.send('verification', verification, { method: 'code', code })
  const { flow: unsent } = await browser.start('verification')
  await browser.send('verification', unsent, { method: 'code', email })
  await browser.open('verification', `/self-service/verification?flow=${unsent.id}&code=123456`)

  for (const way of ['script', 'native'] as const) {
    const visitor = service.visitor(way)
    const { flow } = await visitor.start('login')
    await visitor.send('login', flow, { method: 'password', identifier: email, password: wrong })
    await visitor.send('login', flow, { method: 'password', identifier: email, password })
    note(visitor)
  }

  const { flow: settings } = await browser.start('settings')
  service.wait(minutes(16))
  await browser.send('settings', settings, { method: 'password', password: another })
  note(browser)
  const { flow: again } = await browser.start('login', { refresh: 'true' })
  await browser.send('login', again, { method: 'password', identifier: email, password })
  await browser.open('settings', `/self-service/settings?flow=${settings.id}`)

  const native = service.visitor('native')
  const { flow: recovery } = await native.start('recovery')
  await native.send('recovery', recovery, { method: 'code', email })
  await native.send('recovery', recovery, { method: 'code', code: '000000' })
  await native.send('recovery', recovery, { method: 'code', code: await codeOf() })
  note(native)
  secrets.delete('')
  return [...secrets]
}

/** The content of the database, table by table. */
async function everythingKept(service: TestService): Promise<ReadonlyMap<string, string>> {
  const tables = await service.database.tables<Record<string, Record<string, unknown>>>().introspection.getTables()
  const kept = new Map<string, string>()
  for (const { name } of tables) {
    const rows = await service.database
      .tables<Record<string, Record<string, unknown>>>()
      .selectFrom(name)
      .selectAll()
      .execute()
    kept.set(name, JSON.stringify(rows))
  }
  return kept
}

describeService('secrets', {}, (service) => {
  test('secrets appear neither in the log nor in the database', async () => {
    const secrets = await tell(service())
    expect(secrets.length).toBeGreaterThan(10)
    const log = service().log.join('\n')
    const kept = await everythingKept(service())
    expect(kept.size).toBeGreaterThan(8)
    // The recovery keeps the old password hash until the owner sets a new password.
    expect(kept.get('recoveries')).toContain('$argon2id$')
    const codes = secrets.filter((secret) => /^\d{6}$/.test(secret))
    const found = [...kept].flatMap(([table, rows]) =>
      secrets
        .filter((secret) => rows.includes(secret))
        // An id or a time may contain the six digits by chance.
        .filter((secret) => !codes.includes(secret) || new RegExp(`(?<![\\w-])${secret}(?![\\w-])`).test(rows))
        .map((secret) => [table, secret]),
    )
    expect(found).toEqual([])
    expect(secrets.filter((secret) => log.includes(secret))).toEqual([])
  })

  test('secrets do not appear in the log when the database fails', async () => {
    const other = await service().also({})
    const account = await other.account()
    const native = await other.signedIn('native', account)
    const { flow } = await native.start('settings')
    await other.close()
    await native.ask(`/self-service/settings?flow=${flow.id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ method: 'password', password: another }),
    })
    const log = other.log.join('\n')
    expect(log).toContain('request.failed')
    for (const secret of [another, account.password, native.token ?? '']) expect(log).not.toContain(secret)
  })
})
