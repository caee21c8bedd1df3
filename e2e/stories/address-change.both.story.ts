import { expectAccessible } from '../setup/accessible.ts'
import { signUpVerified } from '../setup/account.ts'
import { rarelyConfirmed } from '../setup/service/settings-of-files.ts'
import { needs, expect, story } from '../setup/story.ts'

// The stories wait for mails between two sensitive changes.
story.use({ reliesOn: rarelyConfirmed })

const link = /http:\S+\/not-me\?token=\S+/

story(
  'a new address waits for its code; the owner of the old address cancels the change',
  needs('an address that waits for its proof, as ACCOUNT_RULES=safe'),
  async ({ page, email, mailbox, javaScriptEnabled }) => {
    const next = `new.${email}`
    await signUpVerified(page, mailbox, email, 'drawers of warm walnut')

    await page.goto('/settings')
    await page.locator('[name="traits.email"]').fill(next)
    await page.locator('form:has([name="traits.email"])').getByRole('button', { name: 'Save' }).click()
    await page.waitForURL(/\/verification\?flow=/)
    // The address before is verified, the new one is not (VERIFY-PAGE-1).
    await expect(page.getByTestId('identifier-chip')).toContainText(next)
    await expect(page.getByLabel('Verification code')).toBeVisible()

    await page.goto('/settings')
    // The state of the row and the form say so.
    await expect(page.getByText(`Confirm ${next}`)).toHaveCount(2)
    await expect(page.getByText(`Until then, sign in with ${email}.`)).toBeVisible()
    if (javaScriptEnabled) await expectAccessible(page, 'the settings with an address that waits')
    const code = await mailbox.nextCode(next)
    const field = page.getByLabel('Code from the email')
    // FORM-STEP-8: a pasted sentence gives its code, which is sent by itself.
    if (javaScriptEnabled) await field.fill(`Your code: ${code.slice(0, 3)}-${code.slice(3)}`)
    else {
      await field.pressSequentially(code)
      await page.getByRole('button', { name: 'Confirm new email' }).click()
    }
    await expect(page.getByText('verified').first()).toBeVisible()
    await page.goto('/settings')
    await expect(page.getByText(`Confirm ${next}`)).toHaveCount(0)
    await expect(page.locator('[name="traits.email"]')).toHaveValue(next)

    const { text } = await mailbox.next(email, link)
    await page.goto(link.exec(text)?.[0] ?? '')
    await expect(page.getByRole('heading', { name: "Wasn't this you?" })).toBeVisible()
    if (javaScriptEnabled) await expectAccessible(page, 'the page of This was not me')
    const address = page.url()
    await page.getByRole('button', { name: 'Secure my account' }).click()
    await page.waitForURL(/\/recovery\?flow=/)
    await page.locator('[name=code]').pressSequentially(await mailbox.nextCode(email))
    await page.locator('button[name=method][value=code]').click()
    await page.waitForURL(/\/settings\?flow=/)
    await expect(page.locator('[name="traits.email"]')).toHaveValue(email)
    await expect(page.getByText('Email address restored', { exact: true })).toBeVisible()

    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  },
)

story(
  'the settings send another code to a new address, then cancel the change',
  needs('an address that waits for its proof, as ACCOUNT_RULES=safe'),
  async ({ page, email, mailbox }) => {
    const next = `new.${email}`
    await signUpVerified(page, mailbox, email, 'drawers of warm walnut')
    await page.goto('/settings')
    await page.locator('[name="traits.email"]').fill(next)
    await page.locator('form:has([name="traits.email"])').getByRole('button', { name: 'Save' }).click()
    await page.waitForURL(/\/verification\?flow=/)
    await mailbox.nextCode(next)
    await page.goto('/settings')
    await page.getByRole('button', { name: 'Resend code' }).click()
    await mailbox.nextCode(next)
    await page.getByRole('button', { name: 'Cancel change' }).click()
    await expect(page.getByText(`Confirm ${next}`)).toHaveCount(0)
    await expect(page.locator('[name="traits.email"]')).toHaveValue(email)
  },
)
