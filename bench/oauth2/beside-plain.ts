import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as oidc from 'openid-client'
import { startTestServer, type TestServer } from '../../e2e/setup/test-server.ts'
import { createVisitor } from '../../packages/identity/test/service/visitor.ts'
import { median, share, table } from '../table.ts'
import { benchClient, refreshFor, redeem, userinfoFor, type Tokens } from './token-loads.ts'

const rounds = 5
const seconds = 2
/** The most that ours may take, compared with the library alone. */
const budget = 2

/** Token and userinfo calls beside the library alone, in turn; false when ours take more than twice the time. */
export async function besidePlain(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-oauth2-'))
  const plainProcess = spawn(
    process.execPath,
    ['--conditions=source', fileURLToPath(new URL('plain-provider.ts', import.meta.url)), folder],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const server = await startTestServer()
  try {
    const [line] = (await once(plainProcess.stdout, 'data')) as [Buffer]
    const plain = JSON.parse(String(line)) as Tokens & { refresh: string[] }
    const ours = await tokensOf(server)
    const loads = {
      refresh: { plain: () => refreshFor(plain, seconds), ours: () => refreshFor(ours, seconds) },
      userinfo: { plain: () => userinfoFor(plain, seconds), ours: () => userinfoFor(ours, seconds) },
    }
    const rows: string[][] = []
    let isKept = true
    for (const [name, load] of Object.entries(loads)) {
      // The first requests compile the code.
      await load.plain()
      await load.ours()
      const times: Record<'plain' | 'ours', number[]> = { plain: [], ours: [] }
      for (let round = 0; round < rounds; round += 1) {
        times.plain.push(await load.plain())
        times.ours.push(await load.ours())
      }
      const [one, other] = [median(times.plain), median(times.ours)]
      if (other > budget * one) isKept = false
      rows.push([name, `${one.toFixed(2)} ms`, `${other.toFixed(2)} ms`, share(other, one)])
    }
    table(`OAuth2 beside oidc-provider alone, four at once, at most ${budget} ×`, [
      ['', 'library', 'ours', 'ratio'],
      ...rows,
    ])
    return isKept
  } finally {
    plainProcess.kill()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A user of the running program allows the application; four times, for four chains of refresh tokens. */
async function tokensOf({ origin, adminOrigin }: TestServer): Promise<Tokens & { refresh: string[] }> {
  const headers = { 'Content-Type': 'application/json' }
  await fetch(`${adminOrigin}/admin/clients`, { method: 'POST', headers, body: JSON.stringify(benchClient) })
  const browser = createVisitor(
    { origin, clock: Date.now, fetch: (request) => fetch(request, { redirect: 'manual' }) },
    'script',
  )
  const { flow } = await browser.start('registration')
  const traits = { email: 'bench@example.org' }
  await browser.send('registration', flow, { method: 'password', password: 'a long sentence about cabinets', traits })
  const tokens = []
  for (let chain = 0; chain < 4; chain += 1) tokens.push(await authorize())
  return { origin, access: tokens[0]?.access_token ?? '', refresh: tokens.map((one) => one.refresh_token ?? '') }

  async function authorize() {
    const verifier = oidc.randomPKCECodeVerifier()
    const query = new URLSearchParams({
      client_id: benchClient.client_id,
      redirect_uri: benchClient.redirect_uris[0],
      response_type: 'code',
      scope: benchClient.scope,
      state: oidc.randomState(),
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    })
    let at = new URL(`${origin}/oauth2/auth?${query}`)
    for (let hop = 0; hop < 8 && at.origin === origin; hop += 1) {
      const path = at.pathname + at.search
      if (at.pathname === '/consent') at = new URL(await allow(path), origin)
      else at = new URL((await browser.ask(path, { headers: { accept: 'text/html' } })).location ?? '', origin)
    }
    const code = at.searchParams.get('code') ?? ''
    const redirect_uri = benchClient.redirect_uris[0]
    return redeem(origin, { grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri })
  }

  async function allow(path: string): Promise<string> {
    const page = await browser.ask(path, { headers: { accept: 'text/html' } })
    const valueOf = (name: string) => new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(page.text)?.[1] ?? ''
    const form = new URLSearchParams([
      ...benchClient.scope.split(' ').map((scope) => ['grant_scope', scope]),
      ['action', 'accept'],
      ['csrf_token', valueOf('csrf_token')],
      ['consent_challenge', valueOf('consent_challenge')],
    ])
    const answer = await browser.ask('/consent/decision', {
      method: 'POST',
      headers: { accept: 'text/html', origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: form.toString(),
    })
    return answer.location ?? ''
  }
}
