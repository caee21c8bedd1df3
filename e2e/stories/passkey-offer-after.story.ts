import type { Page } from '@playwright/test'
import { plugIn } from '../kit/setup/webauthn.ts'
import { expectSignedIn, leave, signUp } from '../setup/account.ts'
import { openHydrated } from '../setup/open-hydrated.ts'
import { codeSignsIn, rarelyConfirmed } from '../setup/service/settings-of-files.ts'
import { expect, needs, story } from '../setup/story.ts'

story.use({ changes: codeSignsIn, reliesOn: rarelyConfirmed })

const expectOffer = async (page: Page) => {
  await openHydrated(page, '/')
  await expect(page.getByRole('heading', { name: 'Sign in with one tap next time' })).toBeVisible()
  await page.getByRole('link', { name: 'Add a passkey' }).click()
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByRole('button', { name: 'Remove Chrome on Linux' })).toBeVisible()
}

story(
  'after a sign-in with a mailed code, Home offers a passkey',
  needs('the count of passkeys below /account'),
  async ({ page, context, email, mailbox }) => {
    await page.goto('/registration')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Name').fill('Ada')
    await page.getByRole('button', { name: 'Send code' }).click()
    await page.getByRole('textbox', { name: 'Sign-up code' }).pressSequentially(await mailbox.nextCode(email))
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL('/')
    await leave(page)

    await openHydrated(page, '/login')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send code' }).click()
    await page.getByRole('textbox', { name: 'Sign-in code' }).pressSequentially(await mailbox.nextCode(email))
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL('/')
    await expectSignedIn(context, email)
    await plugIn(page)
    await expectOffer(page)
  },
)

story(
  'after a recovery, Home offers a passkey',
  needs('the count of passkeys below /account'),
  async ({ page, context, email, mailbox }) => {
    await signUp(page, email, 'drawers of warm walnut')
    await mailbox.nextCode(email)
    await leave(page)

    await openHydrated(page, '/recovery')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('textbox', { name: 'Recovery code' }).pressSequentially(await mailbox.nextCode(email))
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(/\/settings\?/)
    await expectSignedIn(context, email)
    await plugIn(page)
    await expectOffer(page)
  },
)
