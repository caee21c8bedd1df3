import type { Page } from '@playwright/test'
import { stopClock } from '../setup/clock.ts'
import type { GoldenService } from '../setup/golden/golden-service.ts'
import { expect, goldenStory, openGolden } from '../setup/golden/golden-story.ts'
import { needs } from '../setup/story.ts'
import { openHydrated } from '../setup/open-hydrated.ts'

// MENU-TIMING and TOAST-BEHAVIOUR: constants of the libraries. Only the story advances time.

const removal = 200

const toasts = (page: Page) => page.locator('[data-sonner-toast]')

/** Saves settings that the service refuses, and waits briefly for the toast. */
async function makeToast(page: Page, golden: GoldenService): Promise<void> {
  golden.answerWith('settings~profile-taken')
  const save = page.getByTestId('settings-flow').first().getByRole('button', { name: 'Save' })
  await save.click()
  await expect(async () => {
    await page.clock.runFor(10)
    expect(await toasts(page).count()).toBe(1)
  }).toPass({ intervals: [20] })
  await expect(save).toBeEnabled()
}

async function openSettings(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 })
  await stopClock(page)
  await openGolden(page, 'settings~start')
}

goldenStory(
  'SETTINGS-TOAST-1: an error that comes with a page load is told by a toast too, and not again after a reload',
  needs('the golden answers of a stub'),
  async ({ page }) => {
    await openGolden(page, 'handmade~settings~oidc-refused')
    await expect(toasts(page)).toHaveText(['Could not update settings'])
    await page.reload({ waitUntil: 'networkidle' })
    await expect(page.getByRole('button', { name: 'Connect google', exact: false }).first()).toBeVisible()
    await expect(toasts(page)).toHaveCount(0)
  },
)

goldenStory(
  'TOAST-BEHAVIOUR-1: a toast stays 4000 ms, pauses under the pointer, and is gone 200 ms later',
  needs('the golden answers of a stub'),
  async ({ page, golden }) => {
    await openSettings(page)
    await makeToast(page, golden)
    const toast = toasts(page)
    await page.clock.fastForward(3_000)
    await toast.hover()
    await page.clock.fastForward(10_000)
    await expect(toast).toHaveCount(1)
    await expect(toast).not.toHaveAttribute('data-removed', 'true')

    // The remaining time continues.
    await page.mouse.move(0, 0)
    await page.clock.runFor(800)
    await expect(toast).not.toHaveAttribute('data-removed', 'true')
    await page.clock.runFor(200)
    await expect(toast).toHaveAttribute('data-removed', 'true')
    await page.clock.runFor(removal)
    await expect(toast).toHaveCount(0)
  },
)

goldenStory(
  'MENU-TIMING-1: keys typed in the menu form one search for 1000 ms, then a new one',
  needs('the golden answers of a stub'),
  async ({ page }) => {
    await openGolden(page, 'settings~start')
    await stopClock(page)
    await openHydrated(page, '/shop')
    await page.locator('summary').click()
    const [settings, logout] = [
      page.getByRole('menuitem', { name: 'User settings' }),
      page.getByRole('menuitem', { name: 'Logout' }),
    ]
    await expect(logout).toBeVisible()
    await page.keyboard.type('lo')
    await page.clock.runFor(50)
    await expect(logout).toBeFocused()
    // Together "lou", which matches nothing.
    await page.clock.runFor(900)
    await page.keyboard.press('u')
    await page.clock.runFor(50)
    await expect(logout).toBeFocused()
    await page.clock.runFor(1_000)
    await page.keyboard.press('u')
    await page.clock.runFor(50)
    await expect(settings).toBeFocused()
  },
)

goldenStory(
  'FORM-ELEMENT-2: a code field takes six characters and drops other pasted ones',
  needs('the golden answers of a stub'),
  async ({ page, context, golden }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openGolden(page, 'login~aal2-totp')
    golden.answerWith('login~aal2-totp')
    const code = page.getByTestId('node/input/totp_code')
    await expect(code.locator('.otp__cell')).toHaveCount(6)
    await page.evaluate(() => navigator.clipboard.writeText(' 123-456 789'))
    await code.getByRole('textbox').focus()
    // A complete pasted code is sent by itself (FORM-STEP-8).
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await page.keyboard.press('ControlOrMeta+v')
    expect((await sent).postDataJSON()).toMatchObject({ totp_code: '123456' })
  },
)
