import { longestMisfits } from '../setup/fit/longest-misfits.ts'
import { expect, story } from '../setup/story.ts'

story.use({ viewport: { width: 320, height: 720 }, javaScriptEnabled: false })

story('every screen fits 320 px in its longest language, without clipped controls', async ({ page, server }) => {
  await page.goto('/dev/gallery')
  const links = page.locator('a[href^="/dev/gallery/"]:not([href$="/mails"])')
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  story.setTimeout(paths.length * 20_000)
  expect(paths.length).toBeGreaterThan(100)
  const found: string[] = []
  for (const path of paths) found.push(...(await longestMisfits(page, `${path}/screen`, server.origin)))
  expect(found).toEqual([])
})
