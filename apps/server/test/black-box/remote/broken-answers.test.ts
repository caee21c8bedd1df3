import type { RequestListener } from 'node:http'
import { expect, onTestFinished, test, vi } from 'vitest'
import { listen } from '../../../src/http/listener.ts'
import { startShipped } from '../../shipped.ts'

/** Answers to a request of a flow, by its id. */
const answers: Readonly<Record<string, RequestListener>> = {
  broken: (_request, response) => void response.setHeader('Content-Type', 'application/json').end('{"a":'),
  page: (_request, response) => void response.setHeader('Content-Type', 'text/html').end('<p>Hello</p>'),
  strange: (_request, response) => void response.setHeader('Content-Type', 'application/json').end('{}'),
  down: (request) => void request.socket.destroy(),
  failing: (_request, response) =>
    void response.writeHead(500, { 'Content-Type': 'application/json' }).end('{"error":{"code":500}}'),
}

/** A service whose base address is not the app's, and whose flows are broken. */
const service: RequestListener = (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://service')
  const id = searchParams.get('id')
  if (id !== null) return answers[id]?.(request, response)
  if (pathname.endsWith('/browser'))
    response
      .setHeader('Content-Type', 'application/json')
      .end('{"ui":{"action":"http://kratos.example/self-service/login?flow=x"}}')
  else response.end('{"status":"ok"}')
}

test('the shipped program on a service at another address warns of its settings, and its pages say what is wrong', async () => {
  const remote = await listen(service, '127.0.0.1', 0, 'PORT')
  onTestFinished(() => remote.stop(0))
  const shipped = await startShipped({ ORY_SDK_URL: `http://127.0.0.1:${remote.port}`, ADMIN_PORT: 'off' })
  await vi.waitFor(
    () =>
      expect(shipped.program.written()).toMatch(
        /is open at [^]*identity.wrong_address|identity.wrong_address[^]*is open at/,
      ),
    10_000,
  )
  expect(shipped.program.written()).toMatch(/"setting":"serve\.public\.base_url","address":"http:\/\/kratos\.example"/)
  expect(shipped.program.written()).not.toContain('flow=x')

  const shown = async (id: string) => {
    const { status, text } = await shipped.client().send(`/login?flow=${id}`, { headers: { accept: 'text/html' } })
    return { status, text: /<main[^]*<\/main>/.exec(text)?.[0] }
  }
  const out = 'Signing in is unavailable right now.'
  for (const [id, sentence] of [
    ['broken', 'Unable to decode API response using JSON.'],
    ['page', 't read the answer. Please try again in a few minutes.'],
    ['strange', 't do that. Please start again.'],
    [
      'down',
      'Unable to call the API endpoint. Ensure that CORS is set up correctly and that you have provided a valid SDK URL.',
    ],
    ['failing', 'The API endpoint returned a response code the SDK does not know how to handle'],
  ] as const) {
    const { status, text } = await shown(id)
    expect([id, status]).toEqual([id, 503])
    expect(text).toContain(out)
    expect(text).toContain(sentence)
  }
  const told = await shipped
    .client()
    .send('/error?error=access_denied&error_description=%3Cscript%3Ealert(1)%3C%2Fscript%3E', {
      headers: { accept: 'text/html' },
    })
  expect(told.text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(told.text).not.toContain('<script>alert(1)')
}, 30_000)
