import { choose } from '../setup/choices.ts'
import { anywhere, expect, story } from '../setup/story.ts'

story(
  'the gallery shows a golden flow in other widths, languages and themes, and sends nothing',
  anywhere,
  async ({ page, javaScriptEnabled }) => {
    const hasScript = javaScriptEnabled !== false
    await page.goto('/dev/gallery')
    await page.getByLabel('Kind').selectOption('login')
    await page.getByLabel('State').selectOption('provide_identifier')
    await page.getByRole('button', { name: 'Filter' }).click()
    await expect(page).toHaveURL(/kind=login&method=&state=provide_identifier/)
    await page.getByRole('link', { name: 'password-wrong', exact: true }).click()

    await page.getByRole('link', { name: '320' }).click()
    const frame = page.locator('iframe')
    await expect(frame).toHaveCSS('width', '320px')
    await choose(page, 'theme', 'dark', hasScript)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await choose(page, 'language', 'de', hasScript)
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')

    const screen = page.frameLocator('iframe')
    await expect(screen.locator('html')).toHaveAttribute('lang', 'de')
    await expect(screen.locator('html')).toHaveAttribute('data-theme', 'dark')
    await screen.locator('input[type=password]').fill('drawers of warm walnut')
    await screen.locator('button[name=method]').click()
    await expect(screen.getByTestId('code-box')).toContainText('drawers of warm walnut')
  },
)

story('the gallery answers 404 for an unknown flow', anywhere, async ({ page }) => {
  for (const path of [
    '/dev/gallery/login/no-such-case',
    '/dev/gallery/login/no-such-case/screen',
    '/dev/gallery/x/password-start',
  ]) {
    expect((await page.goto(path))?.status(), path).toBe(404)
  }
})
