import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'
import { minutes, type TestService } from '../service/test-service.ts'
import { merged } from '../service/config-changes.ts'
import { asOperator, withProviders } from '../service/linked.ts'
import { verified } from '../service/second-factors.ts'

/** The content of all tables, and with SQLite also of the database files. */
async function everythingKept({ database }: TestService): Promise<string> {
  const tables = database.tables<Record<string, object>>()
  let kept = ''
  for (const { name } of await tables.introspection.getTables()) {
    kept += JSON.stringify(await tables.selectFrom(name).selectAll().execute())
  }
  if (database.dialect === 'postgres') return kept.toLowerCase()
  const { rows } = await sql<{ readonly file: string }>`pragma database_list`.execute(tables)
  const pages = ['', '-wal'].map((end) => readFileSync(`${rows[0]?.file}${end}`, 'latin1'))
  return (kept + pages.join('')).toLowerCase()
}

const days = (count: number) => minutes(count * 24 * 60)
const config = merged(withProviders, { selfservice: { methods: { code: { passwordless_enabled: true } } } })

describeService('a deleted account', { config }, (service) => {
  /** An account whose address was typed, mailed and shown wherever possible. */
  const liveALittle = async () => {
    const account = await verified(service())
    const { email } = account
    // A provider's subject is the address.
    const linked = await asOperator(service(), 'PUT', `/${account.identity.id}`, {
      schema_id: 'default',
      state: 'active',
      traits: { email },
      credentials: { oidc: { config: { providers: [{ provider: 'google', subject: email }] } } },
    })
    expect(linked.status).toBe(200)
    const visitor = await service().signedIn('script', account)
    for (const kind of ['login', 'recovery', 'verification'] as const) {
      const stranger = service().visitor('navigation')
      const { flow } = await stranger.start(kind, { return_to: `/shop?for=${email}` })
      await stranger.send(kind, flow, { method: 'code', identifier: email.toUpperCase(), email })
    }
    const second = service().visitor('script')
    const { flow: registration } = await second.start('registration')
    await second.send('registration', registration, { method: 'password', traits: { email }, password: 'x' })
    const { flow: settings } = await visitor.start('settings')
    await visitor.send('settings', settings, { method: 'password', password: 'quite another sentence' })
    await visitor.ask('/account/deletion', { method: 'PUT' })
    return account
  }

  test('leaves no trace after an hour: in no table and in no page of the database file', async () => {
    const { email } = await liveALittle()
    expect(await everythingKept(service())).toContain(email)
    service().wait(days(14) - minutes(30))
    // A visitor types the address shortly before the deletion.
    const stranger = service().visitor('script')
    const { flow } = await stranger.start('recovery')
    await stranger.send('recovery', flow, { method: 'code', email })
    service().wait(minutes(31))
    await service().identity.retention.purgeExpired()
    service().wait(minutes(59))
    await service().identity.retention.purgeExpired()
    expect(await everythingKept(service())).not.toContain(email)
    expect(await everythingKept(service())).not.toContain(encodeURIComponent(email))
  })
})
