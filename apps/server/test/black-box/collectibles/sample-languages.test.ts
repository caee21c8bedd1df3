import type { Drawers } from '@collect/collectibles/wire'
import { expect, test } from 'vitest'
import { sharedShipped } from '../../shipped.ts'

const shared = sharedShipped()

/** English words that are no German ones. */
const english =
  /\b(?:the|of|and|with|from|that|this|was|is|it|by|on|to|for|one|two|rare|common|good|fine|worn|used|sample|item|close|year)\b/gi

test('a German item page shows no English', async () => {
  const shipped = shared()
  const client = shipped.client({ accept: 'text/html', 'accept-language': 'de' })
  const { text: drawers } = await client.send('/api/collectibles/drawers?size=8')
  const items = (JSON.parse(drawers) as Drawers).drawers
    .flatMap((drawer) => drawer.items)
    .filter(({ sample }) => sample)
  expect(items).toHaveLength(72)
  for (const { id, category } of items) {
    const { status, text } = await client.send(`/discover?drawer=${category}&item=${id}`)
    expect(status).toBe(200)
    const found = shownTexts(text).flatMap((shown) => shown.match(english) ?? [])
    expect([id, found]).toEqual([id, []])
  }
})

test('the cookie of the language switch chooses the language of samples too', async () => {
  const client = shared().client({
    accept: 'text/html',
    'accept-language': 'de',
    cookie: 'language=pl',
  })
  const { text } = await client.send('/discover?item=heron-penny')
  expect(shownTexts(text).join('\n')).toContain('Pens z czaplą')
  expect(text).not.toMatch(/Reiher|Heron penny/)
})

/** What a page shows and reads out. Titles of records, comics and games stay in their language; addresses have none. */
function shownTexts(page: string): readonly string[] {
  const body = page.replaceAll(/<(script|style)\b[^>]*>.*?<\/\1>/gs, '')
  const labels = [...body.matchAll(/ (?:aria-label|title|alt|placeholder|content)="([^"]*)"/g)].map(
    ([, label = '']) => label,
  )
  return [...labels, ...body.replaceAll(/<[^>]*>/g, '\n').split('\n')].filter(
    (text) => !titles.test(text) && !text.includes('/'),
  )
}

const titles =
  /Slow Harbor|Night Ferry|Signal Room|Counterpoint|Salt Lines|Two Hills|Red Mornings|Loom Studies|Night Baker|Moth Patrol|Owl & Son|Owl &amp; Son|Fox at Large|Whale Street|Slow Comet|Nine Ferries|Mossback|Orchard Vote|Salt & Signal|Salt &amp; Signal|Cloud Parcels|Tin Circus|Collect Everything|More Coming Soon/
