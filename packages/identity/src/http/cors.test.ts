import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { corsFor } from './cors.ts'

const settings = {
  enabled: true,
  allowed_methods: ['GET', 'POST'],
  allowed_headers: ['Content-Type'],
  exposed_headers: ['Content-Type'],
  allow_credentials: true,
  max_age: 0,
}

const ask = async (allowed_origins: readonly string[], origin: string) => {
  const app = new Hono()
  app.use(corsFor({ ...settings, allowed_origins }))
  app.get('/', (context) => context.text('here'))
  const { headers } = await app.request('/', { headers: { origin } })
  return [headers.get('access-control-allow-origin'), headers.get('access-control-allow-credentials')]
}

describe(corsFor, () => {
  test.each([
    ['not to another origin', ['https://app.example.org'], 'https://evil.example', null],
    ['not to an origin with a similar ending', ['https://*.example.org'], 'https://evilexample.org', null],
    ['not to another scheme', ['https://*.example.org'], 'http://app.example.org', null],
    ['to a listed origin', ['https://app.example.org'], 'https://app.example.org', 'https://app.example.org'],
    ['to a subdomain of a wildcard', ['https://*.example.org'], 'https://app.example.org', 'https://app.example.org'],
  ])('grants access %s', async (_name, allowed, origin, answer) => {
    expect((await ask(allowed, origin))[0]).toBe(answer)
  })

  test('a wildcard allows every origin, but without cookies', async () => {
    expect(await ask(['*'], 'https://any.example')).toEqual(['*', null])
  })
})
