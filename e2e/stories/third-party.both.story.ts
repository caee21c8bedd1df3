import { fillSignIn, signUpVerified } from '../setup/account.ts'
import { expectAccessible } from '../setup/accessible.ts'
import { anywhere, expect } from '../setup/story.ts'
import { applicationStory as story } from '../setup/third-party-app.ts'

const password = 'drawers of warm walnut'

story.use({ applications: true })

story(
  'a user signs in to another application, which gets what the user allowed',
  anywhere,
  async ({ page, email, mailbox, openBrowser, app, javaScriptEnabled }) => {
    const first = await (await openBrowser()).newPage()
    await signUpVerified(first, mailbox, email, password)

    const begin = async () => {
      await page.goto(app.origin)
      await page.getByRole('button', { name: /^Sign in with/ }).click()
    }
    await story.step('a refusal leads back to the application', async () => {
      await begin()
      await expect(page).toHaveURL(/\/login\?/)
      await fillSignIn(page, email, password)
      await expect(page).toHaveURL(/\/consent\?consent_challenge=/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Authorize Shelf Planner')
      if (javaScriptEnabled) await expectAccessible(page, 'a consent')
      await page.getByRole('button', { name: 'Deny' }).click()
      await expect(page.getByRole('alert')).toHaveText('You did not allow this application to use your account.')
    })

    await story.step('a consent to a part gives tokens for that part', async () => {
      await begin()
      await expect(page).toHaveURL(/\/consent\?consent_challenge=/)
      await page.getByRole('checkbox', { name: "Access while you're away" }).uncheck()
      await page.getByRole('button', { name: 'Allow' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Signed in')
      await expect(page.locator('#scopes')).toHaveText(/^(?=.*openid)(?=.*email)(?!.*offline_access)/)
      await expect(page.locator('main')).toContainText(email)
      await page.getByRole('button', { name: 'Call userinfo' }).click()
      await expect(page.locator('#userinfo')).toContainText(email)
    })

    await story.step('a remembered consent to all is not asked again', async () => {
      await page.getByRole('button', { name: 'Sign out here only' }).click()
      await begin()
      // The last answer is preset.
      const offline = page.getByRole('checkbox', { name: "Access while you're away" })
      await expect(offline).not.toBeChecked()
      await offline.check()
      await page.getByRole('checkbox', { name: 'Remember my decision' }).check()
      await page.getByRole('button', { name: 'Allow' }).click()
      await page.getByRole('button', { name: 'Refresh the tokens' }).click()
      await expect(page.getByRole('status')).toHaveText('The provider gave new tokens.')
      await page.getByRole('button', { name: 'Sign out here only' }).click()
      await begin()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Signed in')
      await expect(page).toHaveURL(`${app.origin}/`)
    })

    await story.step('the settings disconnect the application; its tokens are dead, and it asks again', async () => {
      const settings = await page.context().newPage()
      await settings.goto('/settings')
      const row = settings.locator('.row--app', { hasText: 'Shelf Planner' })
      await row.locator('summary').click()
      await row.getByRole('button').click()
      await expect(row).toHaveCount(0)
      await settings.close()

      await page.getByRole('button', { name: 'Refresh the tokens' }).click()
      await expect(page.getByRole('alert')).toContainText('invalid_grant')
      await page.getByRole('button', { name: 'Sign out here only' }).click()
      await begin()
      await page.getByRole('button', { name: 'Allow' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Signed in')
    })

    await story.step('a logout at the provider asks, and comes back', async () => {
      await page.getByRole('button', { name: 'Sign out here and at the provider' }).click()
      await expect(page).toHaveURL(/\/logout\?/)
      await page.getByRole('button', { name: /^(Yes|Sign out|Log out)/ }).click()
      await expect(page).toHaveURL(`${app.origin}/`)
      await begin()
      await expect(page).toHaveURL(/\/login\?/)
    })
  },
)
