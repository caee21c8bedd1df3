import type { Page } from '@playwright/test'
import { fillSignIn, signUp } from '../setup/account.ts'
import { addPiece } from '../setup/collection/pieces.ts'
import { untilHydrated } from '../setup/open-hydrated.ts'
import { anywhere, expect, story } from '../setup/story.ts'

const password = 'drawers of warm walnut'

/** The ten minerals of Mohs' scale, in its order. */
const minerals = 10

async function openMohs(page: Page, javaScriptEnabled: boolean | undefined): Promise<void> {
  await page.goto('/discover?show=sets&drawer=minerals')
  if (javaScriptEnabled) await untilHydrated(page)
  await page.getByRole('link', { name: /^Mohs/ }).click()
  await expect(page).toHaveURL(/\/discover\?set=[a-z0-9-]+$/)
}

story(
  'a collector marks a set by tapping, wishes what is missing, and copies the missing list',
  anywhere,
  async ({ page, context, email, javaScriptEnabled }) => {
    await signUp(page, email, password)
    const main = page.getByRole('main')
    const cell = (name: string) => main.getByRole('button', { name: new RegExp(`^${name}`) })

    await story.step('a set begins with nothing owned', async () => {
      await openMohs(page, javaScriptEnabled)
      await expect(main.getByText('0 of 10 · 0 %')).toBeVisible()
      await expect(main.getByRole('img', { name: '0 of 10 · 0 %' })).toBeVisible()
      await expect(main.getByRole('link', { name: /Missing$/ })).toHaveCount(minerals)
    })

    await story.step('a tap marks, a second one takes the mark away, and both are said', async () => {
      await main.getByRole('link', { name: 'Mark by tapping' }).click()
      for (const [index, name] of ['Talc', 'Quartz', 'Diamond'].entries()) {
        await cell(name).click()
        await expect(cell(name)).toHaveAttribute('aria-pressed', 'true')
        await expect(main.getByText(`Owned. ${index + 1} of 10`, { exact: true })).toHaveRole('status')
      }
      await cell('Quartz').click()
      await expect(cell('Quartz')).toHaveAttribute('aria-pressed', 'false')
      await expect(main.getByText('Not owned. 2 of 10')).toHaveRole('status')
      await expect(main.locator('[data-item]').first(), 'Talc is the first').toHaveAttribute('aria-pressed', 'true')
      await page.reload()
      await expect(main.getByText('2 of 10 · 20 %')).toBeVisible()
      await main.getByRole('link', { name: 'Done' }).click()
    })

    await story.step('the parts of the list have their numbers', async () => {
      const parts = page.getByRole('navigation', { name: 'Show' })
      await expect(parts.getByRole('link')).toHaveText(['All10', 'Have2', 'Missing8', 'Spare0'])
      await parts.getByRole('link', { name: /^Have/ }).click()
      await expect(main.locator('a[data-item]')).toHaveCount(2)
      await parts.getByRole('link', { name: /^Spare/ }).click()
      await expect(main.getByText('Nothing of this set is marked as spare.')).toBeVisible()
      await parts.getByRole('link', { name: /^Missing/ }).click()
      await expect(main.locator('a[data-item]')).toHaveCount(8)
      await expect(page.getByRole('link', { name: 'Discover', exact: true })).toHaveAttribute('aria-current', 'page')
    })

    await story.step('Discover shows what is missing, and a press there wants it', async () => {
      const place = page.url()
      await page.goto('/discover')
      if (javaScriptEnabled) await untilHydrated(page)
      const missing = main.getByRole('region', { name: 'Missing from your sets' })
      await expect(missing.locator('a[data-item]')).toHaveText([
        /^Gypsum/,
        /^Calcite/,
        /^Fluorite/,
        /^Apatite/,
        /^Orthoclase/,
        /^Quartz/,
      ])
      await expect(missing.getByRole('link', { name: /^Calcite/ })).toContainText('No. 3 in Mohs’ scale Missing')
      const want = missing.getByRole('button', { name: 'Want: Calcite' })
      for (const [isOn, told] of [
        [true, 'Calcite is on your wishes.'],
        [false, 'Calcite is no longer on your wishes.'],
      ] as const) {
        await want.click()
        await expect(page.getByText(told).first()).toBeVisible()
        await expect(want).toHaveAttribute('aria-pressed', String(isOn))
      }
      await missing.getByRole('link', { name: 'See all Missing from your sets' }).click()
      await expect(main.getByRole('link', { name: /Missing$/ })).toHaveCount(8)
      await page.goto(place)
    })

    await story.step('what is missing becomes wishes once', async () => {
      await main.getByRole('button', { name: 'Add the missing ones to my wishes' }).click()
      await expect(page.getByText('8 wishes added.').first()).toBeVisible()
      await expect(main.getByText('8 missing, 8 of them on your wishes.')).toBeVisible()
      await expect(main.getByRole('link', { name: /Wished$/ })).toHaveCount(8)
    })

    await story.step('the missing list has a line for each', async () => {
      const lines = [
        '2 Gypsum',
        '3 Calcite',
        '4 Fluorite',
        '5 Apatite',
        '6 Orthoclase',
        '7 Quartz',
        '8 Topaz',
        '9 Corundum',
      ]
      if (javaScriptEnabled) await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      const place = page.url()
      await main.getByRole('link', { name: 'Copy the missing list' }).click()
      if (javaScriptEnabled) {
        await expect(page.getByText('The missing list is copied.').first()).toBeVisible()
        const copied = await page.evaluate(() => navigator.clipboard.readText())
        expect(copied.trim().split('\n')).toEqual(lines)
      } else {
        expect((await page.locator('body').innerText()).trim().split('\n')).toEqual(lines)
        await page.goto(place)
      }
    })

    await story.step('Discover shows the set that the collector is building', async () => {
      await page.goto('/discover')
      const building = main.getByRole('region', { name: 'Sets you are building' })
      await expect(building.getByRole('link', { name: /^Mohs/ })).toContainText('2 of 10 · 20 %')
    })
  },
)

