import { signUp } from '../setup/account.ts'
import { expectAccessible } from '../setup/accessible.ts'
import { leaveRows } from '../setup/settings/open-rows.ts'
import { anywhere, expect, story } from '../setup/story.ts'

// SETTINGS-ROW-1, SETTINGS-ROW-2, SETTINGS-ROW-3

story(
  'the settings are rows that open in place, and the index opens its row',
  anywhere,
  async ({ page, email, javaScriptEnabled }) => {
    await leaveRows(page)
    await signUp(page, email)
    await page.goto('/settings')
    const password = page.getByLabel('New password', { exact: true })
    const row = page.locator('details.set', { has: page.locator('#s-password') })
    await expect(password, 'closed').toBeHidden()
    await row.locator('summary').click()
    await expect(password).toBeVisible()
    if (javaScriptEnabled) await expectAccessible(page, 'the settings with an open row')
    await row.locator('summary').click()
    await expect(password).toBeHidden()

    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/settings')
      const index = page.getByRole('navigation', { name: 'Sections' })
      await index
        .getByRole('link', { name: width < 768 ? 'Two-step' : 'Authenticator app' })
        .first()
        .click()
      const target = width < 768 ? '#s-lookup_secret-in' : '#s-totp-in'
      await expect(page.locator(target), `the index opens a row at ${width} px`).toBeVisible()
    }
    await expect(page.getByTestId('node/image/totp_qr'), 'the picture is a secret').toBeHidden()
    await page.getByText('Show QR code and key').click()
    await expect(page.getByTestId('node/image/totp_qr')).toBeVisible()

    await page.goto('/settings#s-password-in')
    await expect(password, 'the address names the row').toBeVisible()
  },
)

story('a row with an error is open', anywhere, async ({ page, email }) => {
  await leaveRows(page)
  await signUp(page, email)
  await page.goto('/settings#s-password-in')
  await page.getByLabel('New password', { exact: true }).fill('short')
  await page
    .getByTestId('settings-flow')
    .filter({ has: page.locator('[name=password]') })
    .getByRole('button', { name: 'Change password' })
    .click()
  await expect(page.getByTestId('ui/message/4000032')).toBeVisible()
})
