import type { Locator, Page } from '@playwright/test'
import { save, signUp } from '../setup/account.ts'
import { stopClock } from '../setup/clock.ts'
import { openHydrated } from '../setup/open-hydrated.ts'
import { fillCollection } from '../setup/screens/collections.ts'
import { anywhere, expect, story } from '../setup/story.ts'

// Places of toasts (TOAST-BEHAVIOUR). Reduced motion: animations have ended when a check looks.

const password = 'heron penny quartz violet'

const toasts = (page: Page) => page.locator('[data-sonner-toast]')

/** Advances a stopped clock until a check holds. */
const soon = (page: Page, check: () => Promise<void>) =>
  expect(async () => {
    await page.clock.runFor(10)
    await check()
  }).toPass({ intervals: [20] })

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (!box) throw new Error('the element is not on the page')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

for (const { width, space, side } of [
  { width: 1280, space: 24, side: 24 },
  { width: 360, space: 16, side: 16 },
])
  story(
    `TOAST-BEHAVIOUR-2: at ${width} px a toast ends ${space} px above the bottom bar and ${side} px from the right`,
    anywhere,
    async ({ page, email }) => {
      await page.setViewportSize({ width, height: 740 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await signUp(page, email, password)
      await openHydrated(page, '/settings')
      await save(page, 'Name', 'Ada King')
      await expect(toasts(page)).toHaveText(['Settings updated'])
      const [toast, bar] = [await boxOf(toasts(page)), await boxOf(page.locator('.nav'))]
      expect(Math.round(bar.y - toast.bottom)).toBe(space)
      const inner = await page.evaluate(() => document.documentElement.clientWidth)
      expect(Math.round(inner - toast.right)).toBe(side)
    },
  )

story(
  'TOAST-BEHAVIOUR-2: three toasts are visible, 356 px wide, 14 px apart; Alt+T focuses them',
  anywhere,
  async ({ page, email }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signUp(page, email, password)
    await stopClock(page)
    await openHydrated(page, '/discover')
    for (const made of [1, 2, 3, 4]) {
      await page.locator('[data-item]').nth(made).click()
      await page.getByRole('button', { name: 'Add to my collection' }).click()
      await soon(page, async () => expect(await toasts(page).count()).toBe(made))
      await page.getByRole('link', { name: 'Close' }).click()
      await soon(page, async () => expect(await page.getByRole('dialog').count()).toBe(0))
    }
    await expect(page.locator('[data-sonner-toast][data-visible=true]')).toHaveCount(3)

    const list = page.locator('[data-sonner-toaster]')
    await page.keyboard.press('Alt+t')
    await expect(list).toBeFocused()
    await expect(toasts(page).first()).toHaveAttribute('data-expanded', 'true')
    const front = await boxOf(page.locator('[data-sonner-toast][data-index="0"]'))
    const next = await boxOf(page.locator('[data-sonner-toast][data-index="1"]'))
    expect(Math.round(front.width)).toBe(356)
    expect(Math.round(front.y - next.bottom)).toBe(14)
  },
)

story(
  'TOAST-BEHAVIOUR-4: an equal toast shows once and starts its time again, also after a pause',
  anywhere,
  async ({ page, email }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signUp(page, email, password)
    await stopClock(page)
    await openHydrated(page, '/settings')
    const saveOnce = async (name: string) => {
      const answer = page.waitForResponse((response) => response.request().method() === 'POST')
      await save(page, 'Name', name)
      await answer
    }
    await saveOnce('Ada King')
    await soon(page, async () => expect(await toasts(page).count()).toBe(1))

    // 3 s pass, then the toast pauses under the pointer.
    await page.clock.runFor(3_000)
    await toasts(page).hover()
    await page.clock.runFor(1_000)
    await toasts(page)
      .locator('.toast')
      .evaluate((toast) => toast.setAttribute('data-first', ''))
    await saveOnce('Ada Lovelace')
    await soon(page, async () => expect(await page.locator('.toast[data-first]').count()).toBe(0))
    await expect(toasts(page)).toHaveCount(1)
    await page.mouse.move(0, 0)
    await page.clock.runFor(3_500)
    await expect(toasts(page)).not.toHaveAttribute('data-removed', 'true')
    await page.clock.runFor(1_000)
    await expect(toasts(page)).toHaveCount(0)

    // The next one is a new toast.
    await saveOnce('Ada King')
    await soon(page, async () => expect(await toasts(page).count()).toBe(1))
  },
)

story(
  'TOAST-BEHAVIOUR-5: over a sheet on a phone a toast stands at its top, clear of its buttons, and returns below',
  anywhere,
  async ({ page, email }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signUp(page, email, password)
    await openHydrated(page, '/discover')
    await page.locator('[data-item="heron-penny"]').click()
    await page.getByRole('button', { name: 'Add to my collection' }).click()
    await expect(toasts(page)).toBeVisible()
    const [sheet, toast] = [await boxOf(page.getByRole('dialog')), await boxOf(toasts(page))]
    const [close, actions] = [await boxOf(page.locator('.sheet__close')), await boxOf(page.locator('.sheet__acts'))]
    expect(toast.y).toBeGreaterThanOrEqual(close.bottom)
    expect(toast.y - sheet.y).toBeLessThan(100)
    expect(toast.bottom).toBeLessThan(actions.y)
    // Nothing of the sheet lies over it.
    await toasts(page).getByRole('button', { name: 'Close' }).click({ trial: true })

    await page.locator('.sheet__close').click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(async () => {
      const [below, bar] = [await boxOf(toasts(page)), await boxOf(page.locator('.nav'))]
      expect(Math.round(bar.y - below.bottom)).toBe(16)
    }).toPass()
  },
)

story(
  'TOAST-BEHAVIOUR-5: over every sheet on a phone a toast stands at its top, clear of its buttons',
  anywhere,
  async ({ page, email }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signUp(page, email, password)
    const { copy } = await fillCollection(page, 'six')
    const path = `/api/collectibles/copies/${copy}`
    const { rev } = (await (await page.request.get(path)).json()) as { readonly rev: number } // the path's type
    await page.request.patch(path, { data: { serial: 'AB-124' }, headers: { 'If-Match': `"${rev}"` } })
    await openHydrated(page, `/collection?copy=${copy}`)
    const sheet = page.getByRole('dialog')
    const expectAtTop = async () => {
      await expect(async () => {
        const [around, toast] = [await boxOf(sheet), await boxOf(toasts(page))]
        expect(toast.y - around.y).toBeGreaterThanOrEqual(0)
        expect(toast.y - around.y).toBeLessThan(100)
        expect(toast.bottom).toBeLessThan((await boxOf(sheet.locator('.sheet__acts'))).y)
      }).toPass({ timeout: 3_000 })
    }
    await sheet.getByRole('button', { name: 'Undo' }).first().click()
    await expect(toasts(page)).toHaveText(/1 change undone/)
    await toasts(page).hover()
    await expectAtTop()
    await sheet.getByRole('link', { name: 'Edit' }).press('Enter')
    await expect(page.getByRole('dialog', { name: 'Edit this item' })).toBeVisible()
    await expectAtTop()
  },
)

story('what was told is not told again in another language', anywhere, async ({ page, email }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signUp(page, email, password)
  await openHydrated(page, '/discover?q=heron')
  await page.getByRole('button', { name: 'Want: Heron penny' }).click()
  await expect(toasts(page)).toHaveText(/Heron penny is on your wishes/)
  await toasts(page).getByRole('button', { name: 'Close' }).click()
  await expect(toasts(page)).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch')
  await expect(page.locator('html')).toHaveAttribute('lang', /^de/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('heron')
  // A toast would appear with the words of the new language.
  await page.waitForTimeout(500)
  await expect(toasts(page)).toHaveCount(0)
})
