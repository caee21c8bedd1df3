import { expect, test } from 'vitest'
import { ada, bcryptHash, describeAdmin, unknownId } from './people.ts'

describeAdmin('refused by the admin API for identities', ({ service, made }) => {
  test.each([
    ['no JSON', '{', 'has to be JSON'],
    ['no object', [], 'body:'],
    ['no traits', {}, 'traits'],
    ['an unknown key', { ...ada, role: 'admin' }, 'role'],
    ['an unknown schema', { ...ada, schema_id: 'other' }, 'no identity schema "other"'],
    ['a wrong trait', { traits: { email: 'no address' } }, 'traits.email'],
    ['a trait too many', { traits: { email: 'a@b.example', role: 'x' } }, 'role'],
    ['control characters', { traits: { email: 'a@b.example', name: 'a\u0000b' } }, 'traits.name'],
    ['an unknown state', { ...ada, state: 'asleep' }, 'state'],
    [
      'an unknown hash',
      { ...ada, credentials: { password: { config: { hashed_password: 'md5' } } } },
      'no format that is understood',
    ],
    ['no password at all', { ...ada, credentials: { password: { config: {} } } }, 'either hashed_password or password'],
    [
      'a hash and a password',
      { ...ada, credentials: { password: { config: { hashed_password: bcryptHash, password: 'x' } } } },
      'either',
    ],
    ['an external id with a control character', { ...ada, external_id: 'a\u0000' }, 'external_id'],
    ['an organisation with a malformed id', { ...ada, organization_id: 'x' }, 'organization_id'],
    ['data nested too deeply', `{"traits":{},"metadata_admin":${'['.repeat(9_000)}${']'.repeat(9_000)}}`, 'too deep'],
  ])('an account with %s', async (_, payload, reason) => {
    const { status, body } = await service().admin('POST', '/admin/identities', payload)
    expect({ status, code: body.error.code }).toEqual({ status: 400, code: 400 })
    expect(body.error.reason).toContain(reason)
    expect((await service().admin('GET', '/admin/identities')).body).toEqual([])
  })

  test('a body of more than 5 MB', async () => {
    const { status } = await service().admin('POST', '/admin/identities', {
      ...ada,
      metadata_admin: 'x'.repeat(6_000_000),
    })
    expect(status).toBe(413)
  })

  test.each([
    ['GET', `/admin/identities/${unknownId}`],
    ['GET', '/admin/identities/not-an-id'],
    ['GET', '/admin/identities/by/external/none'],
    ['GET', '/admin/identities/by/external/%00'],
    ['DELETE', `/admin/identities/${unknownId}`],
    ['DELETE', `/admin/identities/${unknownId}/credentials/password`],
    ['PUT', `/admin/identities/${unknownId}`],
    ['PATCH', `/admin/identities/${unknownId}`],
    ['GET', '/admin/nothing'],
    ['GET', '/nothing'],
  ])('%s %s is not found', async (method, path) => {
    const { status, body, headers } = await service().admin(
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

  test('an identifier, address or external id of another account', async () => {
    await made({ ...ada, external_id: 'e-1', credentials: { password: { config: { password: 'correct horse' } } } })
    expect((await service().admin('POST', '/admin/identities', { traits: { email: 'ada@example.ORG' } })).status).toBe(
      409,
    )
    expect(
      (await service().admin('POST', '/admin/identities', { traits: { email: 'b@example.org' }, external_id: 'e-1' }))
        .status,
    ).toBe(409)
    const other = await made({ traits: { email: 'b@example.org' } })
    const update = { ...ada, state: 'active' }
    expect((await service().admin('PUT', `/admin/identities/${other.id}`, update)).status).toBe(409)
    const patch = [{ op: 'replace', path: '/traits/email', value: 'ada@example.org' }]
    expect((await service().admin('PATCH', `/admin/identities/${other.id}`, patch)).status).toBe(409)
  })
})
