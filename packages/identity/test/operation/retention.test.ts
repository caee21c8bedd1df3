import { expect, test } from 'vitest'
import { openDatabase } from '@collect/storage'
import { expiredStore, expiringTables } from '../../src/store/expired-store.ts'
import type { IdentityTables } from '../../src/store/tables.ts'
import { createUpkeep } from '../../src/retention/retention.ts'
import { describeHouse } from '../service/describe-house.ts'
import { minutes, type House } from '../service/house.ts'
import { storesOf } from '../service/stores-of.ts'

const day = minutes(24 * 60)
type Table = keyof IdentityTables | 'courier_messages'

const countOf = async ({ database }: House, table: Table): Promise<number> => {
  const { count } = await database
    .tables<Record<string, object>>()
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

const countsOf = async (house: House) =>
  Object.fromEntries(
    await Promise.all(
      [...expiringTables, 'courier_messages' as const].map(async (table) => [table, await countOf(house, table)]),
    ),
  )

/** Something of everything that runs out. */
const leaveTraces = async (house: House) => {
  const account = await house.account()
  const own = await house.signedIn('navigation', account)
  const { flow } = await own.start('settings')
  house.wait(minutes(16))
  await own.send('settings', flow, { method: 'password', password: 'quite another sentence' })
  const newcomer = house.visitor('native')
  const { flow: signUp } = await newcomer.start('registration')
  await newcomer.send('registration', signUp, { method: 'code', traits: { email: house.newEmail() } })
  const stranger = house.visitor('navigation')
  stranger.address = '203.0.113.9'
  const { flow: login } = await stranger.start('login')
  await stranger.send('login', login, { method: 'password', identifier: account.email, password: 'wrong' })
  await stranger.ask('/self-service/login?flow=nothing', { method: 'POST' })
  const { addressChanges } = await storesOf(house)
  const { id: identityId, traits } = account.identity
  const endsAt = house.clock() + 3 * day
  await addressChanges.put({ id: 'a change', identityId, via: 'email', value: house.newEmail(), traits, endsAt })
  await addressChanges.keepRestore({ eventId: 'an event', identityId, traits, changedAt: house.clock(), endsAt })
  return account
}

const withCodes = { selfservice: { methods: { code: { passwordless_enabled: true } } } }

describeHouse('what has run out', { settings: withCodes }, (house) => {
  test('goes when it is of no use any more, and not before', async () => {
    const account = await leaveTraces(house())
    // A count that was given back, and the code in a mail that ran out, are of no use from then on.
    await house().identity.upkeep.sweep()
    const all = await countsOf(house())
    for (const table of [...expiringTables, 'courier_messages']) expect([table, all[table]]).not.toEqual([table, 0])
    // Nothing else has run out yet.
    expect(await house().identity.upkeep.sweep()).toBe(0)
    expect(await countsOf(house())).toEqual(all)

    // An hour later forms and held posts are late. A form that a code was mailed for stays, and says so when it is sent.
    house().wait(minutes(61))
    await house().identity.upkeep.sweep()
    const sent = await house().database.tables<IdentityTables>().selectFrom('flows').select(['kind', 'state']).execute()
    expect(new Set(sent.map(({ state }) => state))).toEqual(new Set(['sent_email']))
    expect(await countsOf(house())).toMatchObject({ codes: all['codes'], continuities: 0, throttles: 0 })
    house().wait(minutes(6 * 60))
    await house().identity.upkeep.sweep()
    expect(await countsOf(house())).toMatchObject({ flows: sent.length, codes: 0, address_codes: 0, flow_errors: 0 })
    house().wait(day)
    await house().identity.upkeep.sweep()
    expect(await countsOf(house())).toMatchObject({ flows: 0, sessions: all['sessions'] })
    house().wait(6 * day)
    await house().identity.upkeep.sweep()
    expect(await countsOf(house())).toMatchObject({ sessions: all['sessions'] })
    expect(await countsOf(house())).toMatchObject({
      flow_errors: 0,
      sessions: all['sessions'],
      address_changes: 0,
      address_restores: 0,
    })
    house().wait(24 * day)
    await house().identity.upkeep.sweep()
    expect(await countsOf(house())).toMatchObject({ sessions: 0, courier_messages: 0 })
    // People stay.
    await house().signedIn('native', account)
  })

  test('goes in small batches, and two processes share the work', async () => {
    const { email } = await house().account()
    const { database } = house()
    // What the test before left behind.
    await house().identity.upkeep.sweep()
    const rows = Array.from({ length: 1_200 }, (_, index) => ({ key: `old ${index}`, free_at: 1 }))
    for (let at = 0; at < rows.length; at += 400) {
      await database
        .tables<IdentityTables>()
        .insertInto('throttles')
        .values(rows.slice(at, at + 400))
        .execute()
    }
    expect(await expiredStore(database).delete('throttles', house().clock(), 7)).toBe(7)
    const other = await house().also({})
    const gone = await Promise.all([house().identity.upkeep.sweep(), other.identity.upkeep.sweep()])
    const left = await database
      .tables<IdentityTables>()
      .selectFrom('throttles')
      .select('key')
      .where('free_at', '=', 1)
      .execute()
    expect([gone[0] + gone[1], left]).toEqual([1_193, []])
    expect((await house().mailsTo(email)).length).toBeGreaterThan(0)
  })
})

test('a database that does not answer is reported, and the next round comes', async () => {
  const lines: string[] = []
  const database = openDatabase('file::memory:')
  const upkeep = createUpkeep({
    expired: expiredStore(database),
    courier: { forget: async () => 0 },
    accounts: { carryOut: async () => 0 },
    emptyLog: async () => {},
    addressChanges: { carryOut: async () => 0 },
    clock: Date.now,
    log: { info: () => {}, error: (_, text) => void lines.push(text) },
    interval: 1,
  })
  upkeep.start()
  await expect.poll(() => lines.length).toBeGreaterThan(1)
  await upkeep.stop()
  const after = lines.length
  await database.close()
  expect(lines).toHaveLength(after)
  expect(lines[0]).toBe('what had run out could not be thrown away')
})
