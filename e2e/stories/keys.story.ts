import { plugIn } from '../kit/setup/webauthn.ts'
import { expectAccessible } from '../setup/accessible.ts'
import { expectSignedIn, expectSignedOut, fillSignIn, register, signOut } from '../setup/account.ts'
import { openHydrated } from '../setup/open-hydrated.ts'
import { expect, story } from '../setup/story.ts'

story.use({ changes: { 'selfservice.flows.settings.privileged_session_max_age': '15m' } })

story('a passkey: signs up, signs in from the list of names, is the only way in', async ({ page, context, email }) => {
  const finger = await plugIn(page)
  await story.step('sign up without a password', async () => {
    await openHydrated(page, '/registration')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Sign up using a passkey' }).click()
    await expect(page).toHaveURL(/\/verification\?flow=/)
    await expectSignedIn(context, email)
  })

  await story.step('it is the only way in, so it stays', async () => {
    await openHydrated(page, '/settings')
    await expect(page.getByRole('button', { name: 'Remove unnamed' })).toBeDisabled()
    await expectAccessible(page, 'the settings with a passkey')
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await expect(page.getByText('This key is already connected to your account.')).toBeVisible()
  })

  await story.step('who closes the dialog stays where they are; the next try signs in', async () => {
    await signOut(page)
    await finger.setVerified(false)
    await openHydrated(page, '/login')
    await expectAccessible(page, 'a sign-in with passkeys')
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(page.getByText('The dialog of the browser ended without a key.')).toBeVisible()
    await expectSignedOut(context)
    await finger.setVerified(true)
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(page).toHaveURL('/')
    await expectSignedIn(context, email)
  })

  await story.step('picked from the list of names, it signs in by itself', async () => {
    await signOut(page)
    await page.goto('/login')
    await expect(page).toHaveURL('/')
    await expectSignedIn(context, email)
  })
})

story('a security key: added, asked for after the password, and taken away', async ({ page, context, email }) => {
  const password = 'drawers of warm walnut'
  await plugIn(page)
  await register(page, email, password)

  await story.step('it is added with a name', async () => {
    await openHydrated(page, '/settings')
    await page.getByLabel('Name for this key').fill('On my desk')
    await page.getByRole('button', { name: 'Add a security key' }).click()
    await expect(page.getByRole('button', { name: 'Remove On my desk' })).toBeEnabled()
    await expectAccessible(page, 'the settings with a security key')
  })

  await story.step('the password leads to it, and it opens', async () => {
    await signOut(page)
    await openHydrated(page, '/login')
    await fillSignIn(page, email, password)
    await expect(page.getByRole('heading', { name: 'Second step' })).toBeVisible()
    expect((await context.request.get('/sessions/whoami')).status()).toBe(403)
    await expectAccessible(page, 'the second step with a security key')
    await page.getByRole('button', { name: 'Use a security key' }).click()
    await expect(page).toHaveURL('/')
    await expectSignedIn(context, email)
  })

  await story.step('without it, the password is enough again', async () => {
    await openHydrated(page, '/settings')
    await page.getByRole('button', { name: 'Remove On my desk' }).click()
    await expect(page.getByRole('button', { name: 'Remove On my desk' })).toHaveCount(0)
    await signOut(page)
    await openHydrated(page, '/login')
    await fillSignIn(page, email, password)
    await expect(page).toHaveURL('/')
  })
})
