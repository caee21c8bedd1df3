import type { Page } from '@playwright/test'
import { deliveredWays } from '../setup/service/settings-of-files.ts'
import { needs, expect, story } from '../setup/story.ts'

// The address first, then a list of methods.
story.use({ changes: deliveredWays })

async function give(page: Page, email: string): Promise<void> {
  await page.goto('/login?return_to=/shop')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
}

const signUp = (page: Page) => page.getByTestId('signup-link')

async function expectRegistration(page: Page, email: string, isScripted: boolean): Promise<void> {
  await signUp(page).click()
  await expect(page).toHaveURL(/\/registration\?/)
  await expect(page.getByLabel('Email')).toHaveValue(isScripted ? email : '')
}

story(
  'a code for an address without an account sends a mail that leads to the registration',
  needs('the same answer for an address without an account'),
  async ({ page, email, mailbox, javaScriptEnabled }) => {
    await give(page, email)
    await expect(signUp(page)).toBeVisible()
    await page.getByRole('button', { name: /^Email code/ }).click()
    await expect(page.getByRole('textbox', { name: 'Sign-in code' })).toBeVisible()
    const mail = await mailbox.next(email, /No account has it/)
    expect(mail.text).toContain('/registration')

    await expect(signUp(page)).toHaveAttribute('href', /return_to=/)
    await expectRegistration(page, email, javaScriptEnabled)
  },
)

story(
  'a password for an address without an account leads to the registration and sends no mail',
  needs('the same answer for an address without an account'),
  async ({ page, email, mailbox, javaScriptEnabled }) => {
    await give(page, email)
    await page.getByRole('link', { name: /^Password/ }).click()
    await page.getByLabel('Password', { exact: true }).fill('drawers of warm walnut')
    await page.getByRole('button', { name: /^Sign in( Last used)?$/ }).click()
    await expect(page.getByTestId('ui/message/4000006')).toBeVisible()
    expect((await mailbox.all()).filter(({ to }) => to === email)).toEqual([])
    await expectRegistration(page, email, javaScriptEnabled)
  },
)
