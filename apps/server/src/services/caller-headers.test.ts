import { describe, expect, test } from 'vitest'
import { asCaller } from './caller-headers.ts'

const page = new Request('http://localhost/settings.data', {
  method: 'POST',
  headers: {
    Accept: 'text/html',
    Authorization: 'Bearer t1',
    Cookie: 'session=s1',
    Origin: 'http://localhost',
    'User-Agent': 'Firefox',
    'X-Forwarded-For': '192.0.2.7',
    'X-Request-ID': 'r1',
  },
})

/** The headers of an inner call that the service receives. */
async function sentWith(inner: Readonly<Record<string, string>>, more?: readonly string[]) {
  let sent: Headers | undefined
  const service = asCaller(
    async (request) => {
      sent = request.headers
      return new Response()
    },
    page,
    more,
  )
  await service(new Request('http://localhost/sessions', { headers: inner }))
  return Object.fromEntries(sent ?? [])
}

const always = { cookie: 'session=s1', 'user-agent': 'Firefox', 'x-forwarded-for': '192.0.2.7', 'x-request-id': 'r1' }

describe(asCaller, () => {
  test('an inner call carries the credentials, address and request ID of its client, and nothing else', async () => {
    expect(await sentWith({ Accept: 'application/json' })).toEqual({ ...always, accept: 'application/json' })
  })

  test('an inner call carries the other headers that a service reads', async () => {
    expect(await sentWith({}, ['Origin', 'Sec-Fetch-Site'])).toEqual({ ...always, origin: 'http://localhost' })
  })
})
