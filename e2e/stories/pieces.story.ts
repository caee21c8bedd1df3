import type { Page } from '@playwright/test'

import { signUp } from '../setup/account.ts'
import { shiftsOn, watchShifts } from '../setup/layout-shift.ts'
import { openHydrated, untilHydrated } from '../setup/open-hydrated.ts'
import { addPiece, ownOfSet } from '../setup/collection/pieces.ts'
import { fillCollection } from '../setup/screens/collections.ts'
import { anywhere, expect, story } from '../setup/story.ts'

const count = 205

/** Adds as many items as have rows far beyond the sight, the last one with the highest number. */
async function fill(page: Page): Promise<void> {
  for (let at = 1; at <= count; at++) await addPiece(page, { category: 'coins', name: `Token ${at}` })
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
    await signUp(page, email, 'drawers of warm walnut')
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

    await story.step('Next goes on beyond the rows that are drawn, and the list stands at the last item', async () => {
      // An opening sheet would move each time.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto('/collection')
      await untilHydrated(page)
      await expect(list).toBeVisible()
      await main.getByRole('link', { name: 'Token 205', exact: true }).click()
      const sheet = page.getByRole('dialog')
      // More than the 48 that the server has drawn.
      for (let at = 204; at >= 155; at--) {
        await sheet.getByRole('link', { name: 'Next' }).click()
        await expect(sheet).toHaveAccessibleName(`Token ${at}`)
      }
      await sheet.getByRole('link', { name: 'Previous' }).click()
      await expect(sheet).toHaveAccessibleName('Token 156')
      await page.keyboard.press('Escape')
      await expect(page).toHaveURL('/collection')
      await expect(focused).toContainText('Token 156')
      await inSight('Token 156')
      // The entry knew the end of the list from before.
      const isKept = ({ from = 0 }: { readonly from?: number }) => from > 8 && from <= 12
      await expect.poll(async () => isKept(await page.evaluate(() => history.state as object))).toBe(true)
      await page.reload()
      await inSight('Token 156')
    })

    await story.step('the rows in sight stay when a device is turned, and a reload finds the very place', async () => {
      const link = main.getByRole('link', { name: 'Token 156', exact: true })
      const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 }
      await untilHydrated(page)
      await expect(list).toBeVisible()
      await link.evaluate((cell) => scrollBy({ top: cell.getBoundingClientRect().top - 20 }))
      const topOf = async () => Math.round((await link.boundingBox())?.y ?? 0)
      const kept = () => page.evaluate(() => (history.state as { from?: number }).from)
      await expect.poll(kept).toBe(11)
      for (const turned of [
        { width: 480, height: 800 },
        { width: 1024, height: 600 },
        { width, height },
      ]) {
        await page.setViewportSize(turned)
        await inSight('Token 156')
        // Rows are measured, and the place is kept, once two looks at it are equal.
        let last = 0
        await expect.poll(async () => last === (last = await topOf())).toBe(true)
      }
      const before = await topOf()
      await page.reload()
      await expect.poll(topOf).toBe(before)
      await page.emulateMedia({ reducedMotion: null })
    })

    await story.step('rows that do not come leave the others, and come with the next try', async () => {
      await page.goto('/collection?sort=name')
      await untilHydrated(page)
      await expect(list).toBeVisible()
      faults.expectOne(/ERR_FAILED/)
      await page.route('**/api/collectibles/copies?*', (route) => route.abort())
      const heights = (rows: string) =>
        list.locator(rows).evaluateAll((drawn) => [...new Set(drawn.map((row) => row.clientHeight))])
      const whole = await heights('.windowrow:not(:has([aria-busy]))')
      await list.getByRole('link').first().focus()
      await page.keyboard.press('End')
      await expect(main.getByRole('alert')).toContainText("Your collection didn't answer.")
      // Rows that are not there leave no wider walls.
      expect(await heights('.windowrow:has([aria-busy])')).toEqual(whole)
      await page.unroute('**/api/collectibles/copies?*')
      await main.getByRole('button', { name: 'Try again' }).click()
      await expect(main.getByRole('alert')).toHaveCount(0)
      await inSight('Token 99')
    })

    await story.step('a table is a window too, with the same keys and its place kept', async () => {
      await page.goto('/collection?sort=name&view=list')
      await untilHydrated(page)
      const table = main.getByRole('table', { name: 'My collection. Name.' })
      await expect(table).toHaveAttribute('aria-rowcount', String(count + 1))
      expect(await table.getByRole('row').count()).toBeLessThan(60)
      await table.locator('a[data-copy]').first().focus()
      await page.keyboard.press('ArrowDown')
      await expect(focused).toHaveText('Token 10')
      await page.keyboard.press('End')
      await expect(focused).toHaveText('Token 99')
      await expect(main.locator(`tr:has(a:focus)`)).toHaveAttribute('aria-rowindex', String(count + 1))
      await expect.poll(() => page.evaluate(() => (history.state as { from?: number }).from ?? 0)).toBeGreaterThan(150)
      await page.reload()
      await inSight('Token 99')
    })

    await story.step('the order of sets is a window with strips', async () => {
      await ownOfSet(page, 'mohs', 9)
      await page.goto('/collection?sort=number')
      await untilHydrated(page)
      const window = main.locator('.piecewindow')
      await expect(window.getByRole('heading', { name: /^Mohs/ })).toBeVisible()
      await expect(window.locator('[data-at]').first()).toHaveAttribute('aria-setsize', String(count + 10))
      await main.getByRole('link', { name: /^Talc/ }).focus()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      await expect(page.locator('[data-stop]:focus')).toContainText('Corundum')
      await page.keyboard.press('ArrowDown')
      await expect(focused, 'the strip of the items without a set is passed over').toContainText('Token')
      await page.keyboard.press('End')
      await expect(focused).toContainText('Token')
      await expect(main.getByRole('button', { name: 'Own: Talc' })).toHaveCount(0)
    })

    await story.step(
      'Shift selects a range with the mouse and the keyboard, more than an address can name',
      async () => {
        await page.goto('/collection?sort=added&select=1')
        await untilHydrated(page)
        const box = (at: number) => main.getByRole('checkbox', { name: `Select Token ${at}`, exact: true })
        const selected = (words: string) => expect(main.getByRole('status').filter({ hasText: words })).toHaveCount(1)
        await expect(list).toBeVisible()
        await box(3).click()
        await box(8).click({ modifiers: ['Shift'] })
        await selected('6 selected')
        await box(8).press('Shift+ArrowRight')
        await expect(box(9)).toBeFocused()
        await selected('7 selected')
        await box(4).click()
        await box(9).press('Shift+Space')
        await selected('1 selected')
        await box(3).press('Space')
        await box(3).press('Space')
        // Rows that are not there yet are lost on their way.
        faults.expectLoss()
        await page.route('**/api/collectibles/copies?*', (route) => route.abort())
        await page.keyboard.press('Shift+End')
        await expect(main.getByRole('alert')).toContainText("Your collection didn't answer.")
        await selected('1 selected')
        await page.unroute('**/api/collectibles/copies?*')
        await main.getByRole('button', { name: 'Try again' }).click()
        await expect(main.getByRole('alert')).toHaveCount(0)
        // All from the third one on, with the diamond.
        await list.locator('[tabindex="0"]').press('Home')
        await box(3).press('Space')
        await box(3).press('Space')
        await page.keyboard.press('Shift+End')
        await selected(`${count - 1} selected`)
      },
    )

    await story.step('the selection survives a reload and the sheet that changes it', async () => {
      await page.reload()
      await untilHydrated(page)
      const status = main.getByRole('status').filter({ hasText: `${count - 1} selected` })
      await expect(status).toHaveCount(1)
      await main.getByRole('button', { name: 'Tag' }).click()
      const sheet = page.getByRole('dialog', { name: `Change ${count - 1} items` })
      await expect(sheet).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(sheet).toHaveCount(0)
      await expect(status).toHaveCount(1)
      await expect(main.getByRole('button', { name: 'Tag' })).toBeFocused()
      await main.getByRole('button', { name: 'Tag' }).click()
      await expect(sheet).toBeVisible()
      await page.reload()
      await untilHydrated(page)
      await sheet.getByRole('textbox', { name: 'Add tags' }).fill('many')
      await sheet.getByRole('checkbox', { name: 'Change: Add tags' }).check()
      await sheet.getByRole('button', { name: 'Check' }).click()
      await expect(sheet.getByText('Add tags: many')).toBeVisible()
      await sheet.getByRole('button', { name: 'Save' }).click()
      await expect(main.locator('[data-notice="many-changed"]')).toContainText(`${count - 1} items changed.`)
    })
  },
)

