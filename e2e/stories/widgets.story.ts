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

/** Hides the page behind another tab, or shows it again. */
const turn = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: now === 'hidden' })
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: now })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

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
  'TOAST-BEHAVIOUR-1: the time of a toast stands still while its page is hidden',
  needs('the golden answers of a stub'),
  async ({ page, golden }) => {
    await openSettings(page)
    await makeToast(page, golden)
    const toast = toasts(page)
    await page.clock.runFor(3_000)
    await turn(page, 'hidden')
    await page.clock.runFor(10_000)
    await expect(toast).not.toHaveAttribute('data-removed', 'true')
    await turn(page, 'visible')
    await page.clock.runFor(800)
    await expect(toast).not.toHaveAttribute('data-removed', 'true')
    await page.clock.runFor(300)
    await expect(toast).toHaveAttribute('data-removed', 'true')
  },
)

for (const { way, far, after, goes } of [
  { way: 'of 44 px, slowly', far: 44, after: 1_000, goes: false },
  { way: 'of 45 px, slowly', far: 45, after: 1_000, goes: true },
  { way: 'of 20 px at 0.1 px per ms', far: 20, after: 200, goes: false },
  { way: 'of 20 px at 0.12 px per ms', far: 20, after: 165, goes: true },
])
  goldenStory(
    `TOAST-BEHAVIOUR-3: a swipe ${way} ${goes ? 'dismisses a toast' : 'leaves a toast'}`,
    needs('the golden answers of a stub'),
    async ({ page, golden }) => {
      await openSettings(page)
      await makeToast(page, golden)
      const toast = toasts(page)
      await page.clock.runFor(500)
      // The clock of the style sheet is the real one: the toast may still move in.
      await toast.evaluate((row) => Promise.all(row.getAnimations().map(({ finished }) => finished)))
      const box = await toast.boundingBox()
      if (!box) throw new Error('the toast is not on the page')
      const [x, y] = [box.x + 100, box.y + box.height / 2]
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + 2, y)
      await expect(toast).toHaveAttribute('data-swiping', 'true')
      await page.clock.runFor(after)
      // The first move decides the direction, the next ones count.
      await expect(async () => {
        await page.mouse.move(x + far - 1, y)
        await page.mouse.move(x + far, y)
        await expect(toast).toHaveCSS('--swipe-amount-x', `${far}px`, { timeout: 100 })
      }).toPass()
      await page.mouse.up()
      await page.clock.runFor(20)
      await expect(toast).toHaveAttribute('data-removed', String(goes))
    },
  )

goldenStory(
  'FORM-WIDGET-2: a list that saves by itself waits 500 ms after a key, and saves a pick at once',
  needs('a clock that the story moves'),
  async ({ page }) => {
    await stopClock(page)
    await openHydrated(page, '/shop')
    const saved: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') saved.push(new URLSearchParams(request.postData() ?? '').get('theme') ?? '')
    })
    const theme = page.getByLabel('Theme')
    await theme.focus()
    await page.keyboard.press('ArrowDown')
    await page.clock.runFor(400)
    await page.keyboard.press('ArrowDown')
    await expect(theme).toHaveValue('dark')
    await page.clock.runFor(499)
    expect(saved).toEqual([])
    await page.clock.runFor(1)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    expect(saved).toEqual(['dark'])

    await theme.selectOption('light')
    await page.clock.runFor(1)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    expect(saved).toEqual(['dark', 'light'])
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
