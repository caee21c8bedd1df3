import { plugIn } from '../kit/setup/webauthn.ts'
import { fillSignIn, signUp } from '../setup/account.ts'
import { openHydrated } from '../setup/open-hydrated.ts'
import { rarelyConfirmed } from '../setup/service/settings-of-files.ts'
import { expect, needs, story } from '../setup/story.ts'

story.use({ reliesOn: rarelyConfirmed })

const password = 'drawers of warm walnut'

story(
  'the owner renames a passkey, with and without a script',
  needs('the new name of a key below /account'),
  async ({ page, email, openBrowser }) => {
    await signUp(page, email, password)
    await story.step('another browser of the owner, which has a script, adds a passkey', async () => {
      const other = await (await openBrowser({ javaScriptEnabled: true })).newPage()
      await plugIn(other)
      await openHydrated(other, '/login')
      await fillSignIn(other, email, password)
      await expect(other).toHaveURL('/')
      await openHydrated(other, '/settings')
      await other.getByRole('button', { name: 'Add a passkey' }).click()
      await expect(other.getByRole('button', { name: 'Remove Chrome on Linux' })).toBeVisible()
    })

    await page.goto('/settings')
    await page.getByText('Rename', { exact: true }).click()
    await page.getByRole('textbox', { name: 'Name' }).and(page.locator('[name="name"]')).fill('Study laptop')
    await page.getByRole('button', { name: 'Save name' }).click()
    await expect(page.getByRole('button', { name: 'Remove Study laptop' })).toBeVisible()
    await page.goto('/settings')
    await expect(page.getByRole('button', { name: 'Remove Study laptop' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Remove Chrome on Linux' })).toHaveCount(0)
  },
)
