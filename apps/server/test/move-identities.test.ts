import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestService, type TestService } from '../../../packages/identity/test/service/test-service.ts'
import {
  accountWithApp,
  accountWithCodes,
  appCode,
  withPassword,
  withSecondFactors,
} from '../../../packages/identity/test/service/second-factors.ts'
import { exportIdentities, importIdentities, type PortableIdentity } from '../src/commands/move-identities.ts'

let folder: string
let before: TestService
let after: TestService

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'collect-move-'))
  before = await createTestService(`file:${join(folder, 'before.db')}`, { config: withSecondFactors })
  // The other service has its own secrets.
  const secrets = ['another service has another secret']
  after = await createTestService(`file:${join(folder, 'after.db')}`, { config: withSecondFactors, secrets })
})
afterAll(async () => {
  await before.close()
  await after.close()
  rmSync(folder, { recursive: true, force: true })
})

const all = async (server: TestService): Promise<PortableIdentity[]> => {
  const found = []
  for await (const one of exportIdentities((request) => server.identity.admin(request), server.origin)) found.push(one)
  return found
}
const bring = (server: TestService, people: readonly PortableIdentity[]) =>
  importIdentities((request) => server.identity.admin(request), server.origin, people)

test('accounts move with passwords, second factors, addresses and metadata, and no mail is sent', async () => {
  const [plain, app, codes] = [
    await before.account({ name: 'Ada' }),
    await accountWithApp(before, 'native'),
    await accountWithCodes(before, 'native'),
  ]
  const path = `${before.origin}/admin/identities/${plain.identity.id}`
  const changes = [
    { op: 'replace', path: '/metadata_admin', value: { plan: 'gold' } },
    { op: 'replace', path: '/verifiable_addresses/0/verified', value: true },
    { op: 'replace', path: '/external_id', value: 'customer-1' },
  ]
  const headers = { 'content-type': 'application/json' }
  await before.identity.admin(new Request(path, { method: 'PATCH', body: JSON.stringify(changes), headers }))
  // One backup code is used.
  const { visitor } = await withPassword(before, 'native', codes)
  const { flow } = await visitor.start('login', { aal: 'aal2' })
  const [used = '', fresh = ''] = codes.codes
  await visitor.send('login', flow, { method: 'lookup_secret', lookup_secret: used })

  const people = await all(before)
  expect(await bring(after, people)).toEqual({ made: 3, refused: [] })
  expect(await after.identity.courier.list()).toEqual([])
  // The export of the other service equals the import.
  const sorted = (list: readonly PortableIdentity[]) => list.map((one) => JSON.stringify(one)).toSorted()
  expect(sorted(await all(after))).toEqual(sorted(people))

  const ada = await after.signedIn('native', plain)
  expect((await ada.whoami())?.identity).toMatchObject({
    external_id: 'customer-1',
    traits: { name: 'Ada' },
    verifiable_addresses: [{ verified: true }],
  })
  const second = async (account: { email: string; password: string }, payload: object) => {
    const half = await withPassword(after, 'native', account)
    const { flow: step } = await half.visitor.start('login', { aal: 'aal2' })
    await half.visitor.send('login', step, { ...payload })
    return (await half.visitor.whoami())?.authenticator_assurance_level
  }
  expect(await second(app, { method: 'totp', totp_code: appCode(app.secret, after) })).toBe('aal2')
  expect(await second(codes, { method: 'lookup_secret', lookup_secret: used })).toBeUndefined()
  expect(await second(codes, { method: 'lookup_secret', lookup_secret: fresh })).toBe('aal2')
})

test('an existing account and an invalid one are refused, without effect on the others', async () => {
  const there = { schema_id: 'default', traits: { email: 'there@example.org' } }
  expect((await bring(after, [there])).made).toBe(1)
  const people = [
    there,
    { schema_id: 'default', traits: { email: 'no address' } },
    {
      schema_id: 'default',
      traits: { email: 'app@example.org' },
      credentials: { totp: { config: { totp_url: 'otpauth://hotp/x' } } },
    },
    { schema_id: 'default', traits: { email: 'free@example.org' } },
  ]
  const { made, refused } = await bring(after, people)
  expect(made).toBe(1)
  expect(refused.map(({ index }) => index)).toEqual([0, 1, 2])
  expect(refused[2]?.reason).toContain('otpauth')
})

test('passkeys and security keys move unchanged', async () => {
  const key = {
    id: 'AQID',
    public_key: 'BAUG',
    attestation_type: 'none',
    authenticator: { aaguid: 'AAAA', sign_count: 3, clone_warning: false },
    display_name: 'Phone',
    added_at: '2026-11-20T10:00:00.000Z',
    is_passwordless: true,
  }
  const traits = { email: 'keys@example.org' }
  const credentials = {
    webauthn: { config: { credentials: [key], user_handle: 'AQ==' } },
    passkey: { config: { credentials: [{ ...key, id: 'CQkJ' }], user_handle: 'Ag==' } },
  }
  expect(await bring(after, [{ traits, credentials }])).toEqual({ made: 1, refused: [] })
  expect(await all(after)).toContainEqual(expect.objectContaining({ traits, credentials }))
})

test('links with providers move without the tokens of the first sign-in', async () => {
  const traits = { email: 'links@example.org' }
  const link = { subject: '1', provider: 'google' }
  const tokens = { initial_id_token: '', initial_access_token: 'an access token', initial_refresh_token: '' }
  const person = { schema_id: 'default', traits, credentials: { oidc: { config: { providers: [link] } } } }
  const answers = async () =>
    Response.json([
      { ...person, credentials: { oidc: { config: { providers: [{ ...link, ...tokens }] } } } }, // as a Kratos shows it
    ])
  const read = []
  for await (const one of exportIdentities(answers, after.origin)) read.push(one)
  expect(read).toEqual([person])
  expect(await bring(after, read)).toEqual({ made: 1, refused: [] })
  expect(await all(after)).toContainEqual(expect.objectContaining({ traits, credentials: person.credentials }))
})

test('accounts move from several pages', async () => {
  const people = Array.from({ length: 260 }, (_, index) => ({ traits: { email: `many.${index}@example.org` } }))
  const count = (await all(after)).length
  expect((await bring(after, people)).made).toBe(260)
  expect(await all(after)).toHaveLength(count + 260)
})
