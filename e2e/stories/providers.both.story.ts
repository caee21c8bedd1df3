import type { Page } from '@playwright/test'
import { expectAccessible } from '../setup/accessible.ts'
import { expectSignedIn, expectSignedOut, leave, signUp, signUpVerified } from '../setup/account.ts'
import { providerStory as story } from '../setup/provider-story.ts'
import { anywhere, expect, needs } from '../setup/story.ts'

const ours = needs('providers with sentences of our own')
const password = 'drawers of warm walnut'

const openId = (page: Page) => page.getByRole('button', { name: /OpenID partner/ })

/** On the partner's page: a user with this e-mail, of which the partner says that it is proved. */
async function becomeUser(page: Page, { email = '', name = '', subject = '' }): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Subject').fill(subject)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

story('a visitor signs up with a provider, and signs in with it', anywhere, async ({ page, email }) => {
  await page.goto('/registration')
  await openId(page).click()
  await becomeUser(page, { email, name: 'Mira' })
  await expect(page).toHaveURL('/')
  await expectSignedIn(page.context(), email)

  await leave(page)
  await page.goto('/login')
  await openId(page).click()
  await becomeUser(page, { email, name: 'Mira' })
  await expect(page).toHaveURL('/')
  await expectSignedIn(page.context(), email)
})

story('the sign-in makes an account for a user whom it does not know', ours, async ({ page, email }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: /GitHub-like partner/ }).click()
  await becomeUser(page, { email, subject: '77' })
  await expect(page).toHaveURL('/')
  await expectSignedIn(page.context(), email)
})

story('what the provider does not tell is asked once', ours, async ({ page, email, javaScriptEnabled }) => {
  await page.goto('/registration')
  await openId(page).click()
  await becomeUser(page, { subject: email, name: 'Noor Haddad' })
  await expect(page).toHaveURL(/\/registration\?flow=/)
  await expect(page.getByLabel('Name')).toHaveValue('Noor Haddad')
  if (javaScriptEnabled) await expectAccessible(page, 'a sign-up with missing traits')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Finish signing up' }).click()
  // The partner is not asked again; the address needs a proof.
  await expect(page).toHaveURL(/\/verification\?flow=/)
  await expectSignedIn(page.context(), email)
})

story('a user who refuses at the provider is back at the form', ours, async ({ page }) => {
  await page.goto('/login')
  await openId(page).click()
  await page.getByRole('button', { name: 'Refuse' }).click()
  await expect(page).toHaveURL(/\/login\?flow=/)
  await expect(page.getByText(/^You didn't finish at OpenID partner\.|OpenID partner said no/)).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  await expectSignedOut(page.context())
})

story('a provider that is down, slow or lying leaves the other ways', ours, async ({ page, partners, email }) => {
  const { trouble } = partners.openId
  const attempt = async () => {
    await page.goto('/login')
    await openId(page).click()
    await becomeUser(page, { email })
    await expect(page).toHaveURL(/\/login\?flow=/)
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  }
  await story.step('down', async () => {
    trouble.set('down', { at: 'token' })
    await attempt()
    await expect(page.getByText("OpenID partner isn't answering right now.")).toBeVisible()
  })
  await story.step('another issuer', async () => {
    trouble.set('other-issuer')
    await attempt()
    await expect(page.getByText("We couldn't trust the answer from OpenID partner.")).toBeVisible()
  })
  await expectSignedOut(page.context())
})

story(
  'an account with a password is connected after its own sign-in, and disconnected in the settings',
  anywhere,
  async ({ page, email, mailbox, openBrowser, javaScriptEnabled }) => {
    const first = await (await openBrowser()).newPage()
    await signUpVerified(first, mailbox, email, password)

    await page.goto('/login')
    await openId(page).click()
    await becomeUser(page, { email, name: 'Mira' })
    await expect(page).toHaveURL(/\/login\?flow=/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connect to your account')
    if (javaScriptEnabled) await expectAccessible(page, 'linking')
    await expectSignedOut(page.context())
    await page.getByRole('link', { name: /^Password/ }).click()
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.locator('button[name=method][value=password]').last().click()
    await expect(page).toHaveURL('/')
    await expectSignedIn(page.context(), email)

    await page.goto('/settings')
    await page.getByRole('button', { name: 'Disconnect OpenID partner' }).click()
    await expect(page.getByRole('button', { name: 'Connect OpenID partner' })).toBeVisible()
    await page.getByRole('button', { name: 'Connect OpenID partner' }).click()
    await becomeUser(page, { email, name: 'Mira' })
    await expect(page.getByRole('button', { name: 'Disconnect OpenID partner' })).toBeVisible()
  },
)

story('what was typed is there after the user refused at the provider', ours, async ({ page, email }) => {
  await page.goto('/registration')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Name').fill('Typed Before')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await openId(page).click()
  await page.getByRole('button', { name: 'Refuse' }).click()
  await expect(page).toHaveURL(/\/registration\?flow=/)
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByLabel('Name')).toHaveValue('Typed Before')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
})

story(
  'what was typed stands in the form of missing traits, before what the provider says',
  ours,
  async ({ page, email }) => {
    await page.goto('/registration')
    await page.getByLabel('Name').fill('Typed Before')
    await openId(page).click()
    await becomeUser(page, { subject: email, name: 'Noor Haddad' })
    await expect(page).toHaveURL(/\/registration\?flow=/)
    await expect(page.getByLabel('Name')).toHaveValue('Typed Before')
    await expect(page.getByLabel('Email')).toHaveValue('')
  },
)

story(
  'what was typed at the sign-in is there after a provider that is down',
  ours,
  async ({ page, partners, email }) => {
    partners.openId.trouble.set('down', { at: 'token' })
    await page.goto('/login')
    await page.getByLabel('Email').fill(email)
    await openId(page).click()
    await becomeUser(page, { email })
    await expect(page.getByText("OpenID partner isn't answering right now.")).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  },
)

story(
  'Enter in a field signs in with the password and presses no provider',
  anywhere,
  async ({ page, email, openBrowser }) => {
    await signUp(await (await openBrowser()).newPage(), email, password)
    await page.goto('/login')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/')
    await expectSignedIn(page.context(), email)
  },
)

story('a name typed before the press comes before the name at the provider', anywhere, async ({ page, email }) => {
  await page.goto('/registration')
  await page.getByLabel('Name').fill('Typed Before')
  await openId(page).click()
  await becomeUser(page, { email, name: 'Mira' })
  await expect(page).toHaveURL('/')
  await page.goto('/settings')
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Typed Before')
})
