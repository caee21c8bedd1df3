import { signUp } from '../setup/account.ts'
import { openHydrated } from '../setup/open-hydrated.ts'
import { anywhere, expect, story } from '../setup/story.ts'
import { tabTo } from '../setup/reader/tab-to.ts'

const password = 'drawers of warm walnut'

story(
  'WCAG 2.1.1, 2.4.3, 2.4.7: with the keyboard alone a collector marks a set, wishes what is missing, and opens one',
  anywhere,
  async ({ page, email }) => {
    await signUp(page, email, password)
    const main = page.getByRole('main')
    await openHydrated(page, '/discover?show=sets&drawer=minerals')

    await story.step('Space marks, and the focus stays', async () => {
      await tabTo(page, 'link', /^Mohs/)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: /Mohs/ })).toBeVisible()
      await tabTo(page, 'link', /^Mark by tapping$/)
      await page.keyboard.press('Enter')
      const cells = main.locator('button[data-item]')
      await expect(cells).toHaveCount(10)
      for (const [index, pressed] of [0, 1].entries()) {
        await page.keyboard.press('Tab')
        const cell = cells.nth(pressed)
        await expect(cell).toBeFocused()
        await page.keyboard.press('Space')
        await expect(cell).toHaveAttribute('aria-pressed', 'true')
        await expect(page.getByText(`Owned. ${index + 1} of 10`, { exact: true })).toHaveRole('status')
        await expect(cell, 'the focus stays').toBeFocused()
      }
    })

    await story.step('what is missing becomes wishes', async () => {
      for (let back = 0; back < 2; back++) await page.keyboard.press('Shift+Tab')
      await expect(page.getByRole('link', { name: 'Done' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(main.locator('a[data-item]')).toHaveCount(10)
      await page.keyboard.press('Shift+Tab')
      await tabTo(page, 'button', /^Add the missing ones to my wishes$/)
      await page.keyboard.press('Enter')
      await expect(main.getByText('8 missing, 8 of them on your wishes.')).toBeVisible()
    })

    await story.step('a sheet takes the focus, keeps it, and gives it back', async () => {
      await tabTo(page, 'link', /^Gypsum/)
      await page.keyboard.press('Enter')
      const sheet = page.getByRole('dialog', { name: 'Gypsum' })
      await expect(sheet).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(sheet.locator(':focus')).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(sheet).toHaveCount(0)
      await expect(main.getByRole('link', { name: /^Gypsum/ })).toBeFocused()
    })
  },
)

story('each list of a fresh installation shows six cards', anywhere, async ({ page }) => {
  await page.goto('/discover')
  const sets = page.getByRole('region', { name: 'Sets to begin with' })
  await expect(sets.locator('[data-set]')).toHaveCount(6)
  const rails = page.locator('.rail')
  const names = await page.getByRole('navigation', { name: 'Drawers' }).getByRole('link').allTextContents()
  expect(names).toHaveLength(10)
  await expect(rails).toHaveCount(names.length)
  for (const rail of await rails.all()) await expect(rail.locator('[data-item]')).toHaveCount(6)
})
