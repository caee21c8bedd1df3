import { expectAccessible } from '../setup/accessible.ts'
import { comeBack, expectSignedIn, expectSignedOut, save, signUp } from '../setup/account.ts'
import { openEnds, rarelyConfirmed } from '../setup/service/settings-of-files.ts'
import { needs, expect, story } from '../setup/story.ts'

// In the default configuration a new password ends the other sessions.
story.use({ reliesOn: rarelyConfirmed, changes: openEnds })

const password = 'drawers of warm walnut'

story(
  'a user who changes a credential is offered to sign out other sessions',
  needs('the list of changes of GET /account'),
  async ({ page, context, email, openBrowser, javaScriptEnabled }) => {
    const offer = page.getByTestId('older-sessions')
    await signUp(page, email, password)
    const other = await openBrowser()
    await comeBack(await other.newPage(), email, password)

    await story.step('no offer after a new name', async () => {
      await page.goto('/settings')
      await save(page, 'Name', 'Ada Lovelace')
      await expect(page.getByTestId('ui/message/1050001')).toBeAttached()
      await expect(page.getByRole('button', { name: /^Sign out:/ })).toHaveCount(1)
      await expect(offer).toHaveCount(0)
    })

    await story.step('an offer after a new password', async () => {
      await save(page, 'New password', 'brass handles, polished')
      await expect(offer).toContainText('Another device is still signed in.')
      await expect(page.locator('.event', { hasText: 'Password changed' })).toBeVisible()
      // The offer stays after the toast has gone.
      await page.reload()
      await expect(offer).toBeVisible()
      if (javaScriptEnabled) await expectAccessible(page, 'the settings after a change, with another session')
      await expectSignedIn(other, email)
    })

    await story.step('the offer ends the other sessions', async () => {
      await offer.getByRole('button', { name: 'Sign out everywhere else' }).click()
      await expect(page.locator('#content').getByText('One device is signed out.')).toBeVisible()
      await expect(offer).toHaveCount(0)
      await expectSignedOut(other)
      await expectSignedIn(context, email)
    })
  },
)
