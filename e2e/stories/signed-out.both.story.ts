import { signOut, signUp } from '../setup/account.ts'
import { anywhere, expect, story } from '../setup/story.ts'

const password = 'drawers of warm walnut'

story('LOGOUT-PAGE-2: the page after a logout says once that one is signed out', anywhere, async ({ page, email }) => {
  await signUp(page, email, password)
  await page.goto('/')
  await expect(page.getByTestId('signed-out')).toHaveCount(0)
  await signOut(page)
  const told = page.getByRole('status').filter({ hasText: "You're signed out" })
  await expect(told).toBeVisible()
  await page.getByRole('link', { name: 'Discover', exact: true }).click()
  await expect(page).toHaveURL('/discover')
  await expect(told).toHaveCount(0)
  await page.goto('/')
  await expect(told).toHaveCount(0)
})
