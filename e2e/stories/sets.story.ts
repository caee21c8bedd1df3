import { expectAccessible } from '../setup/accessible.ts'
import { signUp } from '../setup/account.ts'
import { misfitsOn } from '../setup/fit/fit.ts'
import { expectNoLayoutShift, watchShifts } from '../setup/layout-shift.ts'
import { openHydrated } from '../setup/open-hydrated.ts'
import { anywhere, expect, story } from '../setup/story.ts'

const password = 'drawers of warm walnut'

story('with the keyboard alone, Space marks the items of a set', anywhere, async ({ page, email }) => {
  await signUp(page, email, password)
  await openHydrated(page, '/discover?show=sets&drawer=minerals')
  await page.getByRole('link', { name: /^Mohs/ }).focus()
  await page.keyboard.press('Enter')
  const mark = page.getByRole('link', { name: 'Mark by tapping' })
  await expect(mark).toBeVisible()
  await mark.focus()
  await page.keyboard.press('Enter')
  const cells = page.getByRole('main').locator('button[data-item]')
  await expect(cells).toHaveCount(10)
  await page.keyboard.press('Tab')
  for (const [index, pressed] of [0, 1].entries()) {
    const cell = cells.nth(pressed)
    await expect(cell).toBeFocused()
    await page.keyboard.press('Space')
    await expect(cell).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText(`Owned. ${index + 1} of 10`, { exact: true })).toHaveRole('status')
    await expect(cell, 'the focus stays').toBeFocused()
    await page.keyboard.press('Tab')
  }
})

for (const { width, colorScheme } of [
  { width: 320, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const) {
  story.describe(`${colorScheme}, ${width} px`, () => {
    story.use({ colorScheme, viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

    story(
      'every view of Discover is accessible and fits, for a visitor and a collector',
      anywhere,
      async ({ page, email }) => {
        story.slow()
        await watchShifts(page)
        for (const who of ['visitor', 'collector']) {
          if (who === 'collector') await signUp(page, email, password)
          await page.goto('/discover?show=sets&drawer=minerals')
          const set = await page.getByRole('link', { name: /^Mohs/ }).getAttribute('href')
          const views = [
            '/discover',
            '/discover?drawer=minerals',
            '/discover?show=sets',
            `${set}`,
            `${set}&mark=1`,
            `${set}&show=spare`,
            '/discover?item=heron-penny',
            '/discover?q=beligum+euro',
            '/discover?q=zzxqy&drawer=coins',
          ]
          for (const path of views) {
            await page.goto(path, { waitUntil: 'networkidle' })
            await expectAccessible(page, `${path} of a ${who}`)
            await expectNoLayoutShift(page, path)
            expect(await misfitsOn(page), `${path} of a ${who}`).toEqual([])
          }
        }
      },
    )
  })
}

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

story(
  'a view that is late shows quiet shapes; one that does not come leaves the page as it is',
  anywhere,
  async ({ page, context, faults }) => {
    faults.expectOne(/net::ERR_/)
    faults.expectOne(/Failed to fetch manifest patches/)
    await openHydrated(page, '/discover')
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/discover.data?drawer=coins*', async (route) => {
      await held
      await route.continue()
    })
    await page.getByRole('navigation', { name: 'Drawers' }).getByRole('link', { name: 'Coins' }).click()
    await expect(page.locator('.late')).toBeVisible()
    answer()
    await expect(page.getByRole('heading', { name: 'Coins', level: 1 })).toBeVisible()
    await expect(page.locator('.late')).toHaveCount(0)
    await context.setOffline(true)
    await page.getByRole('link', { name: 'All drawers' }).click()
    await expect(page.getByText('You seem to be offline.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Coins', level: 1 })).toBeVisible()
    await context.setOffline(false)
  },
)
