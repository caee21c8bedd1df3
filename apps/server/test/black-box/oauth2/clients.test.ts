import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { send } from '../../send.ts'
import { sharedShipped, startShipped, type Shipped } from '../../shipped.ts'

const shared = sharedShipped()

const registration = {
  client_id: 'shop',
  client_name: 'Shop',
  owner: 'sales',
  redirect_uris: ['https://shop.example/callback'],
  grant_types: ['authorization_code', 'refresh_token'],
  scope: 'openid email',
}

/** Sends a request to the admin API, with JSON unless it is a form. */
const administer =
  ({ adminOrigin }: Shipped) =>
  async (method: string, path: string, body?: unknown) => {
    const port = Number(new URL(adminOrigin).port)
    const isForm = body instanceof URLSearchParams
    const answer = await send(port, path, {
      method,
      headers: { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' },
      ...(body !== undefined && { body: isForm ? String(body) : JSON.stringify(body) }),
    })
    return { ...answer, json: answer.text === '' ? undefined : JSON.parse(answer.text) }
  }

/** The answer to a code that does not exist: 400 with the right secret, 401 with another one. */
async function statusWith(shipped: Shipped, id: string, secret: string): Promise<number> {
  const { status } = await shipped.client().send('/oauth2/token', {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
    },
    body: 'grant_type=authorization_code&code=unknown&redirect_uri=https%3A%2F%2Fshop.example%2Fcallback',
  })
  return status
}

test('a client is made, read, replaced, patched and deleted; its secret is shown once and works', async () => {
  const shipped = shared()
  const admin = administer(shipped)
  const made = await admin('POST', '/admin/clients', registration)
  expect([made.status, made.headers.location]).toEqual([201, '/admin/clients/shop'])
  const { client_secret: secret } = made.json
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
  expect(await statusWith(shipped, 'shop', secret)).toBe(400)
  expect(await statusWith(shipped, 'shop', 'a secret that is not right')).toBe(401)

  const { client_secret: _, ...shown } = made.json
  expect((await admin('GET', '/admin/clients/shop')).json).toEqual(shown)
  const replaced = await admin('PUT', '/admin/clients/shop', { ...registration, client_name: 'Store' })
  expect(replaced.json).toMatchObject({ client_name: 'Store', created_at: shown.created_at })
  expect(replaced.json).not.toHaveProperty('client_secret')
  expect(await statusWith(shipped, 'shop', secret)).toBe(400)

  const patch = [{ op: 'replace', path: '/client_name', value: 'Shop again' }]
  expect((await admin('PATCH', '/admin/clients/shop', patch)).json).toMatchObject({ client_name: 'Shop again' })
  const changed = await admin('PUT', '/admin/clients/shop', { ...registration, client_secret: 'another long secret' })
  expect(changed.json).toMatchObject({ client_secret: 'another long secret' })
  expect(await statusWith(shipped, 'shop', secret)).toBe(401)
  expect(await statusWith(shipped, 'shop', 'another long secret')).toBe(400)

  const lifespans = { authorization_code_grant_access_token_lifespan: '10m' }
  expect((await admin('PUT', '/admin/clients/shop/lifespans', lifespans)).json).toMatchObject(lifespans)
  expect((await admin('PUT', '/admin/clients/shop/lifespans', {})).json).toMatchObject({
    authorization_code_grant_access_token_lifespan: null,
  })

  const gone = await admin('DELETE', '/admin/clients/shop')
  expect([gone.status, gone.text]).toEqual([204, ''])
  expect((await admin('GET', '/admin/clients/shop')).status).toBe(404)
  expect(await statusWith(shipped, 'shop', 'another long secret')).toBe(401)
})

test('clients are listed page by page, by name and by owner', async () => {
  const shipped = await startShipped()
  const admin = administer(shipped)
  for (const id of ['b', 'a', 'z']) {
    await admin('POST', '/admin/clients', { ...registration, client_id: id, owner: `owner of ${id}` })
  }
  const idsOf = (list: readonly { client_id: string }[]) => list.map(({ client_id }) => client_id)
  const first = await admin('GET', '/admin/clients?page_size=2')
  expect(idsOf(first.json)).toEqual(['a', 'b'])
  const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? ''
  const second = await admin('GET', next)
  expect(idsOf(second.json)).toEqual(['third-party-app', 'z'])
  expect(second.headers.link).not.toContain('rel="next"')
  expect(idsOf((await admin('GET', '/admin/clients?owner=owner+of+b')).json)).toEqual(['b'])
  expect(idsOf((await admin('GET', '/admin/clients?client_name=Shop')).json)).toEqual(['a', 'b', 'z'])
  expect(JSON.stringify((await admin('GET', '/admin/clients')).json)).not.toContain('client_secret"')
})

