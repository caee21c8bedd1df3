import { signUp } from '../setup/account.ts'
import { openEnds } from '../setup/service/settings-of-files.ts'
import { expect, needs, story } from '../setup/story.ts'

story.use({ changes: openEnds })

story(
  'LOGOUT-PAGE-2: a logout that leads to the sign-in says there once that one is signed out',
  needs('its own address after a logout'),
  async ({ page, email }) => {
    await signUp(page, email)
    await page.goto('/settings')
    await page.getByTestId('logout').first().click()
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByTestId('signed-out')).toHaveText("You're signed out")
    await page.reload()
    await expect(page.getByLabel('Email')).toBeVisible()
    await expect(page.getByTestId('signed-out')).toHaveCount(0)
  },
)
