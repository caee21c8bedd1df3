import { expect, test } from 'vitest'
import { startShipped } from '../../shipped.ts'

test('a password manager finds the page that adds and manages passkeys, without a redirect', async () => {
  const shipped = await startShipped()
  const { status, headers, text } = await shipped.client().send('/.well-known/passkey-endpoints')
  expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
  const settings = `${shipped.origin}/settings`
  expect(JSON.parse(text)).toEqual({ enroll: settings, manage: settings })
})
