import { expectSignedIn, signUp, verify } from '../setup/account.ts'
import { addPiece, newPieceId } from '../setup/collection/pieces.ts'
import { untilHydrated } from '../setup/open-hydrated.ts'
import { anywhere, expect, story } from '../setup/story.ts'

const password = 'drawers of warm walnut'

story(
  'a visitor finds a euro coin by a misspelt word, wants to keep it, signs up, and has it',
  anywhere,
  async ({ page, context, email, mailbox, javaScriptEnabled }) => {
    const main = page.getByRole('main')
    const coin = page.getByRole('dialog', { name: 'Belgium, 1 euro' })

    await story.step('a slip of the finger is corrected, and the results say so', async () => {
      await page.goto('/discover')
      if (javaScriptEnabled) await untilHydrated(page)
      await page.getByLabel('Search the catalog').fill('beligum euro')
      await page.getByRole('button', { name: 'Search', exact: true }).click()
      await expect(page).toHaveURL('/discover?q=beligum+euro')
      await expect(page).toHaveTitle(/^Results for “belgium euro” /)
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Results for “belgium euro”')
      await expect(main.getByText('Nothing for “beligum euro”. These are for “belgium euro”.')).toBeVisible()
      await expect(main.getByText('8 items').last()).toBeVisible()
      await expect(page.getByLabel('Search the catalog')).toHaveValue('beligum euro')
      await expect(main.getByRole('link', { name: 'Search for “beligum euro” only' })).toHaveAttribute(
        'href',
        /&exact=1$/,
      )
      await expect(page.getByRole('link', { name: 'Discover', exact: true })).toHaveAttribute('aria-current', 'page')
    })

    await story.step('the coin opens over the results; Back and a reload do the expected', async () => {
      await main.getByRole('link', { name: /^Belgium, 1 euro/ }).click()
      await expect(coin).toBeVisible()
      await page.reload()
      await expect(coin).toBeVisible()
      if (javaScriptEnabled) await untilHydrated(page)
      await page.goBack()
      await expect(coin).toHaveCount(0)
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Results for “belgium euro”')
      await main.getByRole('link', { name: /^Belgium, 1 euro/ }).click()
    })

    await story.step('the visitor signs up and comes back to the coin', async () => {
      await coin.getByRole('link', { name: 'Sign in to add it' }).click()
      await page.getByRole('link', { name: 'Sign up' }).click()
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Name').fill('Ada')
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Create account' }).click()
      await expect(page).toHaveURL(/\/verification\?flow=/)
      await expectSignedIn(context, email)
      await verify(page, mailbox, email)
      await page.getByRole('link', { name: 'Continue' }).click()
      await expect(page).toHaveURL(/\/discover\?q=beligum\+euro&item=/)
    })

    await story.step('it is kept, and its row among the results says so', async () => {
      await coin.getByRole('button', { name: 'Add to my collection' }).click()
      await expect(coin.getByRole('button', { name: 'Remove from my collection' })).toBeVisible()
      await coin.getByRole('link', { name: 'Close' }).click()
      const mine = main.getByRole('region', { name: 'In your collection' })
      await expect(mine.getByRole('link', { name: /^Belgium, 1 euro/ })).toBeVisible()
      await expect(mine.getByRole('button', { name: 'Own: Belgium, 1 euro' })).toHaveAttribute('aria-pressed', 'true')
    })
  },
)

