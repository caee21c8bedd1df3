import { signUp } from '../setup/account.ts'
import { fillCollection } from '../setup/screens/collections.ts'
import { anywhere, expect, story } from '../setup/story.ts'

for (const width of [360, 768, 1280])
  story(
    `at ${width} px a sample among real items says so in sight and in its name, as a grid, by sets and as a table`,
    anywhere,
    async ({ page, email }) => {
      await page.setViewportSize({ width, height: 900 })
      await signUp(page, email)
      await fillCollection(page, 'six')
      const main = page.getByRole('main')
      for (const list of ['/collection', '/collection?sort=number', '/collection?drawer=coins&view=list']) {
        await page.goto(list)
        const sample = main.getByRole('link', { name: /Heron penny.*Sample/ })
        await expect(sample).toBeVisible()
        const mark = main.getByText('Sample', { exact: true })
        await expect(mark).toHaveCount(1)
        const box = await mark.boundingBox()
        expect(Math.min(box?.width ?? 0, box?.height ?? 0), `the mark is in sight on ${list}`).toBeGreaterThan(8)
        await expect(main.getByRole('link', { name: /(Torn stamp|Quartz).*Sample/ })).toHaveCount(0)
      }
      await page.goto('/collection')
      const cells = main.locator('.pieces > li > .item')
      const heights = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().height))
      expect(new Set(heights.map(Math.round)).size, `heights ${heights.join(', ')}`).toBe(1)
    },
  )