test('a client that cannot be used is refused with the name of the field', async () => {
  const admin = administer(shared())
  const refusal = async (own: object) => {
    const { status, json } = await admin('POST', '/admin/clients', { ...registration, ...own })
    return [status, json.error, String(json.error_description).split(' ', 1)[0]]
  }
  for (const [field, value] of [
    ['redirect_uris', ['http://shop.example/callback']],
    ['redirect_uris', ['https://shop.example/callback#part']],
    ['redirect_uris', ['https://*.shop.example/callback']],
    ['redirect_uris', ['https://name:word@shop.example/']],
    ['redirect_uris', ['myapp:/callback']],
    ['redirect_uris', ['javascript:alert(1)']],
    ['redirect_uris', []],
    ['post_logout_redirect_uris', ['http://shop.example/']],
    ['grant_types', ['client_credentials']],
    ['response_types', ['id_token']],
    ['scope', 'openid admin'],
    ['logo_uri', 'http://shop.example/logo.png'],
    ['token_endpoint_auth_method', 'client_secret_jwt'],
    ['allowed_cors_origins', ['https://shop.example/']],
    ['client_secret', 'short'],
    ['client_id', 'with space'],
    ['subject_type', 'pairwise'],
    ['backchannel_logout_uri', 'https://shop.example/logout'],
    ['access_token_strategy', 'jwt'],
    ['authorization_code_grant_access_token_lifespan', 'for ever'],
  ] as const) {
    expect([field, value, await refusal({ [field]: value })]).toEqual([field, value, [400, 'invalid_request', field]])
  }
  for (const redirect of [
    'https://shop.example/a?b=c',
    'http://127.0.0.1:8080/',
    'http://[::1]/cb',
    'com.example.app:/cb',
  ]) {
    const { status } = await admin('POST', '/admin/clients', {
      ...registration,
      client_id: undefined,
      redirect_uris: [redirect],
    })
    expect([redirect, status]).toEqual([redirect, 201])
  }
})

test('a taken id, a client of the file and an unreadable request are refused', async () => {
  const admin = administer(shared())
  const status = async (...request: Parameters<typeof admin>) => (await admin(...request)).status
  await admin('POST', '/admin/clients', registration)
  expect(await status('POST', '/admin/clients', registration)).toBe(409)
  const ofFile = '/admin/clients/third-party-app'
  expect(await status('POST', '/admin/clients', { ...registration, client_id: 'third-party-app' })).toBe(409)
  expect(await status('PUT', ofFile, registration)).toBe(409)
  expect(await status('PATCH', ofFile, [])).toBe(409)
  expect(await status('DELETE', ofFile)).toBe(409)
  expect(await status('GET', ofFile)).toBe(200)
  expect(await status('PUT', '/admin/clients/unknown', registration)).toBe(404)
  expect(await status('DELETE', '/admin/clients/unknown')).toBe(404)
  expect(await status('POST', '/admin/clients')).toBe(400)
  expect(await status('PATCH', '/admin/clients/shop', { op: 'remove' })).toBe(400)
  expect(await status('PATCH', '/admin/clients/shop', [{ op: 'replace', path: '/client_id', value: 'x' }])).toBe(400)
  expect(await status('PATCH', '/admin/clients/shop', [{ op: 'remove', path: '/nothing' }])).toBe(400)
  expect(await status('GET', '/admin/clients?page_size=all')).toBe(400)
})

test('the database holds no client secret', async () => {
  const shipped = shared()
  const admin = administer(shipped)
  const { json } = await admin('POST', '/admin/clients', { ...registration, client_id: 'another-shop' })
  const files = readdirSync(shipped.folder).filter((name) => name.startsWith('collect.db'))
  expect(files).toContain('collect.db')
  for (const name of files) expect(readFileSync(`${shipped.folder}/${name}`).includes(json.client_secret)).toBe(false)
})

test('the admin API says of a token that is unknown only that it is not active', async () => {
  const admin = administer(shared())
  const asked = await admin('POST', '/admin/oauth2/introspect', new URLSearchParams({ token: 'unknown' }))
  expect([asked.status, asked.json]).toEqual([200, { active: false }])
  expect((await admin('POST', '/admin/oauth2/introspect', new URLSearchParams())).status).toBe(400)
  expect((await admin('DELETE', '/admin/oauth2/tokens')).status).toBe(400)
  expect((await admin('DELETE', '/admin/oauth2/tokens?client_id=shop')).status).toBe(204)
  expect((await admin('GET', '/admin/oauth2/nothing')).json).toMatchObject({ error: 'not_found', status_code: 404 })
})
