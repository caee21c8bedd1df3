import { createSealer } from '@collect/identity'
import { openDatabase, type Database } from '@collect/storage'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases } from '../../storage/test/databases.ts'
import { createAdapter } from '../src/store/adapter.ts'
import { oauth2Migrations } from '../src/store/migrations.ts'
import { payloadStore, type PayloadStore } from '../src/store/payload-store.ts'

const secret = 'a secret of more than thirty-two characters'

describe.each(testDatabases)('the storage of the provider on $name', ({ create }) => {
  let database: Database
  let drop: () => Promise<void>
  let payloads: PayloadStore
  let time = 1_700_000_000_000
  const adapterOf = (model: string) =>
    createAdapter({ payloads, findClient: async () => undefined, clock: () => time })(model)

  beforeAll(async () => {
    const { url, drop: remove } = await create()
    drop = remove
    database = openDatabase(url)
    await database.migrate('oauth2', oauth2Migrations)
    payloads = payloadStore(database, createSealer([secret]))
  })
  afterAll(async () => {
    await database.close()
    await drop()
  })

  test('a payload comes back as it was stored, until it is destroyed', async () => {
    const tokens = adapterOf('AccessToken')
    await tokens.upsert('token-1', { accountId: 'ada', grantId: 'grant-1', scope: 'openid' }, 60)
    expect(await tokens.find('token-1')).toEqual({ accountId: 'ada', grantId: 'grant-1', scope: 'openid' })
    expect(await adapterOf('RefreshToken').find('token-1')).toBeUndefined()
    await tokens.destroy('token-1')
    expect(await tokens.find('token-1')).toBeUndefined()
  })

  test('the table holds neither ids of tokens and grants nor payloads as text', async () => {
    await adapterOf('AccessToken').upsert('token-in-clear', { grantId: 'grant-in-clear', scope: 'scope-in-clear' }, 60)
    const { rows } = await sql`select * from oauth2_payloads`.execute(database.tables())
    expect(JSON.stringify(rows)).not.toMatch(/in-clear/)
  })

  test('a payload that was sealed with a lost secret is not found', async () => {
    await adapterOf('AccessToken').upsert('sealed', { scope: 'openid' }, 60)
    const other = payloadStore(database, createSealer(['another secret of more than thirty-two letters']))
    expect(await other.find('AccessToken', 'sealed')).toBeUndefined()
  })

  test('a session is found by its uid', async () => {
    await adapterOf('Session').upsert('session-1', { uid: 'uid-1', accountId: 'ada' }, 60)
    expect(await adapterOf('Session').findByUid('uid-1')).toMatchObject({ accountId: 'ada' })
    expect(await adapterOf('Session').findByUid('uid-2')).toBeUndefined()
  })

  test('of two requests that use one code at once, one succeeds, and the grant ends', async () => {
    const codes = adapterOf('AuthorizationCode')
    await adapterOf('Grant').upsert('grant-2', { accountId: 'ada' }, 60)
    await adapterOf('AccessToken').upsert('token-2', { grantId: 'grant-2' }, 60)
    await codes.upsert('code-2', { grantId: 'grant-2' }, 60)
    const used = await Promise.allSettled([codes.consume('code-2'), codes.consume('code-2')])
    expect(used.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(used.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { error: 'invalid_grant' } })
    expect(await adapterOf('Grant').find('grant-2')).toBeUndefined()
    expect(await adapterOf('AccessToken').find('token-2')).toBeUndefined()
  })

  test('a used code says when it was used, also after it was stored again', async () => {
    const codes = adapterOf('AuthorizationCode')
    await codes.upsert('code-3', { scope: 'openid' }, 60)
    await codes.consume('code-3')
    await codes.upsert('code-3', { scope: 'openid' }, 60)
    expect(await codes.find('code-3')).toEqual({ scope: 'openid', consumed: time / 1_000 })
  })

  test('revoking a grant ends its codes and tokens, not those of other grants', async () => {
    for (const [model, id] of [
      ['AccessToken', 'access-4'],
      ['RefreshToken', 'refresh-4'],
      ['AuthorizationCode', 'code-4'],
    ] as const) {
      await adapterOf(model).upsert(id, { grantId: 'grant-4' }, 60)
    }
    await adapterOf('AccessToken').upsert('access-5', { grantId: 'grant-5' }, 60)
    await adapterOf('AccessToken').revokeByGrantId('grant-4')
    expect(await adapterOf('AccessToken').find('access-4')).toBeUndefined()
    expect(await adapterOf('RefreshToken').find('refresh-4')).toBeUndefined()
    expect(await adapterOf('AuthorizationCode').find('code-4')).toBeUndefined()
    expect(await adapterOf('AccessToken').find('access-5')).toBeDefined()
  })

  test('expired rows are deleted, others stay', async () => {
    await adapterOf('AccessToken').upsert('short', { scope: 'openid' }, 60)
    await adapterOf('AccessToken').upsert('long', { scope: 'openid' }, 3_600)
    time += 61_000
    expect(await payloads.deleteExpired(time, 1)).toBe(1)
    while ((await payloads.deleteExpired(time, 500)) > 0);
    expect(await adapterOf('AccessToken').find('short')).toBeUndefined()
    expect(await adapterOf('AccessToken').find('long')).toBeDefined()
  })

  test('everything about an account is deleted with it', async () => {
    await adapterOf('RefreshToken').upsert('of-berta', { accountId: 'berta' }, 60)
    await adapterOf('RefreshToken').upsert('of-cleo', { accountId: 'cleo' }, 60)
    await payloads.forgetAccount('berta')
    expect(await adapterOf('RefreshToken').find('of-berta')).toBeUndefined()
    expect(await adapterOf('RefreshToken').find('of-cleo')).toBeDefined()
  })
})
