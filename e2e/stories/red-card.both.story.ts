import { fillSignIn, signUp } from '../setup/account.ts'
import { expectAccessible } from '../setup/accessible.ts'
import { needs, expect, story } from '../setup/story.ts'

const password = 'drawers of warm walnut'

story(
  'the red card leads to the mailed code in two presses',
  needs('PUT /account/verification'),
  async ({ page, email, mailbox, javaScriptEnabled }) => {
    await signUp(page, email, password)
    const code = await mailbox.nextCode(email)
    await page.goto('/settings')
    if (javaScriptEnabled) await expectAccessible(page, 'the red card')
    await expect(page.getByRole('link', { name: 'Resend email' })).toHaveAttribute('href', '/verification')
    await page.getByRole('button', { name: 'Verify now' }).click()
    await expect(page).toHaveURL(/\/verification\?flow=/)
    await page.getByLabel('Verification code').pressSequentially(code)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText("Your account's email address is verified!")).toBeVisible()
    await page.goto('/settings')
    await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toHaveCount(0)
  },
)

story(
  'in another browser the red card mails a new code',
  needs('PUT /account/verification'),
  async ({ page, email, mailbox, openBrowser }) => {
    await signUp(await (await openBrowser()).newPage(), email, password)
    await mailbox.nextCode(email)
    await page.goto('/login?return_to=/settings')
    await fillSignIn(page, email, password)
    await page.getByRole('button', { name: 'Verify now' }).click()
    await expect(page).toHaveURL(/\/verification\?flow=/)
    await page.getByLabel('Verification code').pressSequentially(await mailbox.nextCode(email))
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText("Your account's email address is verified!")).toBeVisible()
    await page.getByRole('link', { name: 'Continue' }).click()
    await expect(page).toHaveURL(/\/settings/)
  },
)
