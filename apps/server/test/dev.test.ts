import { utimesSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { pageHeaders } from '../src/responses/page-headers.ts'
import { freePort, runProgram, testFolder } from './program.ts'

const changed = fileURLToPath(new URL('../src/http/application.ts', import.meta.url))

test('npm run dev draws the sign-in page from the sources and reloads changed server code', async () => {
  const folder = testFolder()
  const origin = `http://localhost:${await freePort()}`
  const program = runProgram('dev.ts', {
    DATA_DIR: folder,
    PORT: new URL(origin).port,
    ADMIN_PORT: 'off',
    LOG_LEVEL: 'info',
    NODE_ENV: 'development',
  })
  await program.spoken()
  const page = await signInPage(origin)
  expect(page.status).toBe(200)
  expect(page.text.includes('import("/app/entry.client.tsx")')).toBe(true)

  const policy = page.headers.get('Content-Security-Policy') ?? ''
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
  expect(policy, 'the policy is that of production').toBe(pageHeaders('/login', nonce)['Content-Security-Policy'])
  expect(page.text.includes(`property="csp-nonce" nonce="${nonce}"`)).toBe(true)

  const entry = await (await fetch(`${origin}/app/entry.client.tsx`)).text()
  expect(entry).toContain('/@vite/client')
  expect(entry).toContain("hot.on('collect:sheet'")
  // Vite serves no file outside of the sources.
  expect((await fetch(`${origin}/@fs${folder}/secrets`)).status).toBe(403)

  const now = new Date()
  utimesSync(changed, now, now)
  await expect.poll(() => program.written(), { timeout: 30_000 }).toContain('server code reloaded')
  expect((await signInPage(origin)).status).toBe(200)

  program.child.kill('SIGTERM')
  expect(await program.ended()).toBe(0)
})

/** Follows the redirects that begin a flow, as a browser does: with the cookies on the way. */
async function signInPage(origin: string) {
  const cookies = new Map<string, string>()
  let address = `${origin}/login`
  for (;;) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(address, { headers: { Accept: 'text/html', cookie }, redirect: 'manual' })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const location = answer.headers.get('Location')
    const text = await answer.text()
    if (location === null) return { status: answer.status, headers: answer.headers, text }
    address = new URL(location, address).href
  }
}
