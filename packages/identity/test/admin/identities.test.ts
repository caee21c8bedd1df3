import type { Identity, Traits } from '@collect/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { testDatabases } from '../../../storage/test/databases.ts'
import { openAdmin, type OpenAdmin } from './open-admin.ts'

const ada = { traits: { email: 'Ada@Example.org', name: 'Ada' } }
const nobody = '00000000-0000-4000-8000-000000000000'
/** `hunter22`, by bcrypt. */
const bcryptHash = '$2b$04$Fp0QUbfb48hAFvKHb1XoWuURWQikIVJ3IVHbXDzAS2rzSYoSqxysq'

describe.each(testDatabases)('admin identities on $name', (databases) => {
  let house: OpenAdmin
  beforeEach(async () => {
    house = await openAdmin(databases)
  })
  afterEach(() => house.close())

  const made = async (payload: object = ada) => (await house.admin('POST', '/admin/identities', payload)).body
  const signIn = async (identifier: string, password: string) => {
    const { body: flow } = await house.public('GET', '/self-service/login/api')
    return house.public('POST', `/self-service/login?flow=${flow.id}`, { method: 'password', identifier, password })
  }

  describe('refused', () => {
    test.each([
      ['no JSON', '{', 'has to be JSON'],
      ['no object', [], 'body:'],
      ['no traits', {}, 'traits'],
      ['an unknown key', { ...ada, role: 'admin' }, 'role'],
      ['an unknown schema', { ...ada, schema_id: 'other' }, 'no identity schema "other"'],
      ['a wrong trait', { traits: { email: 'nobody' } }, 'traits.email'],
      ['a trait too many', { traits: { email: 'a@b.example', role: 'x' } }, 'role'],
      ['control characters', { traits: { email: 'a@b.example', name: 'a\u0000b' } }, 'traits.name'],
      ['an unknown state', { ...ada, state: 'asleep' }, 'state'],
      [
        'an unknown hash',
        { ...ada, credentials: { password: { config: { hashed_password: 'md5' } } } },
        'no format that is understood',
      ],
      [
        'no password at all',
        { ...ada, credentials: { password: { config: {} } } },
        'either hashed_password or password',
      ],
      [
        'a hash and a password',
        { ...ada, credentials: { password: { config: { hashed_password: bcryptHash, password: 'x' } } } },
        'either',
      ],
      ['a credential that is not there yet', { ...ada, credentials: { oidc: { config: {} } } }, 'not supported yet'],
      ['an external id with a control character', { ...ada, external_id: 'a\u0000' }, 'external_id'],
      ['an organisation that is no id', { ...ada, organization_id: 'x' }, 'organization_id'],
      ['data without a bottom', `{"traits":{},"metadata_admin":${'['.repeat(9_000)}${']'.repeat(9_000)}}`, 'too deep'],
    ])('an account with %s', async (_, payload, reason) => {
      const { status, body } = await house.admin('POST', '/admin/identities', payload)
      expect({ status, code: body.error.code }).toEqual({ status: 400, code: 400 })
      expect(body.error.reason).toContain(reason)
      expect((await house.admin('GET', '/admin/identities')).body).toEqual([])
    })

    test('a body of more than 5 MB', async () => {
      const { status } = await house.admin('POST', '/admin/identities', {
        ...ada,
        metadata_admin: 'x'.repeat(6_000_000),
      })
      expect(status).toBe(413)
    })

    test.each([
      ['GET', `/admin/identities/${nobody}`],
      ['GET', '/admin/identities/not-an-id'],
      ['GET', '/admin/identities/by/external/none'],
      ['GET', '/admin/identities/by/external/%00'],
      ['DELETE', `/admin/identities/${nobody}`],
      ['DELETE', `/admin/identities/${nobody}/credentials/password`],
      ['PUT', `/admin/identities/${nobody}`],
      ['PATCH', `/admin/identities/${nobody}`],
      ['GET', '/admin/nothing'],
      ['GET', '/nothing'],
    ])('%s %s is not there', async (method, path) => {
      const { status, body, headers } = await house.admin(
        method,
        path,
        method === 'PUT' || method === 'PATCH' ? {} : undefined,
        {
          'x-request-id': 'r-1',
        },
      )
      expect(status).toBe(404)
      expect(body.error).toMatchObject({ code: 404, status: 'Not Found', request: 'r-1' })
      expect(headers.get('content-type')).toBe('application/json')
    })

    test('an identifier, address or external id of somebody else', async () => {
      await made({ ...ada, external_id: 'e-1', credentials: { password: { config: { password: 'correct horse' } } } })
      expect((await house.admin('POST', '/admin/identities', { traits: { email: 'ada@example.ORG' } })).status).toBe(
        409,
      )
      expect(
        (await house.admin('POST', '/admin/identities', { traits: { email: 'b@example.org' }, external_id: 'e-1' }))
          .status,
      ).toBe(409)
      const other = await made({ traits: { email: 'b@example.org' } })
      const update = { ...ada, state: 'active' }
      expect((await house.admin('PUT', `/admin/identities/${other.id}`, update)).status).toBe(409)
      const patch = [{ op: 'replace', path: '/traits/email', value: 'ada@example.org' }]
      expect((await house.admin('PATCH', `/admin/identities/${other.id}`, patch)).status).toBe(409)
    })
  })

  test('an account is made and read', async () => {
    const { status, headers, body } = await house.admin('POST', '/admin/identities', {
      ...ada,
      metadata_public: { level: 3 },
      metadata_admin: { note: '' },
      external_id: 'e-1',
      verifiable_addresses: [{ value: 'ADA@example.org', via: 'email', verified: true, status: 'completed' }],
    })
    expect(status).toBe(201)
    expect(headers.get('location')).toBe(`http://127.0.0.1:4434/admin/identities/${body.id}`)
    expect(body).toMatchObject({
      schema_id: 'default',
      state: 'active',
      traits: ada.traits,
      metadata_public: { level: 3 },
      metadata_admin: { note: '' },
      external_id: 'e-1',
      organization_id: null,
      credentials: {},
      verifiable_addresses: [
        { value: 'ada@example.org', verified: true, status: 'completed', verified_at: '2026-11-20T10:00:00.000Z' },
      ],
      recovery_addresses: [{ value: 'ada@example.org' }],
    })
    expect((await house.admin('GET', `/admin/identities/${body.id}`)).body).toEqual(body)
    expect((await house.admin('GET', `/admin/identities/${body.id.toUpperCase()}`)).body).toEqual(body)
    expect((await house.admin('GET', '/admin/identities/by/external/e-1')).body).toEqual(body)
  })

  test.each([
    ['in the clear', { password: 'hunter22' }],
    ['as a bcrypt hash', { hashed_password: bcryptHash }],
  ])('who was brought along with a password %s can sign in', async (_, config) => {
    const { id } = await made({ ...ada, credentials: { password: { config } } })
    expect((await signIn('ada@example.org', 'hunter23')).status).toBe(400)
    const { status, body } = await signIn('ADA@example.org', 'hunter22')
    expect({ status, id: body.session?.identity?.id }).toEqual({ status: 200, id })
    const { credentials } = (await house.admin('GET', `/admin/identities/${id}?include_credential=password`)).body
    expect(credentials?.['password']).toMatchObject({
      type: 'password',
      identifiers: ['ada@example.org'],
      config: { hashed_password: expect.stringMatching(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/) },
    })
  })

  test('secrets are shown only where they are asked for', async () => {
    const { id, credentials } = await made({ ...ada, credentials: { password: { config: { password: 'hunter22' } } } })
    expect(credentials?.['password']).toEqual(expect.not.objectContaining({ config: expect.anything() }))
    const plain = await house.admin('GET', `/admin/identities/${id}`)
    expect(JSON.stringify(plain.body)).not.toContain('argon2')
    expect(JSON.stringify((await house.admin('GET', '/admin/identities')).body)).not.toContain('argon2')
    const asked = await house.admin<readonly Identity[]>('GET', '/admin/identities?include_credential=password')
    expect(asked.body[0]?.credentials?.['password']?.config?.['hashed_password']).toContain('argon2')
    expect((await house.admin('GET', `/admin/identities/${id}?include_credential=all`)).status).toBe(400)
  })

  test('PUT replaces everything that is not said', async () => {
    const { id } = await made({ ...ada, metadata_public: { a: 1 }, metadata_admin: { b: 2 }, external_id: 'e-1' })
    expect((await house.admin('PUT', `/admin/identities/${id}`, ada)).status).toBe(400)
    house.time.now += 1000
    const { status, body } = await house.admin('PUT', `/admin/identities/${id}`, {
      schema_id: 'default',
      traits: { email: 'new@example.org' },
      state: 'inactive',
      credentials: { password: { config: { password: 'hunter22' } } },
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      state: 'inactive',
      state_changed_at: '2026-11-20T10:00:01.000Z',
      traits: { email: 'new@example.org' },
      metadata_public: null,
      metadata_admin: null,
      credentials: { password: { identifiers: ['new@example.org'] } },
      verifiable_addresses: [{ value: 'new@example.org', verified: false, status: 'pending' }],
    })
    expect(body).not.toHaveProperty('external_id')
    const refused = await signIn('new@example.org', 'hunter22')
    expect({ status: refused.status, id: refused.body.ui.messages?.[0]?.id }).toEqual({ status: 400, id: 4010011 })
  })

  test('PATCH changes what it names', async () => {
    const { id, verifiable_addresses: addresses } = await made({ ...ada, metadata_admin: { tags: ['a'] } })
    const { status, body } = await house.admin('PATCH', `/admin/identities/${id}`, [
      { op: 'test', path: '/traits/name', value: 'Ada' },
      { op: 'replace', path: '/traits/name', value: 'Ada L.' },
      { op: 'add', path: '/metadata_admin/tags/-', value: 'b' },
      { op: 'add', path: '/external_id', value: 'e-2' },
      { op: 'replace', path: '/verifiable_addresses/0/verified', value: true },
    ])
    expect(status).toBe(200)
    expect(body).toMatchObject({
      traits: { email: 'Ada@Example.org', name: 'Ada L.' },
      metadata_admin: { tags: ['a', 'b'] },
      external_id: 'e-2',
      verifiable_addresses: [{ id: addresses?.[0]?.id, verified: true, status: 'completed' }],
    })
  })

  test.each([
    ['no list', {}],
    ['an unknown operation', [{ op: 'grow', path: '/state' }]],
    ['the id', [{ op: 'replace', path: '/id', value: nobody }]],
    ['the secrets', [{ op: 'remove', path: '/credentials' }]],
    ['the secrets of a provider', [{ op: 'add', path: '/credentials/oidc/config', value: {} }]],
    ['the time of a change', [{ op: 'replace', path: '/stateChangedAt', value: 1 }]],
    ['the whole', [{ op: 'replace', path: '', value: {} }]],
    ['something moved from where it may not', [{ op: 'move', from: '/id', path: '/external_id' }]],
    ['what is not there', [{ op: 'remove', path: '/traits/nickname' }]],
    ['a failed test', [{ op: 'test', path: '/state', value: 'inactive' }]],
    ['an unknown state', [{ op: 'replace', path: '/state', value: 'asleep' }]],
    ['a required trait taken away', [{ op: 'remove', path: '/traits/email' }]],
    ['a way to a prototype', [{ op: 'add', path: '/traits/__proto__/x', value: 1 }]],
  ])('a patch of %s is refused, nothing changes', async (_, patch) => {
    const before = await made()
    const { status } = await house.admin('PATCH', `/admin/identities/${before.id}`, patch)
    expect(status).toBe(400)
    expect((await house.admin('GET', `/admin/identities/${before.id}`)).body).toEqual(before)
  })

  test('an account is deleted with all that belongs to it', async () => {
    const { id } = await made({ ...ada, credentials: { password: { config: { password: 'hunter22' } } } })
    const { body } = await signIn('ada@example.org', 'hunter22')
    expect((await house.admin('DELETE', `/admin/identities/${id}`)).status).toBe(204)
    expect((await house.admin('GET', `/admin/identities/${id}`)).status).toBe(404)
    expect(
      (await house.public('GET', '/sessions/whoami', undefined, { 'x-session-token': body.session_token })).status,
    ).toBe(401)
    expect((await house.admin('POST', '/admin/identities', ada)).status).toBe(201)
  })

  test.each([
    ['password', 400, 'last way to sign in'],
    ['totp', 404, 'no credential'],
    ['passkey', 400, 'cannot be deleted'],
    ['nonsense', 400, 'cannot be deleted'],
  ])('deleting the credential %s: %d', async (type, status, reason) => {
    const { id } = await made({ ...ada, credentials: { password: { config: { password: 'hunter22' } } } })
    const answer = await house.admin('DELETE', `/admin/identities/${id}/credentials/${type}`)
    expect(answer.status).toBe(status)
    expect(answer.body.error.reason).toContain(reason)
  })

  describe('the list', () => {
    const names = ['a', 'b', 'c', 'd', 'e']
    beforeEach(async () => {
      for (const name of names) {
        await made({
          traits: { email: `${name}@example.org` },
          credentials: { password: { config: { hashed_password: bcryptHash } } },
        })
      }
    })
    const emails = (list: readonly { traits: Traits }[]) => list.map(({ traits }) => String(traits['email'])[0])
    const next = (headers: Headers) => /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1]

    test('is turned page by page, each account once', async () => {
      const seen: (string | undefined)[] = []
      let path: string | undefined = '/admin/identities?page_size=2'
      for (let page = 0; page < 5 && path; page += 1) {
        const { body, headers } = await house.admin<readonly Identity[]>('GET', path)
        seen.push(...emails(body))
        expect(headers.get('link')).toContain('rel="first"')
        path = next(headers)
      }
      expect(seen.toSorted()).toEqual(names)
      expect(path).toBeUndefined()
    })

    test('is turned by number too', async () => {
      const first = await house.admin<readonly Identity[]>('GET', '/admin/identities?per_page=2&page=1')
      const last = await house.admin<readonly Identity[]>('GET', '/admin/identities?per_page=2&page=3')
      expect([first.body.length, last.body.length]).toEqual([2, 1])
      expect(last.headers.get('x-total-count')).toBe('5')
    })

    test('is filtered by id and by identifier', async () => {
      const { body: all } = await house.admin<readonly Identity[]>('GET', '/admin/identities')
      const [one, two] = all
      const byId = await house.admin('GET', `/admin/identities?ids=${one?.id}&ids=${two?.id}&ids=${nobody}`)
      expect(byId.body).toHaveLength(2)
      expect(
        emails(
          (await house.admin<readonly Identity[]>('GET', '/admin/identities?credentials_identifier=B%40example.org'))
            .body,
        ),
      ).toEqual(['b'])
      expect((await house.admin('GET', '/admin/identities?credentials_identifier=x%00')).body).toEqual([])
    })

    test.each([
      ['ids=1'],
      ['page_size=many'],
      ['page_token=nonsense'],
      [`ids=${nobody}&credentials_identifier=a`],
      ['organization_id=1'],
      ['include_credential=everything'],
      [Array.from({ length: 501 }, () => `ids=${nobody}`).join('&')],
    ])('?%s is refused', async (query) => {
      expect((await house.admin('GET', `/admin/identities?${query}`)).status).toBe(400)
    })
  })

  describe('a batch', () => {
    test('makes what it can, and tells what it cannot', async () => {
      await made()
      const patchId = '11111111-1111-4111-8111-111111111111'
      const { status, body } = await house.admin('PATCH', '/admin/identities', {
        identities: [
          {
            create: {
              traits: { email: 'b@example.org' },
              credentials: { password: { config: { hashed_password: bcryptHash } } },
            },
            patch_id: patchId,
          },
          { create: ada },
          { create: { traits: {} } },
          {},
        ],
      })
      expect(status).toBe(200)
      expect(body.identities).toMatchObject([
        { action: 'create', identity: expect.stringMatching(/^[0-9a-f-]{36}$/), patch_id: patchId },
        { action: 'error', error: { code: 409 } },
        { action: 'error', error: { code: 400 } },
        { action: 'error', error: { code: 400 } },
      ])
      expect((await signIn('b@example.org', 'hunter22')).status).toBe(200)
    })

    test('has its limits', async () => {
      const many = (count: number, create: object) => ({
        identities: Array.from({ length: count }, () => ({ create })),
      })
      const inClear = { ...ada, credentials: { password: { config: { password: 'hunter22' } } } }
      expect((await house.admin('PATCH', '/admin/identities', many(1001, ada))).status).toBe(400)
      expect((await house.admin('PATCH', '/admin/identities', many(201, inClear))).status).toBe(400)
      expect((await house.admin('GET', '/admin/identities')).body).toEqual([])
    })
  })
})
