import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { sharedShipped, startShipped, type Shipped } from '../shipped.ts'
import { password, signUp } from './people.ts'

const shared = sharedShipped()
const json = { headers: { accept: 'application/json' } }

test('the settings page links to older events and back, without a script', async () => {
  const shipped = shared()
  const client = shipped.client()
  const sign = (index: number) => `sentence number ${index} about drawers`
  const registration = await client.start('registration')
  const traits = { email: 'ada@example.org' }
  await client.submit(registration, { method: 'password', traits, password: sign(0) })
  const settings = await client.start('settings')
  for (let index = 1; index <= 12; index += 1) {
    expect((await client.submit(settings, { method: 'password', password: sign(index) })).status).toBe(200)
  }
  const page = async (path: string) => (await client.send(path, { headers: { accept: 'text/html' } })).text
  const linksIn = (html: string) =>
    [...html.matchAll(/href="([^"]*#s-activity)"[^>]*>([^<]+)</g)].map(([, href = '', words]) => ({
      href: href.replaceAll('&amp;', '&'),
      words,
    }))
  const first = linksIn(await page(`/settings?flow=${settings.id}`)).filter(({ href }) => href.includes('activity='))
  expect(first.map(({ words }) => words)).toEqual(['Older'])
  const [older] = first
  const second = await page(new URL(older?.href ?? '', `${shipped.origin}/settings`).href.slice(shipped.origin.length))
  expect(linksIn(second).map(({ words }) => words)).toContain('Newest')
  expect(second.split('Password changed').length).toBeGreaterThan(1)
}, 120_000)

test('the use of a session is noted once in five minutes', async () => {
  const shipped = shared()
  const email = 'bea@example.org'
  const one = await signUp(shipped, email, false)
  const other = shipped.client()
  await other.submit(await other.start('login'), { method: 'password', identifier: email, password })
  const idOf = async (client: typeof one) => JSON.parse((await client.send('/sessions/whoami', json)).text).id as string
  const [first, second] = [await idOf(one), await idOf(other)]
  const database = new DatabaseSync(join(shipped.folder, 'collect.db'))
  database.exec('pragma busy_timeout = 10000')
  const lastUse = (id: string) =>
    database.prepare('select last_active_at as at from sessions where id = ?').get(id)?.['at']
  const setBack = (id: string, minutes: number) => {
    const at = Date.now() - minutes * 60_000
    database.prepare('update sessions set last_active_at = ? where id = ?').run(at, id)
    return at
  }
  const recent = setBack(first, 4)
  const long = setBack(second, 6)
  // Notes gather: what one statement notes of both sessions, it has noted once the later one is there.
  for (const client of [one, one, other, other]) expect((await client.send('/sessions/whoami', json)).status).toBe(200)
  await expect.poll(() => lastUse(second)).toBeGreaterThan(long)
  expect(lastUse(first)).toBe(recent)

  const noted = lastUse(second)
  const earlier = setBack(first, 6)
  for (const client of [other, one]) expect((await client.send('/sessions/whoami', json)).status).toBe(200)
  await expect.poll(() => lastUse(first)).toBeGreaterThan(earlier)
  expect(lastUse(second)).toBe(noted)
  database.close()
})

// Places in the list of devices and in the activity: only a proxy that the operator trusts with them names one.

const claimed = { 'cf-ipcity': 'Utrecht', 'cf-ipcountry': 'NL' }

/** Signs in twice, the second time with these headers, and answers what the first session reads of the second one. */
async function placeSeen(shipped: Shipped, headers: Readonly<Record<string, string>>) {
  const email = 'ada@example.org'
  const owner = await signUp(shipped, email, false)
  const other = shipped.client(headers)
  const flow = await other.start('login')
  expect((await other.submit(flow, { method: 'password', identifier: email, password })).status).toBe(200)
  const [session] = JSON.parse((await owner.send('/sessions', json)).text)
  const { events } = JSON.parse((await owner.send('/account', json)).text)
  const { id } = await owner.start('settings')
  const html = (await owner.send(`/settings?flow=${id}`, { headers: { accept: 'text/html' } })).text
  return { listed: session.devices[0].location, event: events[0].about.location, html }
}

test('a proxy that names places is believed only with TRUST_PROXY_PLACE', async () => {
  const shipped = await startShipped({ TRUST_PROXY: '1', TRUST_PROXY_PLACE: 'on' })
  const seen = await placeSeen(shipped, claimed)
  expect(seen).toMatchObject({ listed: 'Utrecht, NL', event: 'Utrecht, NL' })
  expect(seen.html).toContain('Utrecht, Netherlands')
}, 120_000)

test.each(['0', '1'])(
  'a client cannot choose its place with TRUST_PROXY=%s alone',
  async (hops) => {
    const shipped = await startShipped({ TRUST_PROXY: hops })
    const seen = await placeSeen(shipped, claimed)
    expect(seen.listed).toBe('')
    expect(seen.event).toBeUndefined()
    expect(seen.html).not.toContain('Utrecht')
  },
  30_000,
)
