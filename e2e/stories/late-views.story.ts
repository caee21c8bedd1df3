import { signUp } from '../setup/account.ts'
import { openHydrated } from '../setup/open-hydrated.ts'
import { anywhere, expect, story } from '../setup/story.ts'

story(
  'a view that is late shows quiet shapes; one that does not come leaves the page as it is',
  anywhere,
  async ({ page, context, faults }) => {
    faults.expectLoss()
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

story(
  'a view of the collection that is late shows quiet shapes; one that does not come leaves what was typed',
  anywhere,
  async ({ page, email, faults }) => {
    faults.expectLoss()
    await signUp(page, email)
    await openHydrated(page, '/collection?show=fields')
    const main = page.getByRole('main')
    await main.getByRole('textbox', { name: 'Name' }).fill('Case number')
    const lost = Promise.withResolvers<void>()
    await page.route('**/collection.data*', async (route) => {
      await lost.promise
      await route.abort()
    })
    await main.getByRole('link', { name: 'Collection' }).click()
    await expect(page.locator('.late')).toBeVisible()
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Loading...')
    await expect(main.getByRole('textbox', { name: 'Name' })).toBeHidden()
    lost.resolve()
    await expect(page.getByText('You seem to be offline.')).toBeVisible()
    await expect(page.locator('.late')).toHaveCount(0)
    await expect(main.getByRole('textbox', { name: 'Name' })).toHaveValue('Case number')
    await expect(main.getByRole('link', { name: 'Collection' })).toBeFocused()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Collection')
  },
)
