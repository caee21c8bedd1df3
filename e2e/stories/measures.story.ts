import type { Locator } from '@playwright/test'
import { signUp } from '../setup/account.ts'
import { openGolden, goldenStory } from '../setup/golden/golden-story.ts'
import { anywhere, expect, needs, story } from '../setup/story.ts'

// Sizes and counts of the rules, measured on the pages.

const widthOf = async (element: Locator): Promise<number> => Math.round((await element.boundingBox())?.width ?? 0)

/** Hue in degrees and saturation from 0 to 1 of each element's text colour. */
const tintsOf = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all.map((element) => {
      const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(Number)
      const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
      return { isReddest: red === most && green > blue, saturation: (most - least) / most }
    }),
  )

story(
  'NAV-BAR: four tabs stand at the bottom of the screen, 64 px high, and the current one alone is orange',
  anywhere,
  async ({ page }) => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/shop')
      const bar = page.getByRole('navigation', { name: 'Main' })
      expect(await bar.boundingBox()).toEqual({ x: 0, y: 800 - 64, width, height: 64 })
      const tabs = bar.getByRole('link')
      await expect(tabs).toHaveText(['Discover', 'Shop', 'Collection', 'Profile'])
      expect(await tabs.evaluateAll((all) => all.map((tab) => tab.getAttribute('href')))).toEqual([
        '/discover',
        '/shop',
        '/collection',
        '/settings',
      ])
      const [discover, shop, ...others] = await tintsOf(tabs)
      expect(shop?.isReddest && shop.saturation > 0.6, 'orange').toBe(true)
      for (const grey of [discover, ...others]) expect(grey?.saturation).toBeLessThan(0.3)
    }
  },
)

story(
  'CARD-HEADER-6 and PROFILE-PAGE-4: a card is 480 px wide, the settings form at most 488 px, each within the screen',
  anywhere,
  async ({ page, email }) => {
    const widths = [1280, 768, 360] as const
    const card: number[] = []
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/login')
      card.push(await widthOf(page.locator('.authcard')))
    }
    expect(card.slice(0, 2)).toEqual([480, 480])
    expect(card[2]).toBeLessThanOrEqual(360)

    await signUp(page, email)
    const form: number[] = []
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/settings')
      form.push(await widthOf(page.locator('.update')))
    }
    expect(form.slice(0, 2)).toEqual([488, 488])
    expect(form[2]).toBeLessThanOrEqual(360)
  },
)

story(
  'SAMPLE-GRID: a list of samples shows six cards, and the collection is a grid of four columns',
  anywhere,
  async ({ page, email }) => {
    await page.goto('/discover')
    const regions = page.getByRole('main').getByRole('region')
    const drawers = regions.filter({ has: page.locator('[data-item]') })
    await expect(drawers).toHaveCount(10)
    for (const drawer of await drawers.all()) await expect(drawer.locator('[data-item]')).toHaveCount(6)
    await page.goto('/shop')
    await expect(page.getByRole('region', { name: 'On the shelf' }).locator('[data-item]')).toHaveCount(6)
    await signUp(page, email)
    await page.goto('/collection')
    const [columns] = await page
      .locator('.grid4')
      .evaluateAll((grids) => grids.map((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length))
    expect(columns).toBe(4)
  },
)

goldenStory(
  'FORM-WIDGET-1: a code field leaves 40 px behind its cells for the badge of a password manager',
  needs('the golden answers of a stub'),
  async ({ page }) => {
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await openGolden(page, 'recovery~code-sent')
      const last = await page.locator('.otp__cell').last().boundingBox()
      const input = await page.locator('.otp__input').boundingBox()
      if (!last || !input) throw new Error('the code field is not on the page')
      expect(input.x + input.width - (last.x + last.width)).toBeGreaterThanOrEqual(40)
    }
  },
)
