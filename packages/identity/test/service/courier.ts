import { openDatabase, type Database } from '@collect/storage'
import { afterEach, beforeEach, describe } from 'vitest'
import { testDatabases, type TestDatabase } from '../../../storage/test/databases.ts'
import { parseConfig } from '../../src/config/load-config.ts'
import { courierMigrations, createCourier, type Courier, type CourierOptions } from '../../src/courier/courier.ts'
import { sealer } from '../../src/secrets/sealer.ts'
import type { OutgoingMail } from '../../src/courier/mail.ts'
import { mailOf } from '../../src/courier/mails.ts'
import type { Carrier } from '../../src/courier/smtp.ts'

export const config = parseConfig(
  `selfservice: { default_browser_return_url: / }
identity: { schemas: [{ id: default, url: "file://x.json" }] }
courier: { message_retries: 2, smtp: { from_address: no-reply@collect.example, from_name: Collect } }`,
  { origin: 'http://localhost:5000', directory: '/' },
)
export const hello = { to: 'anna@example.org', ...mailOf('recovery_code_valid', { code: '123456', minutes: 10 }, 'en') }
export const minute = 60_000

/** Queues a mail that no limit drops; answers its id. */
export async function queueOn(courier: Courier | undefined, mail: OutgoingMail): Promise<string> {
  const id = await courier?.queue(mail)
  if (id === undefined) throw new Error('the mail was dropped')
  return id
}

/** A carrier that records mails, and fails this many times or while `fails` answers true. */
export const carrierThat = (fails: number | (() => boolean) = 0) => {
  const delivered: { id: string; to: string }[] = []
  let left = typeof fails === 'number' ? fails : 0
  const carrier: Carrier = {
    async deliver(id, { to }) {
      left -= 1
      if (typeof fails === 'number' ? left >= 0 : fails())
        throw Object.assign(new Error(`550 ${to} is unknown`), { code: 'EENVELOPE' })
      delivered.push({ id, to })
    },
    close() {},
  }
  return { carrier, delivered }
}

interface CourierTests {
  readonly courierWith: (options?: Partial<CourierOptions>) => Courier
  readonly database: () => Database
  /** The courier's clock, which the test sets. */
  readonly time: { now: number }
  /** All log lines. */
  readonly lines: readonly unknown[]
}

/** Tests of the courier alone, each with an empty outbox, on each database. */
export function describeCourier(name: string, tests: (courier: CourierTests) => void): void {
  describe.each(testDatabases)(`${name} on $name`, ({ create }) => {
    let place: TestDatabase
    let database: Database
    const time = { now: 0 }
    const lines: unknown[] = []

    beforeEach(async () => {
      place = await create()
      database = openDatabase(place.url)
      await database.migrate('courier', courierMigrations)
      time.now = Date.parse('2026-11-20T10:00:00Z')
      lines.length = 0
    })
    afterEach(async () => {
      await database.close()
      await place.drop()
    })

    const say = (level: string) => (fields: object, text: string) => void lines.push({ level, ...fields, text })
    tests({
      courierWith: (options = {}) =>
        createCourier({
          database,
          vault: sealer(['a secret for what mails say, long enough']),
          config,
          clock: () => time.now,
          log: { info: say('info'), warn: say('warn'), error: say('error') },
          random: () => 1,
          ...options,
        }),
      database: () => database,
      time,
      lines,
    })
  })
}
