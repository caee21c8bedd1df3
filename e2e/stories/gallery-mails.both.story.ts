import { expectAccessible } from '../setup/accessible.ts'
import { anywhere, needs, expect, story } from '../setup/story.ts'

story(
  'the gallery shows every mail, and one of them in each language',
  needs('our mails'),
  async ({ page, faults, javaScriptEnabled }) => {
    // A mail's iframe runs no script, not even that of the browser's driver.
    faults.expectOne(/Blocked script execution in 'about:srcdoc'/)
    await page.goto('/dev/gallery')
    await page.getByRole('link', { name: 'Mails', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Mails' })).toBeVisible()
    const mails = page.getByRole('article')
    // The browser shows the page while it loads.
    await expect.poll(() => mails.count()).toBeGreaterThan(20)
    await expect(page.getByRole('article', { name: 'recovery_code_valid, English', exact: true })).toContainText(
      '123456',
    )
    await expect(page.getByRole('article', { name: 'login_code_valid/sms, English' }).locator('iframe')).toHaveCount(0)

    await page.getByLabel('Kind').selectOption('recovery_code_valid')
    await page.getByRole('button', { name: 'Filter' }).click()
    await expect(mails).toHaveCount(9)
    const german = page.getByRole('article', { name: 'recovery_code_valid, Deutsch' })
    await expect(german.frameLocator('iframe').locator('html')).toHaveAttribute('lang', 'de')
    await expect(german.frameLocator('iframe').getByText('123456', { exact: true })).toBeVisible()
    if (javaScriptEnabled) await expectAccessible(page, 'a mail in each language')
  },
)

story('the gallery answers 404 for an unknown mail', anywhere, async ({ page }) => {
  expect((await page.goto('/dev/gallery/mails?mail=nothing'))?.status()).toBe(404)
})
