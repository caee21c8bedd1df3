import { plugIn } from '../kit/setup/webauthn.ts'
import { expectAccessible } from '../setup/accessible.ts'
import { expectSignedIn, leave } from '../setup/account.ts'
import { openHydrated } from '../setup/open-hydrated.ts'
import { deliveredWays } from '../setup/service/settings-of-files.ts'
import { anywhere, expect, isOurs, story } from '../setup/story.ts'

// The default configuration: the identifier first, then the credential.
story.use({ changes: deliveredWays })

story(
  'a passkey is one of several methods, and signs in without an identifier',
  anywhere,
  async ({ page, context, email, faults }) => {
    // The script of a Kratos logs that a dialog was closed.
    if (!isOurs) faults.expectOne(/\[Ory\/Passkey\]/)
    const finger = await plugIn(page)
    await openHydrated(page, '/registration')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByTestId('method/passkey')).toBeEnabled()
    await expectAccessible(page, 'the choice of a credential')
    await page.getByTestId('method/passkey').click()
    await expect(page).toHaveURL(/\/verification\?flow=/)
    await expectSignedIn(context, email)

    await leave(page)
    await finger.setVerified(false)
    await openHydrated(page, '/login')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Continue' }).click()
    // Our service opens the method that this browser used last.
    const passkey = isOurs ? page.getByRole('button', { name: 'Use a passkey' }) : page.getByTestId('method/passkey')
    await passkey.click()
    await expect(
      page.getByText('The request was canceled, took too long or found no key. Try again, or choose another method.'),
    ).toBeVisible()
    await finger.setVerified(true)
    await passkey.click()
    await expect(page).toHaveURL('/')
    await expectSignedIn(context, email)

    await leave(page)
    await page.goto('/login')
    await expect(page).toHaveURL('/')
    await expectSignedIn(context, email)
  },
)
