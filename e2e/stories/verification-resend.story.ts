import { register } from '../setup/account.ts'
import { untilHydrated } from '../setup/open-hydrated.ts'
import { anywhere, expect, story } from '../setup/story.ts'

story(
  'the verification page says when and to where it sent another code, counts down, and takes that code',
  anywhere,
  async ({ page, email, mailbox }) => {
    await register(page, email, 'drawers of warm walnut')
    await untilHydrated(page)
    await mailbox.nextCode(email)
    const code = page.getByRole('textbox', { name: 'Verification code' })
    await code.pressSequentially('000000')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByTestId('ui/message/4070006')).toBeVisible()

    await page.getByRole('button', { name: 'Request New Verification Email' }).click()
    await expect(page.getByRole('heading', { name: 'Resend Verification Email' })).toBeVisible()
    // An answer about a wrong code starts no countdown.
    const resend = page.getByRole('button', { name: /^Resend code/ })
    await expect(resend).toHaveAccessibleName('Resend code')
    await resend.click()
    await expect(page.getByText(`New code sent to ${email} at `)).toBeVisible()
    await expect(resend, 'the next code has to wait').toHaveAccessibleName(/^Resend code \(\d+\)$/)
    await expect(resend).toBeDisabled()
    await code.pressSequentially(await mailbox.nextCode(email))
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText("Your account's email address is verified!")).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Email verified' }), 'WCAG 2.4.3').toBeFocused()
  },
)
