import type { Page } from '@playwright/test'
import { expectAccessible } from '../setup/accessible.ts'
import { expectSignedIn, expectSignedOut, leave } from '../setup/account.ts'
import { companyStory as story } from '../setup/provider-story.ts'
import { expect, needs } from '../setup/story.ts'

const ours = needs('organizations, on which only a hosted Kratos acts')

const ofCompany = (email: string) => email.replace(/@.*/, '@acme.example')
const acme = (page: Page) => page.getByRole('button', { name: /Acme/ })

/** On the page of the company's provider. Without a script, a button sends the answer. */
async function becomeUser(page: Page, hasScript: boolean | undefined, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Name').fill('Ada Acme')
  await page.getByRole('button', { name: 'Sign in' }).click()
  if (!hasScript) await page.getByRole('button', { name: 'Continue' }).click()
}

/** The first step of a sign-in leads to the company's provider, and to nothing else. */
async function name(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await expect(acme(page)).toHaveCount(0)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByTestId('identifier-chip')).toContainText(email)
  await expect(acme(page)).toBeVisible()
  await expect(page.getByRole('button', { name: /partner/ })).toHaveCount(0)
  await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0)
  await expect(page.getByTestId('method/password')).toHaveCount(0)
}

/** Signs in with the company's provider. */
async function signInThere(page: Page, hasScript: boolean | undefined, email: string): Promise<void> {
  await name(page, email)
  await acme(page).click()
  await becomeUser(page, hasScript, email)
  await expect(page).toHaveURL('/')
  await expectSignedIn(page.context(), email)
}

story(
  'an address of a company leads to its provider, which makes the account and opens it',
  ours,
  async ({ page, email, javaScriptEnabled }) => {
    const own = ofCompany(email)
    await name(page, own)
    if (javaScriptEnabled) await expectAccessible(page, 'the sign-in of a company')
    await acme(page).click()
    await becomeUser(page, javaScriptEnabled, own)
    await expect(page).toHaveURL('/')
    await expectSignedIn(page.context(), own)

    await page.goto('/settings')
    await expect(page.getByText('Your organization manages these settings.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Disconnect Acme' })).toBeDisabled()
    await expect(page.getByRole('button', { name: /^Connect/ })).toHaveCount(0)
    if (javaScriptEnabled) await expectAccessible(page, 'the settings of a company’s user')

    await leave(page)
    // The account exists now, and the page is the same.
    await signInThere(page, javaScriptEnabled, own)
  },
)

story(
  'a sign-up with an address of a company goes on with its provider, and back to another address',
  ours,
  async ({ page, email, javaScriptEnabled }) => {
    const own = ofCompany(`up.${email}`)
    await page.goto('/registration')
    await expect(acme(page)).toHaveCount(0)
    await page.getByLabel('Email').fill(own)
    await page.getByLabel('Name').fill('Ada')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(acme(page)).toBeVisible()
    await expect(page.getByTestId('method/password')).toHaveCount(0)
    await expect(page.getByRole('button', { name: /partner/ })).toHaveCount(0)
    if (javaScriptEnabled) await expectAccessible(page, 'the second step of a company’s sign-up')

    await page.getByTestId('identifier-chip').click()
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByTestId('identifier-chip')).toContainText(email)
    await expect(acme(page)).toHaveCount(0)
    await page.getByTestId('identifier-chip').click()
    await page.getByLabel('Email').fill(own)
    await page.getByRole('button', { name: 'Create account' }).click()

    await acme(page).click()
    await becomeUser(page, javaScriptEnabled, own)
    await expect(page).toHaveURL('/')
    await expectSignedIn(page.context(), own)
  },
)

story('the provider of a company signs no other domain up', ours, async ({ page, email, javaScriptEnabled }) => {
  await name(page, ofCompany(`other.${email}`))
  await acme(page).click()
  await becomeUser(page, javaScriptEnabled, email)
  await expect(page.getByText("The address from Acme isn't part of this organization.")).toBeVisible()
  await expectSignedOut(page.context())
})

story(
  'an account that existed before is connected with the company after its own sign-in',
  ours,
  async ({ page, email, server, javaScriptEnabled }) => {
    const own = ofCompany(`early.${email}`)
    const password = 'drawers of warm walnut'
    const made = await page.request.post(`${server.adminOrigin}/admin/identities`, {
      data: {
        schema_id: 'default',
        traits: { email: own, name: 'Ada' },
        verifiable_addresses: [{ value: own, via: 'email', verified: true, status: 'completed' }],
        credentials: { password: { config: { password } } },
      },
    })
    expect(made.status()).toBe(201)

    await name(page, own)
    await acme(page).click()
    await becomeUser(page, javaScriptEnabled, own)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connect to your account')
    await expectSignedOut(page.context())
    if (javaScriptEnabled) await expectAccessible(page, 'linking with a company')
    await page.getByRole('link', { name: /^Password/ }).click()
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.locator('button[name=method][value=password]').last().click()
    await expect(page).toHaveURL('/')
    await expectSignedIn(page.context(), own)

    await leave(page)
    await signInThere(page, javaScriptEnabled, own)
  },
)
