import { plugIn } from '../kit/setup/webauthn.ts'
import { expectAccessible } from '../setup/accessible.ts'
import { expectSignedIn, expectSignedOut, leave } from '../setup/account.ts'
import { openHydrated, untilHydrated } from '../setup/open-hydrated.ts'
import { anywhere, expect, isOurs, story } from '../setup/story.ts'

story.use({ changes: { 'selfservice.methods.webauthn.config.passwordless': true } })

story(
  'a passwordless security key registers an account and signs in by the identifier',
  anywhere,
  async ({ page, context, email }) => {
    const finger = await plugIn(page)
    await story.step('register with a security key alone', async () => {
      await openHydrated(page, '/registration')
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Name for this key').fill('On my desk')
      await expectAccessible(page, 'a sign-up with security keys')
      await page.getByRole('button', { name: 'Sign up using a security key' }).click()
      await expect(page).toHaveURL(/\/verification\?flow=/)
      await expectSignedIn(context, email)
    })

    await story.step('the settings keep the only credential', async () => {
      await openHydrated(page, '/settings')
      await expect(page.getByRole('button', { name: 'Remove On my desk' })).toBeDisabled()
    })

    const askFor = async (name: string) => {
      await openHydrated(page, '/login')
      await page.getByLabel('Email').fill(name)
      await page.getByRole('button', { name: 'Use a security key' }).click()
      const button = page.getByRole('button', { name: 'Use the key now' })
      await expect(button).toBeEnabled()
      await untilHydrated(page)
      return button
    }
    const endedWithoutKey = page.getByText(
      'The request was canceled, took too long or found no key. Try again, or choose another method.',
    )

    await story.step('the login also asks users without a key, so it does not reveal who has one', async () => {
      await leave(page)
      // A Kratos reports an unknown name.
      if (!isOurs) return
      const button = await askFor('unknown.user@collect.example')
      await button.click()
      await expect(endedWithoutKey).toBeVisible()
    })

    await story.step('a user who closes the dialog tries again and signs in', async () => {
      const button = await askFor(email)
      await expectAccessible(page, 'a sign-in with a security key')
      // A Kratos takes a key that did not verify its user.
      if (isOurs) {
        await finger.setVerified(false)
        await button.click()
        await expect(endedWithoutKey).toBeVisible()
        await expectSignedOut(context)
        await finger.setVerified(true)
      }
      await button.click()
      await expect(page).toHaveURL('/')
      await expectSignedIn(context, email)
    })
  },
)
