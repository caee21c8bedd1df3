import { writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { listenOnLoopback } from '../../../packages/identity/test/service/loopback.ts'
import { submit } from './native-client.ts'
import { freePort, runProgram, testFolder, type Environment } from './program.ts'
import { send } from './send.ts'

interface Value {
  readonly stringValue?: string
  readonly intValue?: number | string
}
interface Spoken {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly { readonly key: string; readonly value: Value }[] }
    readonly scopeSpans: readonly { readonly spans: readonly SpokenSpan[] }[]
  }[]
}
interface SpokenSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly attributes: readonly { readonly key: string; readonly value: Value }[]
}

/** A collector of traces: OTLP over HTTP, in JSON. */
async function openCollector() {
  const bodies: string[] = []
  const asked: { path: string | undefined; headers: IncomingHttpHeaders }[] = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += String(chunk)
    asked.push({ path: request.url, headers: request.headers })
    bodies.push(text)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  const { origin, close } = await listenOnLoopback(server)
  onTestFinished(close)
  return {
    url: origin,
    asked,
    text: () => bodies.join('\n'),
    resources: () =>
      bodies.flatMap((body) => (JSON.parse(body) as Spoken).resourceSpans.map(({ resource }) => resource)),
    spans: () =>
      bodies.flatMap((body) =>
        (JSON.parse(body) as Spoken).resourceSpans.flatMap(({ scopeSpans }) =>
          scopeSpans.flatMap(({ spans }) => spans),
        ),
      ),
  }
}

const attributesOf = ({ attributes }: Pick<SpokenSpan, 'attributes'>) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]))

async function openService(env: Environment) {
  const port = await freePort()
  const program = runProgram('identity-only.ts', {
    PORT: String(port),
    ADMIN_PORT: 'off',
    DATA_DIR: testFolder(),
    ...env,
  })
  await program.spoken()
  return { program, origin: `http://localhost:${port}` }
}

// Each test starts one or two processes.
describe('traces', { timeout: 120_000 }, () => {
  test('of a sign-in hold the request, its route, its statements and its password hash, but no form data', async () => {
    const collector = await openCollector()
    const { program, origin } = await openService({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, TRUST_PROXY: '1' })
    const email = 'ada@collect.example'
    expect(await submit(origin, 'registration', { traits: { email, name: 'Ada' } })).toMatchObject({ status: 200 })
    const traceId = '0af7651916cd43dd8448eb211c80319c'
    await fetch(`${origin}/self-service/login/api?return_to=/shop`, {
      headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01`, 'x-request-id': 'a-request-of-its-own' },
    })
    expect(await submit(origin, 'login', { identifier: email })).toMatchObject({ status: 200 })
    // The remaining spans are exported at the end.
    program.child.kill('SIGTERM')
    expect(await program.ended()).toBe(0)

    expect(collector.asked.map(({ path }) => path)).toContain('/v1/traces')
    const [resource] = collector.resources()
    expect(resource && attributesOf(resource)).toMatchObject({ 'service.name': 'collect-everything' })
    const spans = collector.spans()
    const posted = spans.find((span) => {
      const attributes = attributesOf(span)
      return attributes['url.path'] === '/self-service/login' && attributes['http.request.method'] === 'POST'
    })
    if (!posted) throw new Error(`no sign-in among ${spans.map(({ name }) => name).join(', ')}`)
    expect(attributesOf(posted)).toMatchObject({
      'http.response.status_code': 200,
      'http.request.header.x-request-id': expect.stringMatching(/^[\w-]{36}$/),
    })
    const within = spans.filter(({ parentSpanId }) => parentSpanId === posted.spanId)
    const names = within.map(({ name }) => name)
    expect(names).toEqual(
      expect.arrayContaining(['POST /self-service/login', 'compare a password', 'select', 'update']),
    )
    const routed = within.find(({ name }) => name === 'POST /self-service/login')
    expect(routed && attributesOf(routed)).toMatchObject({
      'http.route': '/self-service/login',
      'http.response.status_code': 200,
    })

    // The declared proxy names the trace of the request.
    const joined = spans.find((span) => span.traceId === traceId && span.parentSpanId === 'b7ad6b7169203331')
    expect(joined && attributesOf(joined)).toMatchObject({ 'http.request.header.x-request-id': 'a-request-of-its-own' })
    expect(collector.text()).not.toMatch(/ada@|cabinets|return_to|select .* from|\$argon2|flow=/i)
  })

  test('a client cannot name the trace of its request', async () => {
    const collector = await openCollector()
    const { program, origin } = await openService({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
    const traceId = '0af7651916cd43dd8448eb211c80319c'
    await fetch(`${origin}/health/alive`, { headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` } })
    program.child.kill('SIGTERM')
    expect(await program.ended()).toBe(0)
    expect(collector.spans().map((span) => attributesOf(span)['url.path'])).toContain('/health/alive')
    expect(collector.text()).not.toContain(traceId)
  })

  test('a path that is no valid URL is exported unchanged', async () => {
    const collector = await openCollector()
    const { program, origin } = await openService({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
    expect(await send(Number(new URL(origin).port), '//?a=1')).toMatchObject({ status: 404 })
    program.child.kill('SIGTERM')
    expect(await program.ended()).toBe(0)
    expect(collector.spans().map((span) => attributesOf(span)['url.path'])).toContain('//')
  })

  test('a collector that does not answer delays nothing', async () => {
    const { program, origin } = await openService({
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
    })
    expect((await fetch(`${origin}/health/ready`)).status).toBe(200)
    program.child.kill('SIGTERM')
    expect(await program.ended()).toBe(0)
  })

  test('are off without OTEL_EXPORTER_OTLP_ENDPOINT, and then their packages are not loaded', async () => {
    const watcher = join(testFolder(), 'watcher.mjs')
    writeFileSync(
      watcher,
      `import { registerHooks } from 'node:module'
registerHooks({
  load(url, context, next) {
    if (url.includes('/@opentelemetry/')) process.stderr.write('loaded\\n')
    return next(url, context)
  },
})
`,
    )
    const loads = async (env: Environment) => {
      const { program, origin } = await openService({ NODE_OPTIONS: `--import=${watcher}`, ...env })
      await expect.poll(program.written, { timeout: 60_000 }).toContain(`public API at ${origin}`)
      program.child.kill('SIGTERM')
      await program.ended()
      return program.written().includes('loaded')
    }
    expect(await loads({})).toBe(false)
    expect(await loads({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' })).toBe(true)
  })

  test.each(['collector:4318', 'ftp://collector'])('the invalid endpoint %s stops the start', async (url) => {
    const { program } = await openService({ OTEL_EXPORTER_OTLP_ENDPOINT: url })
    expect(await program.ended()).toBe(1)
    expect(program.written()).toBe('OTEL_EXPORTER_OTLP_ENDPOINT must be an address like http://localhost:4318.\n')
  })
})
