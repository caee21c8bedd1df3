import type { Page } from '@playwright/test'
import { expectAccessible } from '../setup/accessible.ts'
import {
  expectSignedIn,
  expectSignedOut,
  fillSignIn,
  register,
  save,
  signIn,
  signUpVerified,
} from '../setup/account.ts'
import { codeSignsIn, rarelyConfirmed } from '../setup/service/settings-of-files.ts'
import { needs, expect, story } from '../setup/story.ts'

// The stories read the page before they choose a password.
story.use({ changes: codeSignsIn, reliesOn: rarelyConfirmed })

const squatted = 'a sentence of the squatter'
const password = 'drawers of warm walnut'

const gone = /Your address is verified, and the account is yours alone/

async function signInByCode(page: Page, email: string, nextCode: () => Promise<string>): Promise<void> {
  await page.goto('/login?return_to=/shop')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByRole('textbox', { name: 'Sign-in code' }).pressSequentially(await nextCode())
  await page.getByRole('button', { name: 'Continue' }).click()
}

story(
  'an owner who signs in with a code locks a squatter out, and sets a password again by typing it',
  needs('ACCOUNT_RULES=safe'),
  async ({ page, context, email, mailbox, openBrowser, javaScriptEnabled }) => {
    const squatter = await openBrowser()
    await register(await squatter.newPage(), email, squatted)
    await expectSignedIn(squatter, email)
    await mailbox.nextCode(email)

    await signInByCode(page, email, () => mailbox.nextCode(email))
    await expect(page).toHaveURL(/\/settings\?flow=/)
    await expect(page.getByText(gone)).toBeVisible()
    if (javaScriptEnabled) await expectAccessible(page, 'the settings after the first proof of an address')
    await expectSignedIn(context, email)
    await expectSignedOut(squatter)
    const { subject } = await mailbox.next(email, /yours alone now|removed what was set up/)
    expect(subject).toBe('Your account is now yours alone')

    await save(page, 'New password', squatted)
    await expect(page).toHaveURL(/\/shop/)
    await page.goto('/settings')
    await page.getByTestId('logout').first().click()
    await expect(page).toHaveURL('/')
    await signIn(page, email, squatted)
  },
)

story(
  'the mail of a registration lets the owner of the address report a stranger',
  needs('ACCOUNT_RULES=safe'),
  async ({ page, email, mailbox, openBrowser, javaScriptEnabled }) => {
    const squatter = await openBrowser()
    await register(await squatter.newPage(), email, squatted)
    const { text } = await mailbox.next(email, /An account with your address was created/)
    await page.goto(/https?:\S+code=\d{6}/.exec(text)?.[0] ?? '')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText(/Was it you\?/)).toBeVisible()
    await expect(page.getByText(/Ways to sign in to it:/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'It was me', exact: true })).toBeVisible()
    if (javaScriptEnabled) await expectAccessible(page, 'the question whose account it is')
    await page.getByRole('button', { name: "It wasn't me" }).click()
    await expect(page.getByText(/What the other person set up is gone/)).toBeVisible()
    await expectSignedOut(squatter)
    await page.getByRole('link', { name: 'Continue' }).click()
    await expect(page).toHaveURL(/\/login/)
  },
)

story(
  'after a recovery the old password does not work, and the settings list every credential',
  needs('ACCOUNT_RULES=safe'),
  async ({ page, context, email, mailbox, openBrowser, javaScriptEnabled }) => {
    await signUpVerified(page, mailbox, email, password)
    const thief = await openBrowser()
    const other = await thief.newPage()
    await signIn(other, email, password)
    await mailbox.next(email, /just used on a new device/)
    await context.clearCookies()

    await page.goto('/recovery')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByLabel('Recovery code').pressSequentially(await mailbox.nextCode(email))
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(/\/settings\?flow=/)
    await expectSignedOut(thief)
    const review = page.getByRole('region', { name: 'Is all of this yours?' })
    await expect(review.getByText(`Email code: ${email}`)).toBeVisible()
    await expect(review.getByText('Your old password no longer works.')).toBeVisible()
    if (javaScriptEnabled) await expectAccessible(page, 'the settings after a recovery')

    await other.goto('/login')
    await fillSignIn(other, email, password)
    await expect(other.getByTestId('ui/message/4000006')).toBeVisible()
    await save(page, 'New password', 'brass handles, polished')
    await expect(page.getByText('Your changes are saved.').first()).toBeAttached()
    await expectSignedOut(thief)
  },
)
