import type { Page } from '@playwright/test'
import { save, signUp } from '../setup/account.ts'
import { untilHydrated } from '../setup/open-hydrated.ts'
import { nextRelease } from '../setup/release/next-release.ts'
import { anywhere, expect, story } from '../setup/story.ts'
import { expectStyled } from '../setup/styled.ts'
import type { TestServer } from '../setup/test-server.ts'

const password = 'drawers of warm walnut'
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'A newer version is ready.' })

/** Waits until the page has asked for everything it asks for by itself, so the halt breaks no request. */
async function untilQuiet(page: Page): Promise<void> {
  await untilHydrated(page)
  let before = -1
  await expect
    .poll(
      async () => {
        const asked = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
        const isQuiet = asked.length === before && asked.some((name) => name.includes('__manifest'))
        before = asked.length
        return isQuiet
      },
      { intervals: [700] },
    )
    .toBe(true)
}

/** Replaces the server's release while the page is open. */
async function release(page: Page, server: TestServer, during: () => Promise<void>): Promise<void> {
  const next = nextRelease()
  try {
    await server.halt()
    await server.resume(next.root)
    await during()
    // The page asks for nothing more, so the halt breaks no request.
    await page.goto('about:blank')
  } finally {
    await server.halt()
    await server.resume()
    next.remove()
  }
}

story(
  'a newer release is told after Save, loses nothing that was typed, and comes with the next page',
  anywhere,
  async ({ page, server, email }) => {
    await signUp(page, email, password)
    await page.goto('/settings')
    await untilQuiet(page)
    const typed = page.locator('input[name=webauthn_register_displayname]')
    await typed.fill('my key')
    await release(page, server, async () => {
      await save(page, 'Name', 'Ada Lovelace')
      await expect(notice(page)).toBeVisible()
      await expect(typed).toHaveValue('my key')
      await expectStyled(page)
      // Theme and language come from the newer release, into the page that stays.
      await page.getByLabel('Theme').selectOption('dark')
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await page.getByLabel('Theme').selectOption('light')
      await page.getByLabel('Language').selectOption('de')
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
      await page.getByLabel('Sprache').selectOption('en')
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await expect(typed).toHaveValue('my key')

      await page.evaluate(() => Object.assign(window, { isOld: true }))
      await page.getByRole('link', { name: 'Discover' }).click()
      await expect(page).toHaveURL('/discover')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await page.evaluate(() => 'isOld' in window), 'the next page is a new document').toBe(false)
      await expectStyled(page)
    })
  },
)

story(
  '"Reload now" brings the newer release at once, and so does a link that is pressed first',
  anywhere,
  async ({ page, context, server, email, faults }) => {
    // The browser logs the files of the older release.
    faults.expectOne(/Failed to fetch dynamically imported module/)
    await signUp(page, email, password)
    const second = await context.newPage()
    for (const open of [page, second]) {
      await open.goto('/discover')
      await untilQuiet(open)
    }
    await release(page, server, async () => {
      await page.getByRole('link', { name: 'Stamps' }).first().click()
      await page.evaluate(() => Object.assign(window, { isOld: true }))
      await expect(notice(page)).toBeVisible()
      await notice(page).getByRole('button', { name: 'Reload now' }).click()
      await expect.poll(() => page.evaluate(() => 'isOld' in window)).toBe(false)
      await expect(notice(page)).toHaveCount(0)
      await expectStyled(page)

      // The other page has not heard of the newer release, and its next page is a file of the older one.
      await second.evaluate(() => Object.assign(window, { isOld: true }))
      await second.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Shop' }).click()
      await expect(second.getByRole('heading', { name: 'Shop', level: 1 })).toBeVisible()
      expect(await second.evaluate(() => 'isOld' in window), 'the next page is a new document').toBe(false)
      await expectStyled(second)
      await second.close()
    })
  },
)