story(
  'the page holds still when a script takes over a list of one row, of more rows and of sets',
  anywhere,
  async ({ page, email }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await watchShifts(page)
    await signUp(page, email, 'drawers of warm walnut')
    await addPiece(page, { category: 'coins', name: 'Token' })
    const broken: unknown[] = []
    const take = async (query: string) => {
      await openHydrated(page, `/collection?select=1&all=yes${query}`)
      await expect(page.locator('main [data-at]').first()).toBeVisible()
      broken.push(...(await shiftsOn(page)).map((shift) => `${query} ${shift}`))
    }
    await take('')
    await take('&view=list')
    await ownOfSet(page, 'mohs', 9)
    for (let at = 2; at <= 6; at += 1) await addPiece(page, { category: 'coins', name: `Token ${at}` })
    await take('')
    await take('&view=list')
    await take('&sort=number')
    await take('&sort=number&view=list')
    expect(broken).toEqual([])
  },
)

story('a short list is one stop of the Tab key, and keys move between its cells', anywhere, async ({ page, email }) => {
  const main = page.getByRole('main')
  await signUp(page, email)
  await fillCollection(page, 'six')
  const focused = () => page.evaluate(() => document.activeElement?.closest('[data-at]')?.getAttribute('data-at'))
  const press = async (key: string, cell: number) => {
    await page.keyboard.press(key)
    await expect.poll(focused, { message: key }).toBe(String(cell))
  }
  for (const { list, cells, down } of [
    { list: '/collection', cells: '.pieces > li > [data-copy]', down: 4 },
    { list: '/collection?view=list', cells: '.piecelist a[data-copy]', down: 1 },
  ]) {
    await openHydrated(page, list)
    await expect(main.locator(`${cells}[tabindex="0"]`)).toHaveCount(1)
    await expect(main.locator(`${cells}[tabindex="-1"]`)).toHaveCount(5)
    await main.locator(cells).first().focus()
    await press('ArrowDown', down)
    await press('ArrowUp', 0)
    await press('End', 5)
    await press('Home', 0)
    await press('ArrowRight', 1)
    await expect(main.locator(`${cells}[tabindex="0"]`)).toBeFocused()
  }
  await openHydrated(page, '/collection?sort=number&drawer=minerals')
  await expect(main.locator('.pieces')).toHaveAttribute('role', 'list')
  await main.locator('.pieces [data-stop]').first().focus()
  await press('End', 9)
  await press('ArrowUp', 5)
})