story(
  'a mark that would take away more than itself is refused: the cell says why, and nothing says that it is done',
  anywhere,
  async ({ page, email, javaScriptEnabled }) => {
    await signUp(page, email, password)
    await addPiece(page, { category: 'minerals', item: 'mohs-talc', paid: { amount: 1250, currency: 'EUR' } })
    await page.goto('/discover?set=mohs-scale&mark=1')
    const main = page.getByRole('main')
    const cell = (name: string) => main.getByRole('button', { name: new RegExp(`^${name}`) })
    if (javaScriptEnabled) await untilHydrated(page)
    await cell('Quartz').click()
    await expect(main.getByText('Owned. 2 of 10', { exact: true })).toHaveRole('status')
    /** Every text of the live region since then. */
    const said = await page.evaluateHandle(() => {
      const region = document.querySelector('main [role="status"][data-notice="kept"]')
      const texts = [region?.textContent ?? '']
      const watch = new MutationObserver(() => texts.push(region?.textContent ?? ''))
      if (region) watch.observe(region, { childList: true, characterData: true, subtree: true })
      return texts
    })
    await cell('Talc').click()
    const reason = main.getByRole('alert').filter({ hasText: 'You own several of this, or one with details.' })
    await expect(reason).toBeVisible()
    await expect(cell('Talc')).toHaveAttribute('aria-pressed', 'true')
    await expect(main.locator('[data-notice="released"]')).toHaveCount(0)
    if (!javaScriptEnabled) return
    await expect(reason.and(main.locator('li').getByRole('alert'))).toBeVisible()
    expect(new Set(await said.jsonValue())).toEqual(new Set(['Owned. 2 of 10']))
    await cell('Quartz').click()
    await expect(main.getByText('Not owned. 1 of 10')).toHaveRole('status')
    await expect(cell('Quartz')).toHaveAttribute('aria-pressed', 'false')
  },
)

