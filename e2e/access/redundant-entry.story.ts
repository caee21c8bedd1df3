import type { Page } from '@playwright/test'
import { openHydrated, untilHydrated } from '../setup/open-hydrated.ts'
import { expect, story } from '../setup/story.ts'

/** The identifier was carried over, and neither a URL nor the history holds it. */
async function expectNowhereElse(page: Page, email: string, log: string): Promise<void> {
  expect(decodeURIComponent(page.url())).not.toContain(email)
  expect(decodeURIComponent(await page.evaluate(() => document.referrer))).not.toContain(email)
  expect(await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))).not.toContain(email)
  expect(decodeURIComponent(log)).not.toContain(email)
}

async function follow(page: Page, name: string, path: RegExp): Promise<void> {
  await page.getByRole('link', { name }).click()
  await page.waitForURL(path)
  await untilHydrated(page)
}

story(
  'WCAG 3.3.7: recovery does not ask again for an address that was entered at login',
  async ({ page, email, server }) => {
    await openHydrated(page, '/login')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('not the right one')
    await page.getByRole('button', { name: /^Sign in( Last used)?$/ }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Wrong email or password.' })).toBeVisible()
    await follow(page, 'Forgot password?', /\/recovery\?flow=/)
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await expectNowhereElse(page, email, server.log())

    await page.getByLabel('Email').fill('')
    await page.reload()
    await untilHydrated(page)
    await expect(page.getByLabel('Email'), 'the identifier is carried once').toHaveValue('')
  },
)

story('WCAG 3.3.7: an entered address is carried to registration and back', async ({ page, email, server }) => {
  await openHydrated(page, '/login')
  await page.getByLabel('Email').fill(email)
  await follow(page, 'Sign up', /\/registration\?flow=/)
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expectNowhereElse(page, email, server.log())

  const other = email.replace('@', '.too@')
  await page.getByLabel('Email').fill(other)
  await follow(page, 'Sign in', /\/login\?flow=/)
  await expect(page.getByLabel('Email')).toHaveValue(other)
  await expectNowhereElse(page, other, server.log())
})

story('WCAG 3.3.7: a user name is not carried to a field for an address', async ({ page }) => {
  await openHydrated(page, '/login')
  await page.getByLabel('Email').fill('ada')
  await follow(page, 'Recover Account', /\/recovery\?flow=/)
  await expect(page.getByLabel('Email')).toHaveValue('')
})
