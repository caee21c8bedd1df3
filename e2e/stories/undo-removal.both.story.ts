import { plugIn } from '../kit/setup/webauthn.ts'
import { expectSignedIn, fillSignIn, signUp } from '../setup/account.ts'
import { expectAccessible } from '../setup/accessible.ts'
import { openHydrated } from '../setup/open-hydrated.ts'
import { rarelyConfirmed } from '../setup/service/settings-of-files.ts'
import { expect, needs, story } from '../setup/story.ts'

// SETTINGS-SECTION-7a

story.use({ reliesOn: rarelyConfirmed })

const password = 'drawers of warm walnut'

story(
  'a removed passkey comes back with "Undo", by keyboard alone, and signs in again',
  needs('ACCOUNT_RULES=safe'),
  async ({ page, email, openBrowser, javaScriptEnabled }) => {
    await signUp(page, email, password)
    // Only a browser with a script makes a passkey.
    const other = await (await openBrowser({ javaScriptEnabled: true })).newPage()
    await plugIn(other)
    await openHydrated(other, '/login')
    await fillSignIn(other, email, password)
    await expect(other).toHaveURL('/')
    await openHydrated(other, '/settings')
    await other.getByRole('button', { name: 'Add a passkey' }).click()
    await expect(other.getByRole('button', { name: 'Remove Chrome on Linux' })).toBeVisible()

    await page.goto('/settings')
    await page.getByRole('button', { name: 'Remove Chrome on Linux' }).focus()
    await page.keyboard.press('Enter')
    const undo = page.getByRole('button', { name: 'Undo Chrome on Linux' })
    await expect(undo).toBeVisible()
    await expect(page.getByText('“Chrome on Linux” is removed')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Remove Chrome on Linux' })).toHaveCount(0)
    if (javaScriptEnabled) {
      await expect(undo, 'the way back has the focus').toBeFocused()
      await expectAccessible(page, 'the settings after the removal of a passkey')
    } else await undo.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Remove Chrome on Linux' })).toBeVisible()
    await expect(undo).toHaveCount(0)

    await story.step('the passkey signs in again', async () => {
      await other.context().clearCookies()
      // The authenticator answers the list of passkeys at the field.
      await other.goto('/login')
      await expect(other).toHaveURL('/')
      await expectSignedIn(other.context(), email)
    })
  },
)
