import type { RequestListener } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { listen } from '../src/http/listener.ts'
import { createLog } from '../src/process/log.ts'
import { checkRemote } from '../src/services/check-remote.ts'

const origin = 'https://collect.example'
const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** The warnings about a service that answers so. */
async function warningsAbout(answer: RequestListener, timeoutMs = 15_000) {
  const service = await listen(answer, '127.0.0.1', 0, 'PORT')
  closing.push(() => service.stop(0))
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const base = `http://127.0.0.1:${service.port}`
  await checkRemote({ base, origin, log, signal: new AbortController().signal, timeoutMs })
  return lines.map((line) => JSON.parse(line))
}

/** A Kratos with this base address, whose pages are at this address. */
const kratosAt =
  (base: string, pages: string): RequestListener =>
  (request, response) => {
    const kind = /^\/self-service\/(\w+)/.exec(request.url ?? '')?.[1]
    if (kind === undefined) response.end('{"status":"ok"}')
    else if (request.headers.accept === 'text/html')
      response.writeHead(303, { Location: `${pages}/${kind}?flow=secret` }).end()
    else response.end(JSON.stringify({ ui: { action: `${base}/self-service/${kind}?flow=secret` } }))
  }

describe('the check of a remote service at the start', () => {
  test('finds nothing when all flows lead to the app', async () => {
    expect(await warningsAbout(kratosAt(origin, origin))).toEqual([])
  })

  test('names the setting of another base address', async () => {
    const said = await warningsAbout(kratosAt('http://127.0.0.1:4433', origin))
    expect(said).toMatchObject([
      {
        event: 'identity.wrong_address',
        setting: 'serve.public.base_url',
        address: 'http://127.0.0.1:4433',
        expected: `${origin}/`,
      },
    ])
  })

  test('names the settings of pages elsewhere, without ids of flows', async () => {
    const said = await warningsAbout(kratosAt(origin, 'https://elsewhere.example'))
    expect(said.map(({ setting, address, expected }) => [setting, address, expected])).toEqual(
      ['login', 'registration', 'recovery', 'verification'].map((kind) => [
        `selfservice.flows.${kind}.ui_url`,
        `https://elsewhere.example/${kind}`,
        `${origin}/${kind}`,
      ]),
    )
    expect(JSON.stringify(said)).not.toContain('secret')
  })

  test.each<{ what: string; answer: RequestListener }>([
    { what: 'is not ready', answer: (_request, response) => void response.writeHead(503).end() },
    { what: 'hangs up', answer: (request) => void request.socket.destroy() },
    { what: 'says nothing', answer: () => {} },
    { what: 'answers HTML', answer: (_request, response) => void response.end('<p>Hello</p>') },
  ])('a service that $what is a warning', async ({ answer }) => {
    expect(await warningsAbout(answer, 300)).toMatchObject([{ event: 'identity.not_ready' }])
  })
})
