import { signUp } from '../setup/account.ts'
import { fillCollection } from '../setup/screens/collections.ts'
import { openHydrated } from '../setup/open-hydrated.ts'
import { anywhere, expect, story } from '../setup/story.ts'

const password = 'drawers of warm walnut'

// An opening sheet moves; a place is measured at rest.
story.use({ contextOptions: { reducedMotion: 'reduce' } })

story('the sheet of an item does not jump when Add becomes Remove', anywhere, async ({ page, email }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signUp(page, email, password)
  await openHydrated(page, '/discover?item=tin-robot')
  const title = page.getByRole('heading', { name: 'Tin Robot' })
  const add = page.getByRole('button', { name: 'Add to my collection' })
  const before = [await title.boundingBox(), await add.boundingBox()]
  await add.click()
  const remove = page.getByRole('button', { name: 'Remove from my collection' })
  await expect(remove).toBeVisible()
  await expect(remove).not.toHaveAttribute('aria-busy', 'true')
  expect([await title.boundingBox(), await remove.boundingBox()]).toEqual(before)
})

story(
  'an item that was removed comes back by Undo, with the keyboard and after the sheet is closed',
  anywhere,
  async ({ page, email }) => {
    await signUp(page, email, password)
    await openHydrated(page, '/discover?item=tin-robot')
    const add = page.getByRole('button', { name: 'Add to my collection' })
    const remove = page.getByRole('button', { name: 'Remove from my collection' })
    const toast = page.getByRole('listitem').filter({ hasText: 'Tin Robot removed.' })
    const undo = toast.getByRole('button', { name: 'Undo' })
    const undone = page.getByRole('listitem').filter({ hasText: '1 change undone.' })
    await add.click()
    await expect(remove).toBeVisible()
    await page.getByRole('listitem').filter({ hasText: 'added' }).getByRole('button', { name: 'Close' }).click()
    await remove.click()
    await expect(toast).toBeVisible()
    await page.keyboard.press('Alt+t')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(undo).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(remove).toBeVisible()
    await expect(undone).toBeVisible()
    await expect(undone).toHaveCount(0)

    await remove.click()
    await expect(undo).toBeVisible()
    await page.getByRole('link', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await undo.click()
    await expect(undone).toBeVisible()
    await page.goto('/collection')
    await expect(page.getByRole('link', { name: 'Tin Robot' })).toBeVisible()
  },
)

story(
  'an undo that fails says so on the page, though the sheet of its act is closed',
  anywhere,
  async ({ page, context, email }) => {
    await signUp(page, email, password)
    await openHydrated(page, '/discover?item=tin-robot')
    await page.getByRole('button', { name: 'Add to my collection' }).click()
    const toast = page.getByRole('listitem').filter({ hasText: 'Tin Robot added to your collection.' })
    await toast.hover()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    // Another account of this browser, which has no such act.
    await context.clearCookies()
    await signUp(page, `other.${email}`, password)
    await toast.getByRole('button', { name: 'Undo' }).click()
    const alert = page.getByRole('alert').filter({ hasText: "That couldn't be saved. Please try again." })
    await expect(alert).toBeVisible()
    await alert.getByRole('button', { name: 'Close' }).click()
    await expect(alert).toHaveCount(0)
  },
)

for (const [screen, size] of [
  ['a phone on its side', { width: 740, height: 360 }],
  ['a wide phone on its side', { width: 844, height: 390 }],
  ['a laptop at 200 % zoom', { width: 640, height: 400 }],
] as const) {
  story(`on ${screen}, the picture of an item leaves room for its title`, anywhere, async ({ page }) => {
    await page.setViewportSize(size)
    await page.goto('/discover?item=tin-robot')
    await expect(page.getByRole('heading', { name: 'Tin Robot' })).toBeInViewport({ ratio: 1 })
    const art = await page.locator('.sheet__art .art').boundingBox()
    expect(art?.height).toBeLessThanOrEqual(size.height * 0.3 + 1)
  })
}

story('the second skip link leads to the navigation', anywhere, async ({ page }) => {
  await openHydrated(page, '/discover')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to navigation' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link').first()).toBeFocused()
})

