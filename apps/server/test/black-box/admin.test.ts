import { existsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { adminAt } from '../../src/commands/admin-api.ts'
import { runProgram, type Environment } from '../program.ts'
import { send } from '../send.ts'
import { startShipped } from '../shipped.ts'

const publicly = { ORIGIN: 'https://collect.example', SMTP_URL: 'smtp://127.0.0.1:1' }
const token = 'a token for the programs of this machine'
const portOf = (origin: string) => Number(new URL(origin).port)

test('with a local ORIGIN, the admin API listens at its port and needs no token', async () => {
  const shipped = await startShipped()
  expect((await send(portOf(shipped.adminOrigin), '/admin/identities')).status).toBe(200)
  expect(existsSync(join(shipped.folder, 'admin.sock'))).toBe(false)
})

test('the metrics tell what waits and what has failed in the collectibles too', async () => {
  const shipped = await startShipped()
  const { text } = await send(portOf(shipped.adminOrigin), '/metrics/prometheus')
  for (const line of [
    'collect_collectibles_jobs{state="queued"} 0',
    'collect_collectibles_jobs{state="failed"} 0',
    'collect_collectibles_photos{state="waiting"} 0',
    'collect_collectibles_submissions 0',
  ])
    expect(text.split('\n')).toContain(line)
})

describe('with a public ORIGIN', () => {
  test('the admin API listens at a socket that only its system account may open, and at no port', async () => {
    const shipped = await startShipped(publicly)
    const socket = join(shipped.folder, 'admin.sock')
    await expect.poll(() => existsSync(socket)).toBe(true)
    expect(statSync(socket).mode & 0o777).toBe(0o600)
    const { ask, base } = adminAt(`unix:${socket}`, { adminPort: 'off', adminSocket: undefined, adminTokens: [] })
    const answer = await ask(new Request(`${base}/admin/identities`))
    expect([answer.status, await answer.json()]).toEqual([200, []])
    await expect(send(portOf(shipped.adminOrigin), '/admin/identities')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
    const client = shipped.client({ host: 'collect.example' })
    for (const path of ['/admin/identities', '/identities']) expect((await client.send(path)).status).toBe(404)

    shipped.program.child.kill('SIGTERM')
    expect(await shipped.program.ended()).toBe(0)
    expect(existsSync(socket)).toBe(false)
  })

  test('with ADMIN_TOKENS the admin API also listens at its port, and needs one of them there', async () => {
    const tokens = `${token},${'another token'.repeat(3)}`
    const shipped = await startShipped({ ...publicly, ADMIN_TOKENS: tokens })
    const port = portOf(shipped.adminOrigin)
    const ask = async (authorization?: string, path = '/admin/identities') => {
      const answer = await send(port, path, { headers: authorization === undefined ? {} : { authorization } })
      return [answer.status, answer.headers['www-authenticate']]
    }
    for (const wrong of [undefined, '', 'Bearer', `Bearer ${token.slice(1)}`, `Bearer ${tokens}`, `Basic ${token}`]) {
      expect(await ask(wrong)).toEqual([401, 'Bearer'])
    }
    expect(await ask(undefined, '/metrics/prometheus')).toEqual([401, 'Bearer'])
    expect(await ask(`Bearer ${token}`)).toEqual([200, undefined])
    expect(await ask(`bearer ${'another token'.repeat(3)}`)).toEqual([200, undefined])
    expect(await ask(undefined, '/health/ready')).toEqual([200, undefined])
    await expect.poll(() => shipped.program.written()).toContain('admin.token_refused')
    expect(shipped.program.written()).not.toContain(token)
  })

  test('a socket that a killed program left is replaced, a socket in use is not', async () => {
    const first = await startShipped(publicly)
    const again = { ...publicly, DATA_DIR: first.folder }
    const env = { ...again, PORT: '0', ADMIN_PORT: 'off' }
    const second = runProgram('identity-only.ts', env)
    expect(await second.ended()).toBe(1)
    expect(second.written()).toMatch(
      /^ADMIN_SOCKET cannot be .*admin\.sock: another program listens there already\.\n$/,
    )

    first.program.child.kill('SIGKILL')
    await first.program.ended()
    expect(existsSync(join(first.folder, 'admin.sock'))).toBe(true)
    await startShipped(again)
  })

  test('a file that is no socket is not replaced', async () => {
    const shipped = await startShipped({ ADMIN_PORT: 'off' })
    const file = join(shipped.folder, 'a file')
    writeFileSync(file, 'of another program')
    const env = { DATA_DIR: shipped.folder, PORT: '0', ADMIN_PORT: 'off', ADMIN_SOCKET: file }
    const program = runProgram('identity-only.ts', env)
    expect(await program.ended()).toBe(1)
    expect(program.written()).toMatch(/^ADMIN_SOCKET cannot be .*a file: another program listens there already\.\n$/)
  })

  test.each<{ at: string; env: Environment }>([
    { at: 'the socket', env: {} },
    { at: 'the port', env: { ADMIN_TOKENS: token, ADMIN_SOCKET: 'off' } },
  ])('npm run identities imports and exports accounts at $at', async ({ env }) => {
    const shipped = await startShipped({ ...publicly, ...env })
    const settings = { ...publicly, ...env, DATA_DIR: shipped.folder, ADMIN_PORT: String(portOf(shipped.adminOrigin)) }
    const people = join(shipped.folder, 'people.json')
    writeFileSync(
      people,
      JSON.stringify([{ schema_id: 'default', traits: { email: 'ada@collect.example', name: 'Ada' } }]),
    )
    const brought = runProgram('commands/identities.ts', settings, ['import', people])
    expect([await brought.ended(), brought.written()]).toEqual([0, '1 accounts were made, 0 were not\n'])
    const taken = runProgram('commands/identities.ts', settings, ['export'])
    expect([await taken.ended(), taken.written().includes('ada@collect.example')]).toEqual([0, true])
  })
})

test('npm run identities never sends a token to another machine', () => {
  const own = { adminPort: 4434, adminSocket: undefined, adminTokens: [token] } as const
  const request = new Request('http://kratos.example:4434/admin/identities')
  void adminAt('http://kratos.example:4434', own)
    .ask(request)
    .catch(() => {})
  expect(request.headers.has('authorization')).toBe(false)
})
