import { anywhere, expect, story } from '../setup/story.ts'

story('a change of language within a flow is kept', anywhere, async ({ page }) => {
  await page.goto('/login')
  await expect(page).toHaveURL(/\/login\?flow=/)
  const address = page.url()
  await page.getByLabel('Language').selectOption('de')
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  expect(page.url(), 'the same flow').toBe(address)
  await page.goto('/shop')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

story('a change of theme is kept', anywhere, async ({ page }) => {
  await page.goto('/shop')
  const dark = page.getByRole('button', { name: 'Dark' })
  await dark.click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(dark).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/login')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})
