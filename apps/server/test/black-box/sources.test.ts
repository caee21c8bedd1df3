import { expect, test } from 'vitest'
import { sharedShipped } from '../shipped.ts'

const shared = sharedShipped()

const form = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '3' }
const password = 'a long sentence about cabinets'

test('an attacker’s cookie and flow cannot sign a user in as the attacker', async () => {
  const shipped = shared()
  const attacker = shipped.client()
  const flow = await attacker.start('registration')
  await attacker.submit(flow, { method: 'password', password, traits: { email: 'eve@collect.example', name: 'Eve' } })
  const before = shipped.client()
  const trap = await before.start('login')
  // Another host of the same domain can set any cookie.
  const victim = shipped.client({ 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'navigate' })
  for (const [name, value] of before.cookies) (victim.cookies as Map<string, string>).set(name, value)
  const answer = await victim.submit(trap, { method: 'password', identifier: 'eve@collect.example', password })
  expect([answer.status, [...victim.cookies.keys()].filter((name) => name.includes('session'))]).toEqual([403, []])
  // The same form from the app's own page works, so the attack depends on the origin alone.
  expect((await before.submit(trap, { method: 'password', identifier: 'eve@collect.example', password })).status).toBe(
    200,
  )
})

test('every path that changes something refuses pages of other sites, and accepts programs', async () => {
  const shipped = shared()
  const changes = [
    ['PUT', '/account/deletion'],
    ['PUT', '/account/verification'],
    ['DELETE', '/account/deletion'],
    ['DELETE', '/sessions'],
    ['POST', '/theme'],
    ['POST', '/settings'],
    ['POST', '/logout.data'],
    ['POST', '/dev/gallery/echo'],
    ['PUT', '/api/collectibles/collection/x'],
    ['DELETE', '/api/collectibles/collection/x'],
  ] as const
  const foreign: readonly Readonly<Record<string, string>>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ]
  for (const [method, path] of changes) {
    for (const marks of foreign) {
      const { status } = await shipped.client(marks).send(path, { method, headers: form, body: 'a=b' })
      expect([method, path, marks, status]).toEqual([method, path, marks, 403])
    }
    expect((await shipped.client().send(path, { method, headers: form, body: 'a=b' })).status).not.toBe(403)
  }
})

test('another site can link to every page, but cannot load a page into its own', async () => {
  const shipped = shared()
  const link = shipped.client({ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', accept: 'text/html' })
  const image = shipped.client({ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', accept: 'image/*' })
  for (const path of ['/', '/shop', '/login', '/settings', '/self-service/login/browser', '/dev/mail']) {
    expect([path, (await link.send(path)).status]).not.toEqual([path, 403])
    expect([path, (await image.send(path)).status]).toEqual([path, 403])
  }
})
