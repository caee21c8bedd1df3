import type { Page } from '@playwright/test'
import { expectAccessible } from '../setup/accessible.ts'
import { expectSignedIn, expectSignedOut, leave, signUpVerified } from '../setup/account.ts'
import { samlStory as story } from '../setup/provider-story.ts'
import { expect, needs } from '../setup/story.ts'

const ours = needs('SAML, which a self-hosted Kratos does not have')

const saml = (page: Page) => page.getByRole('button', { name: /SAML partner/ })

/** On the partner's page: a user with this e-mail. Without a script, a button sends the answer. */
async function becomeUser(page: Page, hasScript: boolean | undefined, { email = '', name = '', subject = '' }) {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Subject').fill(subject)
  await page.getByRole('button', { name: 'Sign in' }).click()
  if (!hasScript) await page.getByRole('button', { name: 'Continue' }).click()
}

story('a visitor signs up with SAML, and signs in with it', ours, async ({ page, email, javaScriptEnabled }) => {
  await page.goto('/registration')
  await saml(page).click()
  await becomeUser(page, javaScriptEnabled, { email, name: 'Mira' })
  // A SAML provider vouches for no e-mail.
  await expect(page).toHaveURL(/\/verification\?flow=/)
  await expectSignedIn(page.context(), email)

  await leave(page)
  await page.goto('/login')
  await saml(page).click()
  await becomeUser(page, javaScriptEnabled, { email, name: 'Mira' })
  await expect(page).toHaveURL('/')
  await expectSignedIn(page.context(), email)
})

story('what the SAML provider does not tell is asked once', ours, async ({ page, email, javaScriptEnabled }) => {
  await page.goto('/login')
  await saml(page).click()
  await becomeUser(page, javaScriptEnabled, { subject: `without.${email}`, name: 'Noor Haddad' })
  await expect(page).toHaveURL(/\/registration\?flow=/)
  await expect(page.getByLabel('Name')).toHaveValue('Noor Haddad')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Finish signing up' }).click()
  await expect(page).toHaveURL(/\/verification\?flow=/)
  await expectSignedIn(page.context(), email)
})

story(
  'a user connects an account with SAML in the settings, signs in with it, and disconnects it',
  ours,
  async ({ page, email, mailbox, javaScriptEnabled }) => {
    await signUpVerified(page, mailbox, email, 'drawers of warm walnut')
    await page.goto('/settings')
    await page.getByRole('button', { name: 'Connect SAML partner' }).click()
    await becomeUser(page, javaScriptEnabled, { subject: `at.work.${email}` })
    await expect(page.getByRole('button', { name: 'Disconnect SAML partner' })).toBeVisible()
    if (javaScriptEnabled) {
      await expect(page.getByText('Settings updated')).toBeVisible()
      await expectAccessible(page, 'settings with a SAML connection')
    }

    await leave(page)
    await page.goto('/login')
    await saml(page).click()
    await becomeUser(page, javaScriptEnabled, { subject: `at.work.${email}` })
    await expect(page).toHaveURL('/')
    await expectSignedIn(page.context(), email)

    await page.goto('/settings')
    await page.getByRole('button', { name: 'Disconnect SAML partner' }).click()
    await expect(page.getByRole('button', { name: 'Connect SAML partner' })).toBeVisible()
  },
)

story('a user who refuses at the SAML provider is back at the form', ours, async ({ page, javaScriptEnabled }) => {
  await page.goto('/login')
  await saml(page).click()
  await page.getByRole('button', { name: 'Refuse' }).click()
  if (!javaScriptEnabled) await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/login\?flow=/)
  await expect(page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: 'SAML partner' })).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  await expectSignedOut(page.context())
})

story(
  'a sign-in that begins at the SAML provider opens nothing, and goes on here',
  ours,
  async ({ page, partners, server, email, javaScriptEnabled }) => {
    const user = { email: `began.there.${email}`, name: 'Mira' }
    await page.goto(partners.saml.origin)
    await page.getByLabel(/^Entity id/).fill(`${server.origin}/self-service/methods/saml/metadata/saml`)
    await page.getByRole('button', { name: 'Choose a user' }).click()
    await becomeUser(page, javaScriptEnabled, user)
    await expect(page).toHaveURL(/\/login\?flow=/)
    await expect(page.getByText('Signing in with SAML partner starts here.')).toBeVisible()
    await expectSignedOut(page.context())
    if (javaScriptEnabled) await expectAccessible(page, 'a sign-in that began at the provider')
    await saml(page).click()
    await becomeUser(page, javaScriptEnabled, user)
    await expect(page).toHaveURL(/\/verification\?flow=/)
    await expectSignedIn(page.context(), user.email)
  },
)

story('a SAML provider that lies opens nothing', ours, async ({ page, partners, email, javaScriptEnabled }) => {
  for (const lie of ['unsigned', 'wrong-key', 'sha1', 'changed', 'wrapped', 'other-issuer', 'old', 'replay'] as const)
    await story.step(lie, async () => {
      partners.saml.trouble.set(lie)
      await page.goto('/login')
      await saml(page).click()
      await becomeUser(page, javaScriptEnabled, { email })
      await expect(page).toHaveURL(/\/login\?flow=/)
      await expect(page.getByText("We couldn't trust the answer from SAML partner.")).toBeVisible()
      await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
      await expectSignedOut(page.context())
    })
})
