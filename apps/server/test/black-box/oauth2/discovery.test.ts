import { expect, test } from 'vitest'
import { sharedShipped } from '../../shipped.ts'
import { authorizationPath, discover } from './example-client.ts'

const shared = sharedShipped()

test('npm start offers an OAuth2 provider whose documents name the origin, code and S256', async () => {
  const { origin } = shared()
  const metadata = (await discover(origin)).serverMetadata()
  expect(metadata.issuer).toBe(origin)
  const elsewhere = Object.entries(metadata).filter(
    ([name, value]) => /_(endpoint|uri)$/.test(name) && !String(value).startsWith(`${origin}/`),
  )
  expect(elsewhere).toEqual([])
  expect(metadata).toMatchObject({
    response_types_supported: ['code'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  })
})

test('a visitor whom an application sends is led to the sign-in page with a challenge', async () => {
  const shipped = shared()
  const { status, headers } = await shipped.client().send(await authorizationPath(shipped.origin))
  expect(status).toBe(303)
  expect(headers.location).toMatch(
    new RegExp(`^${shipped.origin}/self-service/login/browser\\?login_challenge=[\\w-]+$`),
  )
  expect(headers['cache-control']).toBe('no-store')
})
