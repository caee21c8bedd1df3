import { expect, test } from 'vitest'
import { sealer } from '../../src/secrets/sealer.ts'
import { ada, describeAdmin } from './people.ts'

const google = { provider: 'google', subject: '1' }
const work = { provider: 'work', subject: 'ada', organization: '6f6a3c1e-5a0e-4f7b-9d3c-0d6d6b1c5a11' }
const password = { password: { config: { password: 'hunter22' } } }
const oidc = (...providers: readonly object[]) => ({ oidc: { config: { providers } } })
const noTokens = { initial_id_token: '', initial_access_token: '', initial_refresh_token: '' }

describeAdmin('admin links with providers', ({ service, made }) => {
  const shown = async (id: string) =>
    (await service().admin('GET', `/admin/identities/${id}?include_credential=oidc`)).body.credentials?.['oidc']
  const deleted = async (id: string, query: string) => {
    const { status, body } = await service().admin('DELETE', `/admin/identities/${id}/credentials/oidc${query}`)
    return { status, reason: body?.error.reason }
  }

  test('links are imported, and shown only on request', async () => {
    const { id, credentials } = await made({ ...ada, credentials: oidc(google, { ...work, use_auto_link: true }) })
    expect(credentials?.['oidc']).toMatchObject({ type: 'oidc', identifiers: ['google:1', 'work:ada'] })
    expect(credentials?.['oidc']).not.toHaveProperty('config')
    expect((await shown(id))?.config).toEqual({
      providers: [
        { ...google, ...noTokens },
        { ...work, ...noTokens, use_auto_link: true },
      ],
    })
  })

  test('a link with a SAML provider is imported, and shown without tokens', async () => {
    const { id, credentials } = await made({ ...ada, credentials: { saml: { config: { providers: [work] } } } })
    expect(credentials?.['saml']).toMatchObject({ type: 'saml', identifiers: ['work:ada'] })
    const { body } = await service().admin('GET', `/admin/identities/${id}?include_credential=saml`)
    expect(body.credentials?.['saml']?.config).toEqual({ providers: [work] })
  })

  test('an import with an export’s tokens keeps the link alone', async () => {
    const { id } = await made({ ...ada, credentials: oidc({ ...google, ...noTokens, initial_id_token: 'secret' }) })
    expect((await shown(id))?.config).toEqual({ providers: [{ ...google, ...noTokens }] })
  })

  test('the tokens of the first sign-in are sealed in the database, and opened for operators', async () => {
    const { id } = await made({ ...ada, credentials: oidc(google) })
    const vault = sealer(['a secret of thirty-two characters'])
    const link = { ...google, added_at: '2026-11-20T10:00:00Z' }
    const sealed = vault.seal('provider-token', 'an access token')
    await service()
      .database.tables<{ credentials: { identity_id: string; config: string } }>()
      .updateTable('credentials')
      .set({ config: JSON.stringify({ providers: [{ ...link, initial_access_token: sealed }] }) })
      .where('identity_id', '=', id)
      .execute()
    expect((await shown(id))?.config).toEqual({
      providers: [{ ...google, ...noTokens, initial_access_token: 'an access token' }],
    })
  })

  test('a link of another account is a conflict, and nothing changes', async () => {
    await made({ ...ada, credentials: oidc(google) })
    const grace = { traits: { email: 'grace@example.org' }, credentials: oidc(google) }
    expect((await service().admin('POST', '/admin/identities', grace)).status).toBe(409)
    const { id } = await made({ traits: grace.traits, credentials: oidc(work) })
    const put = { schema_id: 'default', state: 'active', ...grace }
    expect((await service().admin('PUT', `/admin/identities/${id}`, put)).status).toBe(409)
    expect((await shown(id))?.identifiers).toEqual(['work:ada'])
  })

  test('a batch creates the accounts whose links are free', async () => {
    const { body } = await service().admin<{ identities: readonly { action: string }[] }>(
      'PATCH',
      '/admin/identities',
      {
        identities: [
          { create: { ...ada, credentials: oidc(google) } },
          { create: { traits: { email: 'grace@example.org' }, credentials: oidc(google) } },
          { create: { traits: { email: 'joan@example.org' }, credentials: oidc(work, work) } },
        ],
      },
    )
    expect(body.identities.map(({ action }) => action)).toEqual(['create', 'error', 'create'])
  })

  test('PUT adds links to those of the account, and tells the owner once', async () => {
    const verifiable_addresses = [{ value: 'ada@example.org', via: 'email', verified: true }]
    const { id } = await made({ ...ada, credentials: oidc(google), verifiable_addresses })
    const put = { schema_id: 'default', state: 'active', ...ada, credentials: oidc(google, work) }
    for (const _ of ['first', 'again'])
      expect((await service().admin('PUT', `/admin/identities/${id}`, put)).status).toBe(200)
    expect((await shown(id))?.identifiers).toEqual(['google:1', 'work:ada'])
    expect((await service().service.courier.list()).map(({ subject }) => subject)).toEqual(['New sign-in method added'])
  })

  test('an operator finds the account by a link', async () => {
    const { id } = await made({ ...ada, credentials: oidc(google) })
    const found = await service().admin<readonly { id: string }[]>(
      'GET',
      '/admin/identities?credentials_identifier=google:1',
    )
    expect(found.body.map((one) => one.id)).toEqual([id])
  })

  test.each([
    ['without a subject', { provider: 'google' }],
    ['with an empty subject', { provider: 'google', subject: '' }],
    ['whose provider has a colon', { provider: 'a:b', subject: '1' }],
    ['whose organization is no ID', { ...google, organization: 'acme' }],
    ['with an unknown field', { ...google, level: 3 }],
  ])('a link %s is refused', async (_, link) => {
    expect((await service().admin('POST', '/admin/identities', { ...ada, credentials: oidc(link) })).status).toBe(400)
  })

  test('a link is deleted by its identifier', async () => {
    const { id } = await made({ ...ada, credentials: { ...password, ...oidc(google, work) } })
    expect(await deleted(id, '?identifier=google:1')).toEqual({ status: 204, reason: undefined })
    expect((await shown(id))?.identifiers).toEqual(['work:ada'])
    expect(await deleted(id, '?identifier=work:ada')).toMatchObject({ status: 204 })
    expect(await shown(id)).toBeUndefined()
    expect(await deleted(id, '?identifier=work:ada')).toMatchObject({ status: 404 })
  })

  test.each([
    ['without an identifier', '', 400, '"identifier"'],
    ['with an empty identifier', '?identifier=', 400, '"identifier"'],
    ['of another account', '?identifier=google:2', 404, 'this identifier'],
  ])('a link is not deleted %s', async (_, query, status, reason) => {
    const { id } = await made({ ...ada, credentials: { ...password, ...oidc(google) } })
    expect(await deleted(id, query)).toEqual({ status, reason: expect.stringContaining(reason) })
    expect((await shown(id))?.identifiers).toEqual(['google:1'])
  })
})
