import type { Identity } from '@collect/contract'
import { expect, test } from 'vitest'
import { ada, bcryptHash, describeAdmin, unknownId } from './people.ts'

describeAdmin('admin identities', ({ service, made, signIn }) => {
  test('an account is created and read', async () => {
    const { status, headers, body } = await service().admin('POST', '/admin/identities', {
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
    expect((await service().admin('GET', `/admin/identities/${body.id}`)).body).toEqual(body)
    expect((await service().admin('GET', `/admin/identities/${body.id.toUpperCase()}`)).body).toEqual(body)
    expect((await service().admin('GET', '/admin/identities/by/external/e-1')).body).toEqual(body)
  })

  test.each([
    ['in plain text', { password: 'hunter22' }],
    ['as a bcrypt hash', { hashed_password: bcryptHash }],
  ])('a user who was imported with a password %s can sign in', async (_, config) => {
    const { id } = await made({ ...ada, credentials: { password: { config } } })
    expect((await signIn('ada@example.org', 'hunter23')).status).toBe(400)
    const { status, body } = await signIn('ADA@example.org', 'hunter22')
    expect({ status, id: body.session?.identity?.id }).toEqual({ status: 200, id })
    const { credentials } = (await service().admin('GET', `/admin/identities/${id}?include_credential=password`)).body
    expect(credentials?.['password']).toMatchObject({
      type: 'password',
      identifiers: ['ada@example.org'],
      config: { hashed_password: expect.stringMatching(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/) },
    })
  })

  test('secrets are shown only on request', async () => {
    const { id, credentials } = await made({ ...ada, credentials: { password: { config: { password: 'hunter22' } } } })
    expect(credentials?.['password']).toEqual(expect.not.objectContaining({ config: expect.anything() }))
    const plain = await service().admin('GET', `/admin/identities/${id}`)
    expect(JSON.stringify(plain.body)).not.toContain('argon2')
    expect(JSON.stringify((await service().admin('GET', '/admin/identities')).body)).not.toContain('argon2')
    const asked = await service().admin<readonly Identity[]>('GET', '/admin/identities?include_credential=password')
    expect(asked.body[0]?.credentials?.['password']?.config?.['hashed_password']).toContain('argon2')
    expect((await service().admin('GET', `/admin/identities/${id}?include_credential=all`)).status).toBe(400)
  })

  test('PUT replaces everything, also fields that are left out', async () => {
    const { id } = await made({ ...ada, metadata_public: { a: 1 }, metadata_admin: { b: 2 }, external_id: 'e-1' })
    expect((await service().admin('PUT', `/admin/identities/${id}`, ada)).status).toBe(400)
    service().time.now += 1000
    const { status, body } = await service().admin('PUT', `/admin/identities/${id}`, {
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

  test('PATCH changes only what it names', async () => {
    const { id, verifiable_addresses: addresses } = await made({ ...ada, metadata_admin: { tags: ['a'] } })
    const { status, body } = await service().admin('PATCH', `/admin/identities/${id}`, [
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
    ['the id', [{ op: 'replace', path: '/id', value: unknownId }]],
    ['the secrets', [{ op: 'remove', path: '/credentials' }]],
    ['the secrets of a provider', [{ op: 'add', path: '/credentials/oidc/config', value: {} }]],
    ['the time of a change', [{ op: 'replace', path: '/stateChangedAt', value: 1 }]],
    ['the whole document', [{ op: 'replace', path: '', value: {} }]],
    ['a move from a forbidden path', [{ op: 'move', from: '/id', path: '/external_id' }]],
    ['a path that does not exist', [{ op: 'remove', path: '/traits/nickname' }]],
    ['a failed test', [{ op: 'test', path: '/state', value: 'inactive' }]],
    ['an unknown state', [{ op: 'replace', path: '/state', value: 'asleep' }]],
    ['the removal of a required trait', [{ op: 'remove', path: '/traits/email' }]],
    ['a path to a prototype', [{ op: 'add', path: '/traits/__proto__/x', value: 1 }]],
  ])('a patch with %s is refused, nothing changes', async (_, patch) => {
    const before = await made()
    const { status } = await service().admin('PATCH', `/admin/identities/${before.id}`, patch)
    expect(status).toBe(400)
    expect((await service().admin('GET', `/admin/identities/${before.id}`)).body).toEqual(before)
  })

  test('an account is deleted with all that belongs to it', async () => {
    const { id } = await made({ ...ada, credentials: { password: { config: { password: 'hunter22' } } } })
    const { body } = await signIn('ada@example.org', 'hunter22')
    expect((await service().admin('DELETE', `/admin/identities/${id}`)).status).toBe(204)
    expect((await service().admin('GET', `/admin/identities/${id}`)).status).toBe(404)
    expect(
      (await service().public('GET', '/sessions/whoami', undefined, { 'x-session-token': body.session_token })).status,
    ).toBe(401)
    expect((await service().admin('POST', '/admin/identities', ada)).status).toBe(201)
  })

  test.each([
    ['password', 400, 'last way to sign in'],
    ['totp', 404, 'no credential'],
    ['passkey', 400, 'cannot be deleted'],
    ['nonsense', 400, 'cannot be deleted'],
  ])('deleting the credential %s: %d', async (type, status, reason) => {
    const { id } = await made({ ...ada, credentials: { password: { config: { password: 'hunter22' } } } })
    const answer = await service().admin('DELETE', `/admin/identities/${id}/credentials/${type}`)
    expect(answer.status).toBe(status)
    expect(answer.body.error.reason).toContain(reason)
  })
})