story(
  'filters narrow the results and leave again, and a row marks its item',
  anywhere,
  async ({ page, email, javaScriptEnabled }) => {
    await signUp(page, email, password)
    const main = page.getByRole('main')
    const filters = page.getByRole('navigation', { name: 'Filters in use' })
    const facet = (name: RegExp) => main.getByRole('link', { name })
    await page.goto('/discover?q=euro')
    if (javaScriptEnabled) await untilHydrated(page)

    await story.step('a value of a facet narrows, and its number is that of the results', async () => {
      const coins = facet(/^Coins \d+$/)
      const number = /\d+$/.exec((await coins.textContent()) ?? '')?.[0] ?? ''
      await coins.click()
      await expect(page).toHaveURL('/discover?q=euro&drawer=coins')
      await expect(main.getByText(`${number} items`).last()).toBeVisible()
      await facet(/^Austria \d+$/).click()
      await expect(main.getByText('8 items').last()).toBeVisible()
      await expect(filters.getByRole('link')).toHaveText(['Coins', 'Austria', 'Clear all'])
      await expect(main.locator('.hit')).toHaveCount(8)
    })

    await story.step('a filter leaves alone, and all leave together', async () => {
      await filters.getByRole('link', { name: 'Remove filter: Coins' }).click()
      await expect(page).toHaveURL('/discover?q=euro&country=AT')
      await page.goBack()
      await filters.getByRole('link', { name: 'Clear all' }).click()
      await expect(page).toHaveURL('/discover?q=euro')
      await expect(filters).toHaveCount(0)
      await page.goBack()
      await expect(main.locator('.hit')).toHaveCount(8)
    })

    await story.step('a row says that the user owns its item, and that it is spare', async () => {
      const mark = (name: string) => main.getByRole('button', { name: `${name}: Austria, 2 euros` }).first()
      await expect(mark('Spare'), 'nothing is there to spare').toBeDisabled()
      await mark('Own').click()
      await expect(mark('Own')).toHaveAttribute('aria-pressed', 'true')
      await expect(page.getByText('Austria, 2 euros added to your collection.').first()).toBeVisible()
      await mark('Spare').click()
      await expect(mark('Spare')).toHaveAttribute('aria-pressed', 'true')
      await mark('Want').click()
      await expect(mark('Want')).toHaveAttribute('aria-pressed', 'true')
    })

    await story.step('the user finds what is missing; a visitor is asked to sign in', async () => {
      await facet(/^I am missing it \d+$/).click()
      await expect(main.getByText('7 items').last()).toBeVisible()
      await page.context().clearCookies()
      await page.reload()
      await expect(main.getByText('Sign in to filter by what you own.')).toBeVisible()
    })
  },
)

story(
  'every result is on one page of several, also in another order and as a grid',
  anywhere,
  async ({ page, javaScriptEnabled }) => {
    const main = page.getByRole('main')
    const seen: string[] = []
    const shown = () => main.locator('a[data-item]').evaluateAll((all) => all.map((a) => a.dataset['item'] ?? ''))
    await page.goto('/discover?q=quarter&view=grid')
    if (javaScriptEnabled) await untilHydrated(page)
    const best = await shown()
    await page.getByLabel('Sort by').selectOption('Name')
    await page.getByRole('button', { name: 'Sort', exact: true }).click()
    await expect(page).toHaveURL('/discover?q=quarter&view=grid&sort=name')
    await expect(main.getByText('56 items').last()).toBeVisible()
    await expect.poll(shown).not.toEqual(best)
    for (const count of [24, 24, 8]) {
      await expect(main.locator('a[data-item]')).toHaveCount(count)
      await expect(main.locator(`[data-item="${seen.at(-1) ?? 'none'}"]`)).toHaveCount(0)
      seen.push(...(await shown()))
      if (count === 24) await main.getByRole('link', { name: 'Show more' }).click()
    }
    expect(new Set(seen).size).toBe(56)
    await expect(main.getByRole('link', { name: 'Show more' })).toHaveCount(0)
    await main.getByRole('link', { name: 'List' }).click()
    await expect(main.locator('.hit')).toHaveCount(24)
  },
)

