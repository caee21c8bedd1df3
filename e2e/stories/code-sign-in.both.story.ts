import { expectAccessible } from '../setup/accessible.ts'
import { expectSignedIn, leave } from '../setup/account.ts'
import { codeSignsIn } from '../setup/service/settings-of-files.ts'
import { anywhere, expect, story } from '../setup/story.ts'

story.use({ changes: codeSignsIn })

story(
  'a mailed code registers and signs in; the page sends another on request',
  anywhere,
  async ({ page, context, email, mailbox, javaScriptEnabled }) => {
    await page.goto('/registration')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Name').fill('Ada')
    await page.getByRole('button', { name: 'Send code' }).click()
    const signUpCode = page.getByRole('textbox', { name: 'Sign-up code' })
    await expect(signUpCode).toBeVisible()
    await signUpCode.pressSequentially(await mailbox.nextCode(email))
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL('/')
    await expectSignedIn(context, email)
    await leave(page)

    await page.goto('/login?return_to=/shop')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send code' }).click()
    const code = page.getByRole('textbox', { name: 'Sign-in code' })
    await expect(code).toBeVisible()
    if (javaScriptEnabled) await expectAccessible(page, 'a sign-in code is on its way')
    const first = await mailbox.nextCode(email)
    const resend = page.getByRole('button', { name: 'Resend code' })
    if (javaScriptEnabled) {
      await expect(resend, 'the next code has to wait').toHaveAccessibleName(/^Resend code \(\d+\)$/)
      await expect(resend).toBeDisabled()
      await page.clock.install({ time: Date.now() + 31_000 })
      await page.clock.runFor(1_000)
      await expect(resend).toHaveAccessibleName('Resend code')
    }
    // The mail arrives before the answer, which clears the field.
    const answered = page.waitForResponse((response) => response.request().method() === 'POST')
    await resend.click()
    await answered
    const second = await mailbox.nextCode(email)
    if (javaScriptEnabled) await expect(page.getByText(`New code sent to ${email} at `)).toBeVisible()

    await code.pressSequentially(first === second ? '000000' : first)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByTestId('ui/message/4010008')).toBeVisible()
    await code.pressSequentially(second)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(/\/shop$/)
    await expectSignedIn(context, email)
  },
)
