import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'

import { register } from '../setup/account.ts'
import { untilHydrated } from '../setup/open-hydrated.ts'
import { anywhere, expect, story } from '../setup/story.ts'

const count = 205

/** Adds as many items as have rows far beyond the sight, the last one with the highest number. */
async function fill(page: Page): Promise<void> {
  for (let at = 1; at <= count; at++) {
    const id = randomUUID().replace(/^(.{14})./, (_, start) => `${start}7`)
    await page.request.put(`/api/collectibles/copies/${id}`, { data: { category: 'coins', name: `Token ${at}` } })
  }
}

story(
  'a long collection is one list: rows come as they are needed, keys move between cells, and its place is kept',
  anywhere,
  async ({ page, email, faults }) => {
    story.slow()
    const main = page.getByRole('main')
    const list = main.locator('.piecewindow')
    const focused = page.locator('a[data-copy]:focus')
    const inSight = (name: string) => expect(main.getByRole('link', { name, exact: true })).toBeInViewport()
    await register(page, email, 'drawers of warm walnut')
    await fill(page)
    await page.goto('/collection')
    await untilHydrated(page)

    await story.step('few cells are drawn, and each knows its place among all', async () => {
      await expect(list).toBeVisible()
      const first = list.getByRole('listitem').first()
      await expect(first).toHaveAttribute('aria-setsize', String(count))
      await expect(first).toHaveAttribute('aria-posinset', '1')
      expect(await list.getByRole('listitem').count()).toBeLessThan(60)
      await expect(main.getByRole('link', { name: 'Show more' })).toHaveCount(0)
    })

    await story.step('one cell takes part in the order of the Tab key; arrows and keys move', async () => {
      await main.getByRole('link', { name: `Token ${count}`, exact: true }).focus()
      await expect(list.locator('[tabindex="0"]')).toHaveCount(1)
      await page.keyboard.press('ArrowRight')
      await expect(focused).toContainText('Token 204')
      await page.keyboard.press('ArrowDown')
      await expect(focused).toContainText('Token 200')
      await page.keyboard.press('End')
      await expect(focused).toContainText('Token 1')
      await expect(main.getByRole('status').filter({ hasText: 'Row 52 of 52' })).toHaveCount(1)
      await expect(main.getByRole('link', { name: 'Free place' })).toBeInViewport()
      await page.keyboard.press('Home')
      await expect(focused).toContainText('Token 205')
    })

    await story.step('the place survives a sheet, Back and a reload', async () => {
      await page.keyboard.press('End')
      await expect(focused).toContainText('Token 1')
      await expect.poll(() => page.evaluate(() => (history.state as { from?: number }).from ?? 0)).toBeGreaterThan(40)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/[?&]copy=/)
      await page.goBack()
      await expect(page).toHaveURL('/collection')
      await inSight('Token 1')
      await page.reload()
      await inSight('Token 1')
      await page.goto('/discover')
      await page.goBack()
      await inSight('Token 1')
    })

    await story.step('rows that do not come leave the others, and come with the next try', async () => {
      await page.goto('/collection?sort=name')
      await untilHydrated(page)
      await expect(list).toBeVisible()
      faults.expectOne(/ERR_FAILED/)
      await page.route('**/api/collectibles/copies?*', (route) => route.abort())
      await list.getByRole('link').first().focus()
      await page.keyboard.press('End')
      await expect(main.getByRole('alert')).toContainText("Your collection didn't answer.")
      await page.unroute('**/api/collectibles/copies?*')
      await main.getByRole('button', { name: 'Try again' }).click()
      await expect(main.getByRole('alert')).toHaveCount(0)
      await inSight('Token 99')
    })
  },
)