story(
  'a search that finds nothing, or cannot be made, says why and has ways on',
  anywhere,
  async ({ page, javaScriptEnabled }) => {
    const main = page.getByRole('main')
    await page.goto('/discover?drawer=coins')
    if (javaScriptEnabled) await untilHydrated(page)
    const field = page.getByLabel('Search: Coins')
    await field.fill('zzxqy')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL('/discover?drawer=coins&q=zzxqy')
    await expect(main.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
    await main.getByRole('link', { name: 'Search without filters' }).click()
    await expect(main.getByText('No item in the catalog has “zzxqy”.')).toBeVisible()
    await expect(main.getByRole('link', { name: 'All drawers' })).toBeVisible()

    const whole = page.getByLabel('Search the catalog')
    for (const [typed, why] of [
      ['!?', 'Type a letter or a digit.'],
      ['x'.repeat(201), 'Use at most 200 characters.'],
    ] as const) {
      await whole.fill(typed)
      await page.getByRole('button', { name: 'Search', exact: true }).click()
      await expect(main.getByText(why)).toBeVisible()
      await expect(whole).toHaveAttribute('aria-invalid', 'true')
      await expect(whole, 'the text stays').toHaveValue(typed)
    }
    // A visitor signs in, and comes back to the drawers for what was searched.
    await page.goto('/discover?q=moonston')
    await main.getByRole('link', { name: 'Add it yourself' }).click()
    await expect(page).toHaveURL(/\/login\?flow=/)

    for (const query of ['q=a&drawer=spoons', 'q=a&sort=price', 'q=a&view=map', 'q=a&page=nothing', 'q=a&set=nothing'])
      expect((await page.request.get(`/discover?${query}`)).status(), query).toBe(404)
  },
)

story(
  'a user adds what neither the catalogue nor the collection has; own things stand first, at most six of them',
  anywhere,
  async ({ page, email, javaScriptEnabled }) => {
    const main = page.getByRole('main')
    const open = async (path: string) => {
      await page.goto(path)
      if (javaScriptEnabled) await untilHydrated(page)
    }
    await signUp(page, email, password)
    for (const number of [1, 2, 3, 4, 5]) {
      const item = newPieceId()
      const answer = await page.request.put(`/api/collectibles/items/${item}`, {
        data: { category: 'coins', name: `Moonstone ${number}` },
      })
      expect(answer.status()).toBe(201)
      await addPiece(page, { category: 'coins', name: `Moonstone ring ${number}` })
    }
    await open('/discover?q=moonstone')
    const own = main.getByRole('region', { name: 'In your collection' })
    await expect(own.getByRole('listitem')).toHaveCount(6)
    await expect(own.getByText('6 items')).toBeVisible()

    await open('/collection?q=moonston+box')
    await main.getByRole('link', { name: 'Add it yourself' }).click()
    const drawers = page.getByRole('dialog', { name: 'Add an item' })
    await drawers.getByRole('link', { name: 'Minerals' }).click()
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(
      'moonston box',
    )
  },
)

story(
  'a visitor finds a set by its name, in one drawer or in all, and sees all sets again',
  anywhere,
  async ({ page, javaScriptEnabled }) => {
    const main = page.getByRole('main')
    const field = page.getByLabel('Search: Sets')
    const find = async (typed: string) => {
      await field.fill(typed)
      await page.getByRole('button', { name: 'Search', exact: true }).click()
    }
    await page.goto('/discover?show=sets&drawer=coins')
    if (javaScriptEnabled) await untilHydrated(page)
    await find('mohs')
    await expect(page).toHaveURL('/discover?show=sets&drawer=coins&q=mohs')
    await expect(main.getByText('No sets found.').first()).toBeVisible()
    await main.getByRole('link', { name: 'Search without filters' }).click()
    await expect(page).toHaveURL('/discover?show=sets&q=mohs')
    await expect(main.getByText('1 set found.').first()).toBeVisible()
    await expect(main.locator('.setlist').getByRole('link')).toHaveCount(1)
    await expect(main.getByRole('link', { name: /^Mohs/ })).toBeVisible()
    await expect(field).toHaveValue('mohs')

    await find('!?')
    await expect(main.getByText('Type a letter or a digit.')).toBeVisible()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field, 'the text stays').toHaveValue('!?')

    await main.getByRole('link', { name: 'All sets' }).click()
    await expect(page).toHaveURL('/discover?show=sets')
    await expect(main.getByText(/^\d+ sets in the catalog\.$/)).toBeVisible()
    await expect(field).toHaveValue('')
  },
)
