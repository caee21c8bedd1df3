import type { Page } from '@playwright/test'
import { plugIn } from '../kit/setup/webauthn.ts'
import { signUp } from '../setup/account.ts'
import { openHydrated } from '../setup/open-hydrated.ts'
import { leaveRows } from '../setup/settings/open-rows.ts'
import { rarelyConfirmed } from '../setup/service/settings-of-files.ts'
import { anywhere, expect, story } from '../setup/story.ts'

story.use({ reliesOn: rarelyConfirmed })

// SETTINGS-ROW-2: the script of the service leaves the page, and its answer names the row.

async function openRow(page: Page, email: string, title: string): Promise<void> {
  await plugIn(page)
  await leaveRows(page)
  await signUp(page, email)
  await openHydrated(page, '/settings')
  await page.locator('details.set > summary', { hasText: title }).click()
}

const newKey = (page: Page) => page.getByTestId('settings-items').getByRole('button', { name: /^Remove / })

story('a new passkey is on the screen, in its open row', anywhere, async ({ page, email }) => {
  await openRow(page, email, 'Passkeys')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(newKey(page)).toBeInViewport()
})

story('a new security key is on the screen, in its open row', anywhere, async ({ page, email }) => {
  await openRow(page, email, 'Security keys')
  await page.getByLabel('Name for this key').fill('On my desk')
  await page.getByRole('button', { name: 'Add a security key' }).click()
  await expect(newKey(page)).toBeInViewport()
})
