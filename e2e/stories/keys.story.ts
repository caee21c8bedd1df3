import { plugIn } from '../kit/setup/webauthn.ts'
import { expectAccessible } from '../setup/accessible.ts'
import { expectSignedIn, expectSignedOut, fillSignIn, leave, signUp } from '../setup/account.ts'
import { openHydrated } from '../setup/open-hydrated.ts'
import { rarelyConfirmed } from '../setup/service/settings-of-files.ts'
import { anywhere, expect, isOurs, story } from '../setup/story.ts'

story.use({ reliesOn: rarelyConfirmed })

story(
  'a passkey registers an account, signs in from the autofill list, and stays as the only credential',
  anywhere,
  async ({ page, context, email, faults }) => {
    // The script of a Kratos logs that a dialog was closed.
    if (!isOurs) faults.expectOne(/\[Ory\/Passkey\]/)
    const finger = await plugIn(page)
    await story.step('register without a password', async () => {
      await openHydrated(page, '/registration')
      await page.getByLabel('Email').fill(email)
      await page.getByRole('button', { name: 'Sign up using a passkey' }).click()
      await expect(page).toHaveURL(/\/verification\?flow=/)
      await expectSignedIn(context, email)
    })

    await story.step('the settings keep the only credential', async () => {
      await openHydrated(page, '/settings')
      const name = isOurs ? 'Chrome on Linux' : 'Passkey'
      await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeDisabled()
      await expectAccessible(page, 'the settings with a passkey')
      // The script of a Kratos shows nothing when the browser refuses.
      if (!isOurs) return
      await page.getByRole('button', { name: 'Add a passkey' }).click()
      await expect(page.getByText('This device already has a passkey for your account.')).toBeVisible()
    })

    await story.step('a user who closes the dialog stays on the page; the next try signs in', async () => {
      await leave(page)
      await finger.setVerified(false)
      await openHydrated(page, '/login')
      await expectAccessible(page, 'a sign-in with passkeys')
      await page.getByRole('button', { name: 'Use a passkey' }).click()
      await expect(
        page.getByText('The request was canceled, took too long or found no key. Try again, or choose another method.'),
      ).toBeVisible()
      await expectSignedOut(context)
      await finger.setVerified(true)
      await page.getByRole('button', { name: 'Use a passkey' }).click()
      await expect(page).toHaveURL('/')
      await expectSignedIn(context, email)
    })

    await story.step('the settings name the last use, and the owner renames the passkey', async () => {
      if (!isOurs) return
      await openHydrated(page, '/settings')
      await expect(page.getByText(/^Last used on /)).toBeVisible()
      await expect(page.getByText('On one device only')).toBeVisible()
      await page.getByText('Rename', { exact: true }).click()
      await page.getByRole('textbox', { name: 'Name' }).and(page.locator('[name="name"]')).fill('Study laptop')
      await expectAccessible(page, 'the settings with the field of a new name')
      await page.getByRole('button', { name: 'Save name' }).click()
      await expect(page.getByRole('button', { name: 'Remove Study laptop' })).toBeDisabled()
    })

    await story.step('a pick from the autofill list signs in', async () => {
      await leave(page)
      await page.goto('/login')
      await expect(page).toHaveURL('/')
      await expectSignedIn(context, email)
    })
  },
)

story(
  'the settings add a security key as a second factor and remove it',
  anywhere,
  async ({ page, context, email }) => {
    const password = 'drawers of warm walnut'
    await plugIn(page)
    await signUp(page, email, password)

    await story.step('add a security key with a name', async () => {
      await openHydrated(page, '/settings')
      await page.getByLabel('Name for this key').fill('On my desk')
      await page.getByRole('button', { name: 'Add a security key' }).click()
      await expect(page.getByRole('button', { name: 'Remove On my desk' })).toBeEnabled()
      await expectAccessible(page, 'the settings with a security key')
      if (!isOurs) return
      await page.getByLabel('Name for this key').fill('On my desk, again')
      await page.getByRole('button', { name: 'Add a security key' }).click()
      await expect(page.getByText('This security key is already connected to your account.')).toBeVisible()
    })

    await story.step('sign in with the password, then with the key', async () => {
      await leave(page)
      await openHydrated(page, '/login')
      await fillSignIn(page, email, password)
      await expect(page.getByRole('heading', { name: 'Two-step verification' })).toBeVisible()
      expect((await context.request.get('/sessions/whoami')).status()).toBe(403)
      await expectAccessible(page, 'the second step with a security key')
      await page.getByRole('button', { name: 'Use a security key' }).click()
      await expect(page).toHaveURL('/')
      await expectSignedIn(context, email)
    })

    await story.step('after its removal the password alone signs in', async () => {
      await openHydrated(page, '/settings')
      await page.getByRole('button', { name: 'Remove On my desk' }).click()
      await expect(page.getByRole('button', { name: 'Remove On my desk' })).toHaveCount(0)
      await leave(page)
      await openHydrated(page, '/login')
      await fillSignIn(page, email, password)
      await expect(page).toHaveURL('/')
    })
  },
)
