import { expect, test } from 'vitest'
import { sharedShipped, startShipped } from '../shipped.ts'

const shared = sharedShipped()

const pages = ['/settings', '/theme', '/language', '/collection', '/discover', '/shop', '/logout']

test('an unreadable form is refused with 415 or 400, and never gets a 5xx response', async () => {
  const shipped = shared()
  const client = shipped.client()
  const odd = [
    { type: 'text/plain', body: 'theme=dark', status: 415 },
    { type: 'application/json', body: '{}', status: 415 },
    { type: 'application/octet-stream', body: '\0\0', status: 415 },
    { type: undefined, body: 'theme=dark', status: 415 },
    { type: undefined, body: '', status: 415 },
    { type: 'multipart/form-data', body: 'theme=dark', status: 400 },
    { type: 'multipart/form-data; boundary=x', body: '--y\r\n', status: 400 },
  ]
  const asked = pages
    .flatMap((page) => [page, `${page}.data`])
    .flatMap((path) => odd.map((form) => ({ path, ...form })))
  const answered = []
  for (const { path, type, body } of asked) {
    const headers = { ...(type !== undefined && { 'content-type': type }), accept: 'application/json' }
    const { status } = await client.send(path, { method: 'POST', headers, body })
    answered.push({ path, type, body, status })
  }
  expect(answered).toEqual(asked)
  const page = await client.send('/theme', { method: 'POST', headers: { accept: 'text/html' }, body: 'a' })
  expect(page.text).toContain('<h1>Nothing was saved</h1>')
})

test('a sign-in for an unknown request of an application is refused with 400', async () => {
  const shipped = shared()
  const headers = { accept: 'application/json' }
  const answer = await shipped.client().send('/self-service/login/browser?login_challenge=abc', { headers })
  expect([answer.status, answer.text.includes('login_challenge')]).toEqual([400, true])
})

test('a client error leaves no stack in the log, and every line of the log is JSON', async () => {
  const shipped = await startShipped({ LOG_LEVEL: 'info' })
  const client = shipped.client()
  const wrong = [
    await client.send('/nowhere'),
    await client.send('/nowhere.data'),
    await client.send('/theme', { method: 'PUT', headers: { 'content-type': 'text/plain' }, body: 'x' }),
    await client.send('/login', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'a=b',
    }),
  ]
  expect(wrong.map(({ status }) => status)).toEqual([404, 404, 415, 405])
  const lines = shipped.program.written().trim().split('\n')
  const plain = lines.filter((line) => !line.startsWith('{'))
  expect(plain).toEqual([expect.stringMatching(/^Collect Everything is open at /)])
  expect(shipped.program.written()).not.toContain('    at ')
})

test('a log line about a request has its id and the client’s address', async () => {
  const shipped = await startShipped({ LOG_LEVEL: 'info' })
  const client = shipped.client()
  const flow = await client.start('login')
  await client.submit(flow, { method: 'password', identifier: 'ada@collect.example', password: 'not this one' })
  const foreign = await client.send('/theme', {
    method: 'POST',
    headers: { origin: 'https://evil.example' },
    body: 'a',
  })
  expect(foreign.status).toBe(403)
  const lineOf = (event: string) =>
    shipped.program
      .written()
      .split('\n')
      .find((line) => line.includes(`"event":"${event}"`)) ?? '{}'
  for (const event of ['request.answered', 'flow.submitted', 'request.cross_site_refused']) {
    await expect
      .poll(() => JSON.parse(lineOf(event)))
      .toMatchObject({ source: '127.0.0.1', request: expect.stringMatching(/^[\w-]{8,}$/) })
  }
})

test('paths are case-sensitive, for the server and for its router', async () => {
  const shipped = await startShipped({ DEV_PAGES: 'off' })
  for (const path of ['/DEV/auth', '/Dev/Mail', '/dev/MAIL', '/LOGIN', '/Settings', '/SHOP']) {
    expect([path, (await shipped.client().send(path)).status]).toEqual([path, 404])
  }
})
