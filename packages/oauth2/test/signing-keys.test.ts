import { openDatabase, type Database } from '@collect/storage'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { testDatabases } from '../../storage/test/databases.ts'
import { keyStore, LostKeysError } from '../src/keys/key-store.ts'
import { createSigningKeys } from '../src/keys/signing-keys.ts'
import { oauth2Migrations } from '../src/store/migrations.ts'

const [first, second] = [
  'the first secret of at least 32 characters',
  'the second secret of at least 32 letters',
] as const
const hour = 60 * 60_000
const day = 24 * hour

describe.each(testDatabases)('the signing keys on $name', ({ create }) => {
  let database: Database
  let drop: () => Promise<void>
  let time: number
  const keysWith = (...secrets: readonly string[]) => createSigningKeys(keyStore(database, secrets), () => time)
  const kids = async () => (await keysWith(first).current()).map(({ kid }) => kid)

  beforeAll(async () => {
    const { url, drop: remove } = await create()
    drop = remove
    database = openDatabase(url)
    await database.migrate('oauth2', oauth2Migrations)
  })
  beforeEach(async () => {
    time = 1_700_000_000_000
    await sql`delete from oauth2_keys`.execute(database.tables())
  })
  afterAll(async () => {
    await database.close()
    await drop()
  })

  test('processes that start together make one pair, RS256 first', async () => {
    const [one, other] = await Promise.all([keysWith(first).current(), keysWith(first).current()])
    expect(one.map(({ alg }) => alg)).toEqual(['RS256', 'ES256'])
    expect(other).toEqual(one)
  })

  test('a new pair is announced a day before it signs, and the old one is kept for two days more', async () => {
    const old = await kids()
    await keysWith(first).rotate()
    const announced = await kids()
    expect(announced.slice(0, 2)).toEqual(old)
    const made = announced.slice(2)
    expect(made).toHaveLength(2)
    time += day - 1
    expect((await kids()).slice(0, 2)).toEqual(old)
    time += 1
    expect(await kids()).toEqual([...made, ...old])
    time += 2 * day - 1
    expect(await kids()).toEqual([...made, ...old])
    time += 1
    expect(await kids()).toEqual(made)
  })

  test('a pair that gets old is replaced by itself: announced on the 89th day, signing after the 90th', async () => {
    const old = await kids()
    time += 89 * day - 1
    expect(await kids()).toEqual(old)
    time += 1
    const announced = await kids()
    expect([announced.length, announced.slice(0, 2)]).toEqual([4, old])
    time += day
    expect((await kids()).slice(0, 2)).toEqual(announced.slice(2))
    expect(await kids()).toHaveLength(4)
  })

  test('after a long pause a new pair is announced all the same before it signs', async () => {
    const old = await kids()
    time += 400 * day
    expect((await kids()).slice(0, 2)).toEqual(old)
    time += day
    expect((await kids()).slice(0, 2)).not.toEqual(old)
  })

  test('the table holds no private key as text', async () => {
    await kids()
    const { rows } = await sql<{ jwk: string }>`select jwk from oauth2_keys`.execute(database.tables())
    expect(rows.filter(({ jwk }) => /"kty"|"d"/.test(jwk))).toEqual([])
  })

  test('keys are sealed anew with the first secret, so that the old one may be removed', async () => {
    const before = await kids()
    await keysWith(second, first).current()
    expect((await keysWith(second).current()).map(({ kid }) => kid)).toEqual(before)
  })

  test('keys whose secret is gone are an error, until they are discarded', async () => {
    const before = await kids()
    await expect(keysWith(second).current()).rejects.toThrow(LostKeysError)
    await keyStore(database, [second]).deleteAll()
    expect((await keysWith(second).current()).map(({ kid }) => kid)).not.toEqual(before)
  })
})
