import { readFileSync, writeFileSync } from 'node:fs'
import * as oauth2 from 'openid-client'
import { beforeAll, expect, test } from 'vitest'
import { provided } from './provided.ts'

const delivered = (name: string) => readFileSync(new URL(`../../../../../../config/${name}`, import.meta.url), 'utf8')

const service = provided((folder) => {
  const schema = JSON.parse(delivered('identity.schema.json'))
  Object.assign(schema.properties.traits.properties, { phone: { type: 'string' }, address: { type: 'object' } })
  writeFileSync(`${folder}/identity.schema.json`, JSON.stringify(schema))
  writeFileSync(`${folder}/kratos.yml`, delivered('kratos.yml'))
  return { IDENTITY_CONFIG: `${folder}/kratos.yml` }
})

const address = { street: '12 Brass Street', city: 'Basel', country: 'Switzerland' }

beforeAll(async () => {
  const { user, administer } = service()
  await administer('PATCH', `/admin/identities/${await user.sub()}`, [
    { op: 'add', path: '/traits/phone', value: '+41615550100' },
    { op: 'add', path: '/traits/address', value: address },
  ])
})

const profile = { name: 'Ada', updated_at: expect.any(Number) }
const email = { email: 'ada@example.org', email_verified: true }
const place = { address: { street_address: address.street, locality: address.city, country: address.country } }
const phone = { phone_number: '+41615550100', phone_number_verified: false }

test.each([
  { name: 'oidcc-scope-profile', scope: 'openid profile', claims: profile },
  { name: 'oidcc-scope-email', scope: 'openid email', claims: email },
  { name: 'oidcc-scope-address', scope: 'openid address', claims: place },
  { name: 'oidcc-scope-phone', scope: 'openid phone', claims: phone },
  {
    name: 'oidcc-scope-all',
    scope: 'openid profile email address phone',
    claims: { ...profile, ...email, ...place, ...phone },
  },
])('$name: userinfo and the id token hold the claims of $scope alone', async ({ scope, claims }) => {
  const { app, user } = service()
  const tokens = await app.tokens(user, { scope })
  const sub = await user.sub()
  expect(await oauth2.fetchUserInfo(app.configuration, tokens.access_token, sub)).toEqual({ sub, ...claims })
  const protocol = ['iss', 'aud', 'exp', 'iat', 'auth_time', 'acr', 'amr', 'sid', 'at_hash']
  const shown = Object.entries(tokens.claims() ?? {}).filter(([name]) => !protocol.includes(name))
  expect(Object.fromEntries(shown)).toEqual({ sub, ...claims })
})