story(
  'an item opens over its set and closes to the same place, and Back closes it too',
  anywhere,
  async ({ page, email, javaScriptEnabled }) => {
    await signUp(page, email, password)
    await openMohs(page, javaScriptEnabled)
    const set = page.url()
    await page.getByRole('link', { name: /^Quartz/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Quartz' })
    await expect(sheet).toBeVisible()
    await expect(sheet.getByText(/No\. 7 in/)).toBeVisible()
    await page.reload()
    await expect(sheet).toBeVisible()
    await page.getByRole('link', { name: 'Close' }).click()
    await expect(page).toHaveURL(set)
    await page.getByRole('link', { name: /^Quartz/ }).click()
    await expect(sheet).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(set)
    await expect(sheet).toHaveCount(0)
  },
)

story(
  'a collector wants an item, owns it, has it to spare, and takes one step back',
  anywhere,
  async ({ page, email, javaScriptEnabled }) => {
    await signUp(page, email, password)
    await page.goto('/discover?item=heron-penny')
    if (javaScriptEnabled) await untilHydrated(page)
    const sheet = page.getByRole('dialog', { name: 'Heron penny' })
    const toggle = (name: string) => sheet.getByRole('button', { name, exact: true })
    await expect(toggle('Spare'), 'nothing is there to spare').toBeDisabled()
    await toggle('Want').click()
    await expect(toggle('Want')).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText('Heron penny is on your wishes.').first()).toBeVisible()
    await sheet.getByRole('button', { name: 'Add to my collection' }).click()
    await expect(sheet.getByRole('button', { name: 'Remove from my collection' })).toBeVisible()
    await toggle('Spare').click()
    await expect(toggle('Spare')).toHaveAttribute('aria-pressed', 'true')
    const told = 'Heron penny is marked as spare.'
    await expect(page.getByText(told).first()).toBeVisible()
    const notice = javaScriptEnabled
      ? page.getByRole('listitem').filter({ hasText: told })
      : page.locator('[data-notice="spared"]')
    await notice.getByRole('button', { name: 'Undo' }).click()
    await expect(toggle('Spare')).toHaveAttribute('aria-pressed', 'false')
    await expect(page.getByText('1 change undone.').first()).toBeVisible()
  },
)

story(
  'a visitor sees a whole set, signs in to mark it, and comes back to it',
  anywhere,
  async ({ page, openBrowser, email }) => {
    await signUp(await (await openBrowser()).newPage(), email, password)
    await openMohs(page, false)
    const main = page.getByRole('main')
    await expect(main.getByText('10 items')).toBeVisible()
    await expect(main.getByText('Missing')).toHaveCount(0)
    await expect(main.getByRole('button')).toHaveCount(0)
    const set = page.url()
    await main.getByRole('link', { name: 'Sign in to mark what you own' }).click()
    await fillSignIn(page, email, password)
    await expect(page).toHaveURL(set)
    await expect(main.getByText('0 of 10 · 0 %')).toBeVisible()
  },
)

story('addresses of Discover that name nothing are not found', anywhere, async ({ page }) => {
  for (const query of [
    'set=no-such-set',
    'show=nothing',
    'drawer=spoons',
    'show=sets&drawer=spoons',
    'item=no-such-item',
  ])
    expect((await page.request.get(`/discover?${query}`)).status(), query).toBe(404)
  const set = new URL(await linkOfMohs(page), 'http://page').searchParams.get('set')
  for (const query of [
    `set=${set}&show=nothing`,
    `set=${set}&page=nothing`,
    'drawer=coins&page=nothing',
    'show=sets&page=nothing',
    'q=penny&page=nothing',
  ]) {
    expect((await page.goto(`/discover?${query}`))?.status(), query).toBe(404)
    await expect(page.getByRole('main').getByRole('link', { name: 'Discover' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main' }).first()).toBeVisible()
  }
})

story('Discover tells nothing of an item that the visitor cannot see', anywhere, async ({ page }) => {
  const notice = page.getByRole('main').locator('[data-notice]')
  await page.goto('/discover?told=wished&about=heron-penny')
  await expect(notice).toContainText('Heron penny is on your wishes.')
  await page.goto('/discover?told=wished&about=no-such-item')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(notice).toHaveCount(0)
})

async function linkOfMohs(page: Page): Promise<string> {
  await page.goto('/discover?show=sets&drawer=minerals')
  return (await page.getByRole('link', { name: /^Mohs/ }).getAttribute('href')) ?? ''
}

story('an empty list says what it is for, and has a next step', anywhere, async ({ page, email }) => {
  const main = page.getByRole('main')
  await signUp(page, email)
  await addPiece(page, { category: 'coins', name: 'Groat' })
  const { rev } = (await (await page.request.get('/api/collectibles/collector')).json()) as { readonly rev: number } // the path's type
  const hidden = await page.request.patch('/api/collectibles/collector', {
    data: { samples_hidden: true },
    headers: { 'If-Match': `"${rev}"` },
  })
  expect(hidden.status()).toBe(200)
  for (const { list, words, step, to } of [
    {
      list: '/discover?set=mohs-scale&show=have',
      words: 'You own nothing of this set yet.',
      step: 'Mark by tapping',
      to: '/discover?set=mohs-scale&mark=1',
    },
    {
      list: '/discover?set=mohs-scale&show=spare',
      words: 'Nothing of this set is marked as spare.',
      step: 'Spares',
      to: '/collection?show=spares',
    },
    { list: '/collection?show=spares', words: 'Nothing is spare', step: 'Back to the collection', to: '/collection' },
    {
      list: '/discover?drawer=figures',
      words: 'This drawer is empty.',
      step: 'Add a missing item',
      to: '/discover?drawer=figures&suggest-item=1',
    },
    {
      list: '/collection?drawer=stamps&view=list',
      words: 'This drawer is empty.',
      step: 'Free place',
      to: /drawer=stamps.*new=1/,
    },
  ]) {
    await page.goto(list)
    await expect.soft(main.getByText(words)).toBeVisible()
    const link = main.locator('.empty, .pieces').getByRole('link', { name: step })
    await expect.soft(link, list).toHaveAttribute('href', to, { timeout: 2_000 })
  }
})
