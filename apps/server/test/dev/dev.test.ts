import { utimesSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { pageHeaders } from '../../src/responses/page-headers.ts'
import { openPage } from './open-page.ts'
import { freePort, runProgram, testFolder } from '../program.ts'

const changed = fileURLToPath(new URL('../../src/http/application.ts', import.meta.url))

test('npm run dev renders the sign-in page from the sources and reloads changed server code', async () => {
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
  const page = await openPage(`${origin}/login`)
  expect(page.status).toBe(200)
  const imported = [...page.text.matchAll(/import "([^"]+)"/g)].map(([, address = '']) => address)
  expect(imported.at(-1)).toBe('/app/entry.light.tsx')
  for (const address of imported) expect((await fetch(origin + address)).status).toBe(200)

  const policy = page.headers.get('Content-Security-Policy') ?? ''
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
  const inProduction = pageHeaders('/login', nonce)['Content-Security-Policy']
  expect(policy).toBe(`${inProduction}; worker-src 'self' blob:`)
  expect(page.text.includes(`property="csp-nonce" nonce="${nonce}"`)).toBe(true)

  const home = await openPage(origin)
  expect(home.text.includes('import("/app/entry.client.tsx")')).toBe(true)
  for (const name of ['light', 'client']) {
    const entry = await (await fetch(`${origin}/app/entry.${name}.tsx`)).text()
    expect(entry).toContain('/@vite/client')
    expect(entry).toContain("hot.on('collect:sheet'")
  }
  // Vite serves no file outside of the sources.
  expect((await fetch(`${origin}/@fs${folder}/secrets`)).status).toBe(403)

  const now = new Date()
  utimesSync(changed, now, now)
  await expect.poll(() => program.written(), { timeout: 100_000 }).toContain('dev.reloaded')
  expect((await openPage(`${origin}/login`)).status).toBe(200)

  program.child.kill('SIGTERM')
  expect(await program.ended()).toBe(0)
})
