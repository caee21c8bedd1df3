import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { runProgram, testFolder } from '../../program.ts'
import { startShipped } from '../../shipped.ts'

/** An OAuth2 provider that knows one request for consent, and the paths that it was asked for. */
async function startProvider() {
  const paths: string[] = []
  const tokens = new Set<string | undefined>()
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://provider')
    paths.push(url.pathname)
    tokens.add(request.headers.authorization)
    const isKnown = url.searchParams.get('consent_challenge') === 'c1'
    const body = isKnown ? { challenge: 'c1', client: { client_id: 'album' } } : { error: 'not_found' }
    response.writeHead(isKnown ? 200 : 404, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, paths, tokens }
}

/** The delivered configuration with an OAuth2 provider at this address. */
function configWith(url: string): string {
  const file = join(testFolder(), 'kratos.yml')
  const delivered = readFileSync('config/kratos.yml', 'utf8').replaceAll('file://./', `file://${resolve('config')}/`)
  const provider = { url, headers: { Authorization: 'Bearer t1' } }
  writeFileSync(file, `${delivered}\noauth2_provider: ${JSON.stringify(provider)}\n`)
  return file
}

// No service listens there.
const remote = 'http://127.0.0.1:9'

/** A client of the app in front of a service that is down, which the app's first line says before it listens. */
async function startInFrontOf(env: Readonly<Record<string, string>>) {
  const client = (await startShipped(env)).client()
  await vi.waitFor(() => client.send('/health/alive'), { timeout: 10_000 })
  return client
}

const known = '/consent?consent_challenge=c1'
const discovery = '/.well-known/openid-configuration'

test('with HYDRA_ADMIN_URL that Hydra is asked for consent requests, and the included provider is off', async () => {
  const { address, paths } = await startProvider()
  const client = (await startShipped({ HYDRA_ADMIN_URL: `${address}/` })).client()
  const asked = await client.send(known)
  expect([asked.status, asked.headers.location]).toEqual([302, expect.stringContaining('/self-service/login/browser')])
  expect(paths).toEqual(['/admin/oauth2/auth/requests/consent'])
  expect((await client.send('/consent?consent_challenge=c2')).status).toBe(410)
  expect((await client.send(discovery)).status).toBe(404)
})

test('with ORY_SDK_URL and HYDRA_ADMIN_URL that Hydra is asked for consent requests', async () => {
  const { address, paths } = await startProvider()
  const client = await startInFrontOf({ ORY_SDK_URL: remote, HYDRA_ADMIN_URL: address })
  expect((await client.send(known)).status).toBe(302)
  expect(paths).toEqual(['/admin/oauth2/auth/requests/consent'])
})

test('with ORY_SDK_URL alone there is no OAuth2 provider, and the consent page says so', async () => {
  const client = await startInFrontOf({ ORY_SDK_URL: remote })
  const { status, text } = await client.send(known)
  expect([status, text]).toEqual([404, expect.stringContaining('no OAuth2 provider is set up')])
  expect((await client.send(discovery)).status).not.toBe(200)
  expect((await client.send('/oauth2/auth')).status).toBe(404)
})

test('without both settings the included provider is asked for consent requests', async () => {
  const client = (await startShipped()).client()
  expect((await client.send('/consent?consent_challenge=unknown')).status).toBe(410)
  expect((await client.send(discovery)).status).toBe(200)
})

test('oauth2_provider of the configuration is that Hydra too, and gets its headers', async () => {
  const { address, paths, tokens } = await startProvider()
  const client = (await startShipped({ IDENTITY_CONFIG: configWith(address) })).client()
  expect((await client.send(known)).status).toBe(302)
  expect(paths).toEqual(['/admin/oauth2/auth/requests/consent'])
  expect([...tokens]).toEqual(['Bearer t1'])
  expect((await client.send(discovery)).status).toBe(404)
})

test('two different addresses of a Hydra stop the start with one sentence', async () => {
  const program = runProgram('main.ts', {
    DATA_DIR: testFolder(),
    HYDRA_ADMIN_URL: 'http://127.0.0.1:4445',
    IDENTITY_CONFIG: configWith('http://127.0.0.1:4446'),
  })
  expect(await program.ended()).not.toBe(0)
  expect(program.written()).toBe(
    'HYDRA_ADMIN_URL differs from oauth2_provider.url in IDENTITY_CONFIG; set one of them.\n',
  )
})
