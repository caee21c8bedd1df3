import { signUp } from '../setup/account.ts'
import { choose } from '../setup/choices.ts'
import { openHydrated } from '../setup/open-hydrated.ts'
import { anywhere, expect, story } from '../setup/story.ts'

const password = 'drawers of warm walnut'

story(
  'a language applies on choice, by a button only without a script',
  anywhere,
  async ({ page, javaScriptEnabled }) => {
    await (javaScriptEnabled === false ? page.goto('/login') : openHydrated(page, '/login'))
    await page.getByLabel('Language').focus()
    await expect(page).toHaveURL(/\/login\?flow=/)
    const address = page.url()
    await choose(page, 'language', 'de', javaScriptEnabled !== false)
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    expect(page.url(), 'the same flow').toBe(address)
    if (javaScriptEnabled !== false) await expect(page.getByLabel('Sprache')).toBeFocused()
    await page.goto('/shop')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  },
)

story('a theme applies on choice, by a button only without a script', anywhere, async ({ page, javaScriptEnabled }) => {
  await (javaScriptEnabled === false ? page.goto('/shop') : openHydrated(page, '/shop'))
  await choose(page, 'theme', 'dark', javaScriptEnabled !== false)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByLabel('Theme')).toHaveValue('dark')
  await page.goto('/login')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

story(
  'the user menu leads back to the default redirect, or to a return_to of this site',
  anywhere,
  async ({ page, server: { origin }, email }) => {
    await signUp(page, email, password)
    const link = async (path: string, name: string) => {
      await page.goto(path)
      await page.getByLabel('Your account').click()
      const shown = page
        .getByRole(/* a menu once the script runs */ 'link', { name })
        .or(page.getByRole('menuitem', { name }))
      return shown.evaluate((element) => (element as HTMLAnchorElement).href)
    }
    expect(await link('/shop', 'Back to Home')).toBe(`${origin}/`)
    expect(await link('/shop?return_to=/collection', 'Go back')).toBe(`${origin}/collection`)
    expect(await link('/shop?return_to=https://elsewhere.example/', 'Go back')).toBe(`${origin}/`)
  },
)
