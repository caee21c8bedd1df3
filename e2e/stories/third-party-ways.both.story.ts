import type { Page } from '@playwright/test'
import { signUpVerified } from '../setup/account.ts'
import { expectAccessible } from '../setup/accessible.ts'
import { expect, needs } from '../setup/story.ts'
import { applicationStory as story, type ThirdPartyApp } from '../setup/third-party-app.ts'

story.use({ applications: true })

const password = 'drawers of warm walnut'
// A Kratos asks for no consent of its own and names no application on its pages.
const ours = needs('the application on every page of an account')

const begin = async (page: Page, app: ThirdPartyApp) => {
  await page.goto(app.origin)
  await page.getByRole('button', { name: /^Sign in with/ }).click()
}
const allow = async (page: Page) => {
  await expect(page).toHaveURL(/\/consent\?consent_challenge=/)
  await page.getByRole('button', { name: 'Allow' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Signed in')
}

story(
  'a visitor signs up on the way to an application',
  ours,
  async ({ page, email, mailbox, app, javaScriptEnabled }) => {
    await begin(page, app)
    await expect(page).toHaveURL(/\/login\?/)
    await expect(page.getByText('Continue to Shelf Planner')).toBeVisible()
    if (javaScriptEnabled) await expectAccessible(page, 'a sign-in for an application')
    await page.getByRole('link', { name: 'Sign up' }).click()
    await expect(page.getByText('Continue to Shelf Planner')).toBeVisible()
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page).toHaveURL(/\/verification\?flow=/)
    await page.getByLabel('Verification code').pressSequentially(await mailbox.nextCode(email))
    await page.getByRole('button', { name: 'Continue' }).click()
    // With a script, the page says first that the address is verified.
    if (javaScriptEnabled) await page.getByRole('link', { name: 'Continue' }).click()
    await allow(page)
    await expect(page.locator('#claims')).toContainText(email)
  },
)

story('a user goes back to the application without signing in', ours, async ({ page, app }) => {
  await begin(page, app)
  await page.getByRole('link', { name: 'Back to Shelf Planner' }).click()
  await expect(page.getByRole('alert')).toHaveText('You did not allow this application to use your account.')
})

story(
  'a user recovers the account on the way to an application',
  ours,
  async ({ page, email, mailbox, app, openBrowser }) => {
    const first = await (await openBrowser()).newPage()
    await signUpVerified(first, mailbox, email, password)

    await begin(page, app)
    await page.getByRole('link', { name: 'Recover Account' }).click()
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByLabel('Recovery code').pressSequentially(await mailbox.nextCode(email))
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(/\/settings\?flow=/)
    const form = page.getByTestId('settings-flow').filter({ has: page.getByLabel('New password', { exact: true }) })
    await form.getByLabel('New password', { exact: true }).fill('brass handles, polished')
    await form.getByRole('button', { name: 'Change password' }).click()
    await allow(page)
  },
)

story(
  'another account than the one that began is refused at the consent',
  ours,
  async ({ page, email, mailbox, app, openBrowser }) => {
    const other = email.replace('@', '.other@')
    const second = await (await openBrowser()).newPage()
    await signUpVerified(second, mailbox, other, password)

    await signUpVerified(page, mailbox, email, password)
    await begin(page, app)
    await expect(page).toHaveURL(/\/consent\?consent_challenge=/)
    const consent = page.url()

    const stranger = second.context()
    const strange = await stranger.newPage()
    const answer = await strange.goto(consent)
    expect(answer?.status()).toBe(403)
    await expect(strange.getByRole('button', { name: 'Allow' })).toHaveCount(0)
    await allow(page)
  },
)
