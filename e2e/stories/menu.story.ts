import { expectAccessible } from '../setup/accessible.ts'
import { signUp } from '../setup/account.ts'
import { anywhere, expect, story } from '../setup/story.ts'

const password = 'drawers of warm walnut'

story('language and theme are submenus of the user menu, chosen by typing', anywhere, async ({ page, email }) => {
  await signUp(page, email, password)
  await page.goto('/shop')
  await page.getByLabel('Your account').click()
  await expect(page.getByRole('menu')).toBeVisible()
  // One letter each: a menu forgets the first letter when the second comes late.
  await page.keyboard.press('l')
  await expect(page.getByRole('menuitem', { name: 'Language' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeChecked()
  await expectAccessible(page, 'the open submenu')
  await page.keyboard.press('d')
  await expect(page.getByRole('menuitemradio', { name: 'Deutsch' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByLabel('Sprache')).toHaveValue('de')

  await page.getByLabel('Dein Konto').or(page.getByLabel('Ihr Konto')).click()
  await page.keyboard.press('d')
  await expect(page.getByRole('menuitem', { name: 'Design' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitemradio', { name: 'Dunkel' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

story('a submenu opens after 100 ms and stays for 300 ms on the way to it', anywhere, async ({ page, email }) => {
  await signUp(page, email, password)
  await page.goto('/shop')
  await page.getByLabel('Your account').click()
  await expect(page.getByRole('menu')).toBeVisible()
  await page.clock.install()
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  const entry = page.getByRole('menuitem', { name: 'Theme' })
  const submenu = page.getByRole('menu', { name: 'Theme' })
  await entry.hover()
  await page.clock.runFor(90)
  await expect(submenu).toHaveCount(0)
  await page.clock.runFor(20)
  await expect(submenu).toBeVisible()

  // Towards the submenu, and on the way over the entry below.
  const box = await entry.boundingBox()
  const below = await page.getByRole('menuitem', { name: 'Logout' }).boundingBox()
  if (!box || !below) throw new Error('The menu has no size')
  await page.mouse.move(box.x + 12, box.y + box.height / 2)
  await page.mouse.move(box.x + 8, below.y + 2)
  await page.clock.runFor(290)
  await expect(submenu).toBeVisible()
  await page.clock.runFor(20)
  await page.mouse.move(box.x + 60, below.y + 20)
  await expect(submenu).toHaveCount(0)
})
