import { expect, test } from 'vitest'
import { openDatabase } from '@collect/storage'
import { expiredStore, expiringTables } from '../../src/store/expired-store.ts'
import type { IdentityTables } from '../../src/store/tables.ts'
import { createRetention } from '../../src/retention/retention.ts'
import { describeService } from '../service/describe-service.ts'
import { minutes, type TestService } from '../service/test-service.ts'
import { storesOf } from '../service/stores-of.ts'

const day = minutes(24 * 60)
type Table = keyof IdentityTables | 'courier_messages'

const countOf = async ({ database }: TestService, table: Table): Promise<number> => {
  const { count } = await database
    .tables<Record<string, object>>()
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

const countsOf = async (service: TestService) =>
  Object.fromEntries(
    await Promise.all(
      [...expiringTables, 'courier_messages' as const].map(async (table) => [table, await countOf(service, table)]),
    ),
  )

/** Creates a row of every kind that expires. */
const leaveTraces = async (service: TestService) => {
  const account = await service.account()
  const own = await service.signedIn('navigation', account)
  const { flow } = await own.start('settings')
  service.wait(minutes(16))
  await own.send('settings', flow, { method: 'password', password: 'quite another sentence' })
  const newcomer = service.visitor('native')
  const { flow: signUp } = await newcomer.start('registration')
  await newcomer.send('registration', signUp, { method: 'code', traits: { email: service.newEmail() } })
  const stranger = service.visitor('navigation')
  stranger.address = '203.0.113.9'
  const { flow: login } = await stranger.start('login')
  await stranger.send('login', login, { method: 'password', identifier: account.email, password: 'wrong' })
  await stranger.ask('/self-service/login?flow=nothing', { method: 'POST' })
  const { addressChanges, trips, exchanges } = await storesOf(service)
  const trip = {
    flowId: login.id,
    flowKind: 'login',
    method: 'oidc',
    provider: 'any',
    binding: '',
    sealed: '',
  } as const
  await exchanges.insert({ id: 'an exchange', initDigest: 'x', expiresAt: service.clock() + minutes(30) })
  await trips.insert({ id: 'a trip', ...trip, madeAt: service.clock(), expiresAt: service.clock() + minutes(30) })
  const { id: identityId, traits } = account.identity
  const endsAt = service.clock() + 3 * day
  await addressChanges.put({ id: 'a change', identityId, via: 'email', value: service.newEmail(), traits, endsAt })
  await addressChanges.keepRestore({ eventId: 'an event', identityId, traits, changedAt: service.clock(), endsAt })
  return account
}

const withCodes = { selfservice: { methods: { code: { passwordless_enabled: true } } } }

describeService('expired data', { config: withCodes }, (service) => {
  test('is deleted once it is no longer needed, and not before', async () => {
    const account = await leaveTraces(service())
    // Refunded attempts, and mails with an expired code, can go at once.
    await service().identity.retention.purgeExpired()
    const all = await countsOf(service())
    for (const table of [...expiringTables, 'courier_messages']) expect([table, all[table]]).not.toEqual([table, 0])
    // Nothing else has expired yet.
    expect(await service().identity.retention.purgeExpired()).toBe(0)
    expect(await countsOf(service())).toEqual(all)

    // After an hour forms and held posts expire. A flow whose code was mailed stays, to report its expiry on submission.
    service().wait(minutes(61))
    await service().identity.retention.purgeExpired()
    const sent = await service()
      .database.tables<IdentityTables>()
      .selectFrom('flows')
      .select(['kind', 'state'])
      .execute()
    expect(new Set(sent.map(({ state }) => state))).toEqual(new Set(['sent_email']))
    expect(await countsOf(service())).toMatchObject({
      codes: all['codes'],
      continuities: 0,
      throttles: 0,
      provider_trips: 0,
      token_exchanges: 0,
    })
    service().wait(minutes(6 * 60))
    await service().identity.retention.purgeExpired()
    expect(await countsOf(service())).toMatchObject({ flows: sent.length, codes: 0, address_codes: 0, flow_errors: 0 })
    service().wait(day)
    await service().identity.retention.purgeExpired()
    expect(await countsOf(service())).toMatchObject({ flows: 0, sessions: all['sessions'] })
    service().wait(6 * day)
    await service().identity.retention.purgeExpired()
    expect(await countsOf(service())).toMatchObject({ sessions: all['sessions'] })
    expect(await countsOf(service())).toMatchObject({
      flow_errors: 0,
      sessions: all['sessions'],
      address_changes: 0,
      address_restores: 0,
    })
    service().wait(24 * day)
    await service().identity.retention.purgeExpired()
    expect(await countsOf(service())).toMatchObject({ sessions: 0, courier_messages: 0 })
    // Accounts stay.
    await service().signedIn('native', account)
  })

  test('is deleted in small batches, and two processes share the work', async () => {
    const { email } = await service().account()
    const { database } = service()
    // Deletes what the previous test left behind.
    await service().identity.retention.purgeExpired()
    const rows = Array.from({ length: 1_200 }, (_, index) => ({ key: `old ${index}`, free_at: 1 }))
    for (let at = 0; at < rows.length; at += 400) {
      await database
        .tables<IdentityTables>()
        .insertInto('throttles')
        .values(rows.slice(at, at + 400))
        .execute()
    }
    expect(await expiredStore(database).delete('throttles', service().clock(), 7)).toBe(7)
    const other = await service().also({})
    const gone = await Promise.all([
      service().identity.retention.purgeExpired(),
      other.identity.retention.purgeExpired(),
    ])
    const left = await database
      .tables<IdentityTables>()
      .selectFrom('throttles')
      .select('key')
      .where('free_at', '=', 1)
      .execute()
    expect([gone[0] + gone[1], left]).toEqual([1_193, []])
    expect((await service().mailsTo(email)).length).toBeGreaterThan(0)
  })
})

test('a failed purge is logged, and the next one still runs', async () => {
  const lines: string[] = []
  const database = openDatabase('file::memory:')
  const retention = createRetention({
    expired: expiredStore(database),
    dialect: database.dialect,
    courier: { purge: async () => 0 },
    accounts: { carryOut: async () => 0 },
    emptyLog: async () => {},
    addressChanges: { carryOut: async () => 0 },
    clock: Date.now,
    log: { info: () => {}, error: (_, text) => void lines.push(text) },
    interval: 1,
  })
  retention.start()
  await expect.poll(() => lines.length).toBeGreaterThan(1)
  await retention.stop()
  const after = lines.length
  await database.close()
  expect(lines).toHaveLength(after)
  expect(lines[0]).toBe('Expired rows could not be deleted.')
})
