import { expect, test } from 'vitest'
import { startShipped } from '../shipped.ts'

const names = (cookies: readonly string[] = []) =>
  cookies.map((cookie) => cookie.split('=', 1)[0]?.replace(/_[0-9a-f]{64}$/, '_…')).toSorted()

test('on https all cookies have the prefix __Host-, on http the names of Kratos', async () => {
  const settings = { ORIGIN: 'https://collect.example', SMTP_URL: 'smtp://127.0.0.1:1' }
  const secure = (await startShipped(settings)).client({ host: 'collect.example' })
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const set = async (client: typeof secure) => [
    ...((await client.send('/login', { headers: { accept: 'text/html' } })).headers['set-cookie'] ?? []),
    ...((await client.send('/self-service/login/browser')).headers['set-cookie'] ?? []),
    ...((await client.send('/shop')).headers['set-cookie'] ?? []),
    ...((await client.send('/theme', { method: 'POST', headers: form, body: 'theme=dark' })).headers['set-cookie'] ??
      []),
    ...((await client.send('/language', { method: 'POST', headers: form, body: 'language=de' })).headers[
      'set-cookie'
    ] ?? []),
  ]
  const onHttps = await set(secure)
  expect(names(onHttps)).toEqual(['__Host-csrf_token_…', '__Host-font', '__Host-language', '__Host-theme'])
  expect(onHttps.filter((cookie) => !/; Path=\/;/.test(cookie) || !cookie.includes('Secure'))).toEqual([])
  expect((await secure.send('/shop', { headers: { accept: 'text/html' } })).text).toMatch(
    /lang="de"[^>]*data-theme="dark"/,
  )

  const onHttp = await set((await startShipped()).client())
  expect(names(onHttp)).toEqual(['csrf_token_…', 'font', 'language', 'theme'])
})
