import type { Page } from '@playwright/test'
import { signUp } from '../setup/account.ts'
import { anywhere, expect, story } from '../setup/story.ts'

/** What paper does not need: bars, menus, switches, the wall beside a card. */
const furniture = ['.topbar', '.nav', '.foot', '.auth__wall', '.auth__foot', '.sheet__acts', '.sheet__close'] as const

async function furnitureOn(page: Page): Promise<readonly string[]> {
  const shown = await Promise.all(
    furniture.map(async (part) => ((await page.locator(part).locator('visible=true').count()) > 0 ? part : '')),
  )
  return shown.filter((part) => part !== '')
}

const colours = (page: Page) =>
  page.evaluate(() => {
    const { color, colorScheme } = getComputedStyle(document.documentElement)
    return { color, colorScheme }
  })

for (const { path, has } of [
  { path: '/shop', has: ['.topbar', '.nav', '.foot'] },
  { path: '/discover?item=heron-penny', has: ['.topbar', '.nav', '.foot', '.sheet__acts', '.sheet__close'] },
  { path: '/login', has: ['.topbar', '.auth__wall', '.auth__foot'] },
])
  story(`a printed ${path} has no bars, menus or switches, and the light colours`, anywhere, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(path)
    expect(await furnitureOn(page), 'on the screen').toEqual(has)
    const light = await colours(page)
    await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'))
    expect(await colours(page)).not.toEqual(light)
    await page.emulateMedia({ media: 'print' })
    expect(await furnitureOn(page), 'on paper').toEqual([])
    expect(await colours(page)).toEqual({ ...light, colorScheme: 'light' })
  })

story('printed backup codes stand alone, with the account they belong to', anywhere, async ({ page, email }) => {
  await signUp(page, email)
  await page.goto('/settings')
  await page.getByRole('button', { name: /backup codes/ }).click()
  await expect(page.getByRole('button', { name: "I've saved these codes" })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.codes li').first()).toBeVisible()
  await expect(page.locator('.codes__head')).toContainText(email)
  for (const other of ['Your Profile', 'Last sign-in', 'Passkeys', "I've saved these codes"])
    await expect(page.getByText(other, { exact: true }).locator('visible=true'), other).toHaveCount(0)
  // Sheets of A4 upright and across, at 96 px per inch, with margins.
  for (const width of [720, 1040]) {
    await page.setViewportSize({ width, height: 1000 })
    const [sheet, first, second] = await Promise.all([
      page.locator('.codes').boundingBox(),
      page.locator('.codes li').nth(0).boundingBox(),
      page.locator('.codes li').nth(1).boundingBox(),
    ])
    expect(sheet?.width, `the codes have the width of paper of ${width} px`).toBeGreaterThan(width - 100)
    expect(second?.y, 'two codes stand side by side').toBe(first?.y)
    for (const code of await page.locator('.codes code').all()) {
      expect((await code.boundingBox())?.height, 'a code is one line').toBeLessThan(40)
    }
  }
})
