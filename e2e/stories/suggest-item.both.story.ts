import { fillSignIn, register } from '../setup/account.ts'
import { untilHydrated } from '../setup/open-hydrated.ts'
import { anywhere, expect, story } from '../setup/story.ts'

const password = 'drawers of warm walnut'

story(
  'a collector adds an item that the catalogue lacks; what was typed stays beside its error, and no other user sees it',
  anywhere,
  async ({ page, openBrowser, email, javaScriptEnabled }) => {
    await register(page, email, password)
    await page.goto('/discover?drawer=coins')
    if (javaScriptEnabled) await untilHydrated(page)
    await page.getByRole('link', { name: 'Add a missing item' }).click()
    const form = page.getByRole('dialog', { name: 'Add a missing item' })
    await form.getByLabel('First year').fill('long ago')
    await form.getByLabel('Metal').fill('Silver')
    await form.getByRole('button', { name: 'Add item' }).click()
    await expect(form.getByLabel('Name')).toHaveAccessibleDescription('Enter a value.')
    await expect(form.getByLabel('Name')).toBeFocused()
    await expect(form.getByLabel('First year')).toHaveAccessibleDescription("This value doesn't fit here.")
    await expect(form.getByLabel('First year')).toHaveValue('long ago')

    await form.getByLabel('Name').fill('Town thaler')
    await form.getByLabel('First year').fill('1622')
    await form.getByRole('button', { name: 'Add item' }).click()
    const sheet = page.getByRole('dialog', { name: 'Town thaler' })
    await expect(sheet.getByText('Town thaler is added. Only you see it.')).toBeVisible()
    await expect(sheet.getByText('Silver')).toBeVisible()
    const path = page.url()
    await page.getByRole('link', { name: 'Close' }).click()
    await expect(page.getByRole('main').getByRole('link', { name: /^Town thaler/ })).toBeVisible()

    const other = await (await openBrowser()).newPage()
    expect((await other.request.get(path)).status()).toBe(404)
    await other.goto('/discover?drawer=coins')
    await expect(other.getByRole('link', { name: /^Town thaler/ })).toHaveCount(0)
  },
)

story(
  'a visitor signs in to add an item, and comes back to the form',
  anywhere,
  async ({ page, openBrowser, email }) => {
    await register(await (await openBrowser()).newPage(), email, password)
    await page.goto('/discover?drawer=coins&suggest-item=1')
    await fillSignIn(page, email, password)
    await expect(page).toHaveURL('/discover?drawer=coins&suggest-item=1')
    await expect(page.getByRole('dialog', { name: 'Add a missing item' })).toBeVisible()
  },
)