story(
  'the sheet of an item says where its facts come from, and that of a sample names no source',
  anywhere,
  async ({ page }) => {
    await page.goto('/discover?set=mohs-scale&item=mohs-quartz')
    await expect(page.getByRole('dialog')).toContainText('Source: Collect Everything starter, CC0-1.0.')
    await page.goto('/discover?item=tin-robot')
    await expect(page.getByRole('dialog')).toContainText('Sample')
    await expect(page.getByRole('dialog')).not.toContainText('Source:')
  },
)

story(
  'a sheet that is closed twice while its list is late closes once, and after a lost request once more',
  anywhere,
  async ({ page, faults }) => {
    faults.expectOne(/net::ERR_FAILED/)
    const list = '/discover?drawer=coins'
    const answers = '**/discover.data?drawer=coins*'
    const sheet = page.getByRole('dialog', { name: 'Heron penny' })
    const openSheet = async () => {
      await page.getByRole('link', { name: /^Heron penny/ }).click()
      await expect(sheet).toBeFocused()
    }
    await openHydrated(page, '/discover')
    await page.getByRole('navigation', { name: 'Drawers' }).getByRole('link', { name: 'Coins' }).click()
    await expect(page.getByRole('heading', { name: 'Coins', level: 1 })).toBeVisible()

    await story.step('the answer is late', async () => {
      await openSheet()
      const answer = Promise.withResolvers<void>()
      await page.route(answers, async (route) => {
        await answer.promise
        await route.continue()
      })
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await expect(page).toHaveURL(list)
      await page.keyboard.press('Escape')
      await sheet.getByRole('link', { name: 'Close' }).click()
      // Another step back would be on its way now.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
      await expect(page).toHaveURL(list)
      answer.resolve()
      await expect(sheet).toHaveCount(0)
      await expect(page).toHaveURL(list)
      await page.unroute(answers)
    })

    await story.step('the request is lost', async () => {
      await openSheet()
      await page.route(answers, (route) => route.abort())
      await page.keyboard.press('Escape')
      await expect(page.getByText('You seem to be offline.')).toBeVisible()
      await expect(sheet).toBeVisible()
      await page.unroute(answers)
      await page.keyboard.press('Escape')
      await expect(sheet).toHaveCount(0)
      await expect(page).toHaveURL(list)
      await page.goBack()
      await expect(page).toHaveURL('/discover')
    })

    await story.step('the user comes back to the sheet meanwhile, and closes it again', async () => {
      await page.goForward()
      await openSheet()
      const answer = Promise.withResolvers<void>()
      await page.route(answers, async (route) => {
        await answer.promise
        await route.continue()
      })
      await page.keyboard.press('Escape')
      await expect(page).toHaveURL(list)
      await page.goForward()
      await expect(page).toHaveURL(/item=heron-penny/)
      answer.resolve()
      await expect(sheet).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(sheet).toHaveCount(0)
      await expect(page).toHaveURL(list)
    })
  },
)

story(
  'an own photo in the sheet of an item has its words, and amounts and days are marked for programs',
  anywhere,
  async ({ page, email }) => {
    await signUp(page, email, password)
    const { copy } = await fillCollection(page, 'six')
    const sheet = page.getByRole('dialog')
    const amount = (value: number) => sheet.locator(`data[data-currency="EUR"][value="${value}"]`)

    await page.goto('/discover?item=heron-penny')
    await expect.soft(sheet.getByRole('img', { name: 'Photo 1 of Heron penny, Other' })).toBeVisible()
    await page.goto(`/collection?copy=${copy}`)
    await expect.soft(amount(12_50)).toHaveText('€12.50')
    await expect.soft(amount(1_00)).toHaveText('€1.00')
    await expect.soft(sheet.locator('time[datetime="2024-04"]')).toHaveText('April 2024')
    await page.goto('/collection?show=bin')
    await expect.soft(page.locator('[data-copy] time[datetime]')).toHaveCount(2)
    await expect
      .soft(page.locator('[data-copy]'))
      .toContainText(/Deleted [A-Z]\w+ \d+, \d+, here until [A-Z]\w+ \d+, \d+/)
    await page.goto('/shop')
    const prices = page.getByRole('main').locator('data[data-currency][value]')
    await expect.soft(prices.first()).toBeVisible()
    expect(await prices.count()).toBeGreaterThan(6)
    await page.getByRole('main').locator('.goods [data-item]').first().click()
    await expect.soft(sheet.locator('data[data-currency][value]')).toHaveCount(1)
  },
)
