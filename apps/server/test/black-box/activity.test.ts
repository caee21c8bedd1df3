import { expect, test } from 'vitest'
import { startShipped } from '../shipped.ts'

test('the settings page links to older events and back, without a script', async () => {
  const shipped = await startShipped()
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
}, 30_000)
