import { locales, serverTexts, tagOf } from '@collect/messages'
import { expect, test } from 'vitest'
import { sharedShipped } from '../../shipped.ts'
import { authorizationPath, exampleClient } from './example-client.ts'

const shared = sharedShipped()

test('a request of an unknown client, or for an address that is not registered exactly, gets a page and no redirect', async () => {
  const { client, origin } = shared()
  const visitor = client({ accept: 'text/html' })
  const { redirect_uri: registered } = exampleClient
  for (const own of [
    { client_id: 'unknown-app' },
    { client_id: undefined },
    { redirect_uri: 'https://attacker.example/' },
    { redirect_uri: `${registered}/` },
    { redirect_uri: `${registered}?more=1` },
    { redirect_uri: `${registered}#part` },
    { redirect_uri: registered.replace('callback', 'Callback') },
    { redirect_uri: registered.replace('4455', '4456') },
    { redirect_uri: undefined },
  ]) {
    const { status, headers, text } = await visitor.send(await authorizationPath(origin, own))
    expect([own, status, headers.location]).toEqual([own, 400, undefined])
    expect(text).toContain(serverTexts('en')['server.oauth2.title'].replaceAll("'", '&#39;'))
    expect(text).toContain(headers['x-request-id'])
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  }
})

test('a request that has ended says so, in the language of its reader', async () => {
  const { client } = shared()
  const path = '/oauth2/auth/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa?verifier=bbbbbbbbbbbb'
  for (const locale of locales) {
    const { status, headers, text } = await client({ accept: 'text/html', 'accept-language': tagOf(locale) }).send(path)
    expect([status, headers['content-language'], headers['cache-control']]).toEqual([400, tagOf(locale), 'no-store'])
    const texts = serverTexts(locale)
    expect(text).toContain(texts['server.oauth2Ended.title'])
    expect(text).toContain(texts['server.oauth2Ended.text'].replaceAll("'", '&#39;'))
    expect(text).toContain(texts['server.backHome'])
    expect(text).not.toContain('bbbbbbbbbbbb')
  }
})

test('a program that asks for JSON gets the fault as JSON', async () => {
  const { client } = shared()
  const { status, headers, text } = await client({ accept: 'application/json' }).send(
    '/oauth2/auth?client_id=unknown-app',
  )
  expect([status, headers['content-type']]).toEqual([400, 'application/json'])
  expect(JSON.parse(text)).toEqual({ error: 'invalid_client', error_description: 'client is invalid' })
})

test('errors of a known client go to its address, with its state and the issuer', async () => {
  const { client, origin } = shared()
  const errorOf = async (own: Readonly<Record<string, string | undefined>>) => {
    const { headers } = await client({ accept: 'text/html' }).send(
      await authorizationPath(origin, { state: 'a state', ...own }),
    )
    const { searchParams, origin: to } = new URL(headers.location ?? 'none:')
    expect([to, searchParams.get('state'), searchParams.get('iss')]).toEqual([
      'http://127.0.0.1:4455',
      'a state',
      origin,
    ])
    return searchParams.get('error')
  }
  expect(await errorOf({ code_challenge: undefined, code_challenge_method: undefined })).toBe('invalid_request')
  expect(await errorOf({ code_challenge_method: 'plain' })).toBe('invalid_request')
  expect(await errorOf({ response_type: undefined })).toBe('invalid_request')
  expect(await errorOf({ response_type: 'none' })).toBe('unsupported_response_type')
  expect(await errorOf({ scope: 'openid', prompt: 'none' })).toBe('login_required')
  expect(await errorOf({ scope: 'openid admin' })).toBe('invalid_scope')
  // A scope that this client is not registered with.
  expect(await errorOf({ scope: 'openid offline' })).toBe('invalid_scope')
  expect(await errorOf({ prompt: 'dance' })).toBe('invalid_request')
  expect(await errorOf({ request: 'e30.e30.' })).toBe('request_not_supported')
  expect(await errorOf({ request_uri: 'https://third.example/request' })).toBe('request_uri_not_supported')
})
