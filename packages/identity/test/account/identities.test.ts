import { randomUUID } from 'node:crypto'
import { openDatabase, type Database } from '@collect/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases, type TestDatabase } from '../../../storage/test/databases.ts'
import { createNotices } from '../../src/courier/notices.ts'
import { createIdentities, type Identities } from '../../src/identities/identities.ts'
import type { IdentityRecord } from '../../src/records/identity.ts'
import { createMethods } from '../../src/methods/create-methods.ts'
import { methods } from '../../src/methods/methods.ts'
import { SupersededError } from '../../src/identities/superseded-error.ts'
import type { SessionRecord } from '../../src/records/session.ts'
import { openSchemas } from '../../src/schema/open-schemas.ts'
import { sealer } from '../../src/secrets/sealer.ts'
import { openStores, type Stores } from '../../src/store/stores.ts'
import { configWith } from '../service/config-changes.ts'

const actor = { locale: 'en' } as const
const config = configWith('http://localhost:5100')
const { default: schema } = openSchemas(config)

describe.each(testDatabases)('accounts on $name', ({ create }) => {
  let place: TestDatabase
  let database: Database
  let identities: Identities
  let stores: Stores
  let now = Date.parse('2026-11-20T10:00:00Z')
  let people = 0

  beforeAll(async () => {
    place = await create()
    database = openDatabase(place.url)
    stores = await openStores(database, sealer(['a secret for flows, long enough here']))
    identities = createIdentities(
      stores,
      () => (now += 1),
      createNotices({ queue: async () => '' }, stores.events, Date.now),
      'safe',
      createMethods(methods, config).factors,
    )
  })
  afterAll(async () => {
    await database.close()
    await place.drop()
  })

  const newAccount = async (email = `person.${(people += 1)}@example.org`): Promise<IdentityRecord> => {
    const made = await identities.register({
      schema,
      traits: { email },
      credentials: [{ type: 'password', config: { hashed_password: 'first' } }],
    })
    if (made === 'taken') throw new Error('the address is taken')
    return made.identity
  }
  const changed = async (identity: IdentityRecord, traits: { readonly email: string; readonly name?: string }) => {
    const made = await identities.changeTraits(identity, schema, traits, { actor })
    if (made === 'taken') throw new Error('the address is taken')
    return made.identity
  }
  const passwordOf = async (id: string) => (await identities.credentialsOf(id)).find(({ type }) => type === 'password')
  const emailOf = ({ traits }: IdentityRecord) => String((traits as { readonly email: string }).email) // by the schema

  test('a taken identifier changes nothing, for a new and for an existing account', async () => {
    const email = emailOf(await newAccount())
    await expect(newAccount(email)).rejects.toThrow('taken')
    const other = await newAccount()
    expect(await identities.changeTraits(other, schema, { email }, { actor })).toBe('taken')
    expect(await identities.find(other.id)).toEqual(other)
    expect(await identities.findByPasswordIdentifier(email)).not.toMatchObject({ identity: { id: other.id } })
  })

  describe('a change that is based on an outdated copy of the account', () => {
    test('does not reactivate an account that was made inactive', async () => {
      const read = await newAccount()
      await identities.changeTraits(read, schema, read.traits, { state: 'inactive', actor })
      await changed(read, { email: emailOf(read), name: 'Ada' })
      expect(await identities.find(read.id)).toMatchObject({ state: 'inactive', traits: { name: 'Ada' } })
    })

    test('does not undo the verification of an address', async () => {
      const read = await newAccount()
      const [address] = read.verifiable
      await identities.markVerified(address?.id ?? '')
      await changed(read, { email: emailOf(read), name: 'Ada' })
      expect((await identities.find(read.id))?.verifiable).toMatchObject([{ id: address?.id, verified: true }])
    })

    test('does not restore a former address as an identifier', async () => {
      const read = await newAccount()
      const email = `new.${emailOf(read)}`
      await changed(read, { email })
      await identities.setPassword(read, schema, 'second', actor)
      expect(await identities.findByPasswordIdentifier(email)).toMatchObject({
        identity: { id: read.id },
        credential: { config: { hashed_password: 'second' } },
      })
      expect(await identities.findByPasswordIdentifier(emailOf(read))).toBeUndefined()
    })

    test('does not restore a former password', async () => {
      const read = await newAccount()
      await identities.setPassword(read, schema, 'second', actor)
      await expect(changed(read, { email: emailOf(read), name: 'Ada' })).rejects.toThrow(SupersededError)
      expect((await passwordOf(read.id))?.config).toEqual({ hashed_password: 'second' })
    })

    test('made twice at once leaves one address', async () => {
      const read = await newAccount()
      const emails = [`one.${emailOf(read)}`, `two.${emailOf(read)}`]
      await Promise.all(emails.map((email) => changed(read, { email })))
      const after = await identities.find(read.id)
      const email = after ? emailOf(after) : ''
      expect(emails).toContain(email)
      expect(after?.verifiable.map(({ value }) => value)).toEqual([email])
      expect(after?.recovery.map(({ value }) => value)).toEqual([email])
      expect((await passwordOf(read.id))?.identifiers).toEqual([email])
    })
  })

  test('a rehash does not overwrite a password that was changed meanwhile', async () => {
    const { id } = await newAccount()
    const read = await passwordOf(id)
    const account = await identities.find(id)
    if (!read || !account) throw new Error('the account is missing')
    await identities.setPassword(account, schema, 'second', actor)
    await identities.upgradePassword(read, 'the first, upgraded')
    expect((await passwordOf(id))?.config).toEqual({ hashed_password: 'second' })
  })

  describe('once an account is recovered', () => {
    test('changes from before the recovery are refused', async () => {
      const before = await newAccount()
      await identities.shutOut(before)
      const change = { config: {}, identifiers: [] }
      await expect(identities.setPassword(before, schema, 'of a thief', actor)).rejects.toThrow(SupersededError)
      await expect(identities.setSecondFactor(before, 'totp', {}, actor)).rejects.toThrow(SupersededError)
      await expect(identities.changeTraits(before, schema, before.traits, { actor })).rejects.toThrow(SupersededError)
      const add = () => identities.changeCredential(before, 'passkey', 'credential_added', () => change, actor)
      await expect(add()).rejects.toThrow(SupersededError)
      expect((await identities.credentialsOf(before.id)).map(({ type }) => type)).toEqual(['code'])
    })

    test('no session is issued for a sign-in from before the recovery', async () => {
      const before = await newAccount()
      const after = await identities.shutOut(before)
      const issue = (version: number) => stores.sessions.insert(sessionOf(before.id), version)
      expect(await issue(before.secretsVersion)).toBe(false)
      expect(await issue(after.secretsVersion)).toBe(true)
    })

    test('no concurrent sign-in from before the recovery leaves a session', async () => {
      for (let round = 0; round < 10; round += 1) {
        const before = await newAccount()
        const issue = () => stores.sessions.insert(sessionOf(before.id), before.secretsVersion)
        await Promise.all([issue(), identities.shutOut(before), issue(), issue()])
        const left = await stores.sessions.list({ identityId: before.id, active: true, now: 0, size: 10 })
        expect(left).toEqual([])
      }
    })
  })
})

const sessionOf = (identityId: string): SessionRecord => ({
  id: randomUUID(),
  identityId,
  tokenDigest: randomUUID(),
  active: true,
  aal: 'aal1',
  methods: [],
  authenticatedAt: 1,
  lastActiveAt: 1,
  issuedAt: 1,
  expiresAt: 2,
  endsAt: 2,
  device: { id: randomUUID(), ipAddress: '', userAgent: '', location: '' },
  recovers: false,
})
