import { expect, goldenStory, openGolden } from '../setup/golden/golden-story.ts'
import { needs } from '../setup/story.ts'

const answers = needs('the golden answers of a stub')

goldenStory('VERIFY-PAGE-2: the way to the mail is said once', answers, async ({ page }) => {
  for (const state of ['verification~code-sent', 'verification~link-sent']) {
    await openGolden(page, state)
    await expect(page.getByText('Check your inbox, then Spam or Junk.')).toBeVisible()
    await expect(page.getByText('Spam'), state).toHaveCount(1)
  }
})

goldenStory('VERIFY-PAGE-1: that the email address is verified is said once', answers, async ({ page }) => {
  await openGolden(page, 'verification~code-success')
  await expect(page.getByText("Your account's email address is verified!")).toBeVisible()
  await expect(page.getByRole('main').getByText('is verified')).toHaveCount(1)
})

goldenStory('a verified phone number is not called an email address', answers, async ({ page }) => {
  await openGolden(page, 'verification~code-success-phone')
  await expect(page.getByText('Your phone number is verified.')).toBeVisible()
  await expect(page.getByRole('main').getByText('email')).toHaveCount(0)
  await expect(page).not.toHaveTitle(/email/)
})
