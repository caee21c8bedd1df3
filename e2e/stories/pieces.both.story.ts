import { signUp } from '../setup/account.ts'
import { untilHydrated } from '../setup/open-hydrated.ts'
import { addPiece, newPieceId, ownOfSet } from '../setup/collection/pieces.ts'
import { untilTold } from '../setup/collection/until-told.ts'
import { anywhere, expect, story } from '../setup/story.ts'

const password = 'drawers of warm walnut'

const euro = (amount: number) => ({ amount, currency: 'EUR' })

story(
  'a collector finds, narrows and orders a collection, and looks at it as a table',
  anywhere,
  async ({ page, email, javaScriptEnabled }) => {
    const main = page.getByRole('main')
    const names = main.locator('[data-copy] :is(.slip__n), a.name[data-copy]')
    const open = async (path: string) => {
      await page.goto(path)
      if (javaScriptEnabled) await untilHydrated(page)
    }
    await signUp(page, email, password)
    await page.request.patch('/api/collectibles/collector', {
      data: { currency: 'EUR' },
      headers: { 'If-Match': '"1"' },
    })

    await story.step('an empty collection shows samples, which go with a press and come back', async () => {
      await open('/collection')
      const samples = main.locator('[data-item]')
      await expect(samples).toHaveCount(6)
      await main.getByRole('button', { name: 'Remove samples' }).click()
      await expect(page.getByText('The samples are removed.').first()).toBeVisible()
      await expect(samples).toHaveCount(0)
      await expect(main.getByRole('link', { name: 'Free place' })).toBeVisible()
      await page.getByRole('button', { name: 'Undo' }).first().click()
      await expect(samples).toHaveCount(6)
    })

    await addPiece(page, {
      category: 'coins',
      name: 'Owl token',
      condition: { grade: 'vf' },
      paid: euro(1250),
      quantity: 3,
    })
    await addPiece(page, { category: 'coins', name: 'Bent shilling', paid: euro(9000), tags: ['gift'] })
    await addPiece(page, { category: 'stamps', name: 'Torn stamp', status: 'lent' })
    await addPiece(page, { category: 'coins', item: 'heron-penny' })

    await story.step('the list tells how much there is, and its drawers', async () => {
      await open('/collection')
      await expect(main.getByText('4 items').first()).toBeVisible()
      await expect(names).toHaveText(['Heron penny', 'Torn stamp', 'Bent shilling', 'Owl token'])
      const token = main.getByRole('link', { name: /Owl token/ })
      await expect(token).toContainText('×3')
      await expect(token).toContainText('Very fine')
      await expect(token).toHaveAttribute('href', /^\/collection\?copy=/)
      await expect(main.getByRole('link', { name: /Torn stamp/ })).toContainText('Lent')
      await expect(main.getByRole('link', { name: /Heron penny/ })).toContainText('Sample')
      await main.getByRole('navigation', { name: 'Drawers' }).getByRole('link', { name: 'Coins 3' }).click()
      await expect(page).toHaveURL('/collection?drawer=coins')
      await expect(names).toHaveText(['Heron penny', 'Bent shilling', 'Owl token'])
      await expect(main.getByRole('link', { name: 'Free place' })).toHaveAttribute('href', /drawer=coins&new=1$/)
    })

    await story.step('filters become links that take them away', async () => {
      await main.locator('summary').filter({ hasText: 'Filter' }).click()
      const panel = main.getByRole('form', { name: 'Filter' })
      await panel.getByRole('group', { name: 'Paid (EUR)' }).getByLabel('To').fill('50,00')
      await panel.getByRole('button', { name: 'Show items' }).click()
      await expect(page).toHaveURL('/collection?drawer=coins&paid_to=50%2C00')
      await expect(names).toHaveText(['Owl token'])
      await expect(main.getByText('1 of 4 items')).toBeVisible()
      await main.getByRole('link', { name: 'Remove filter: Paid up to 50,00 EUR' }).click()
      await expect(page).toHaveURL('/collection?drawer=coins')
      await expect(names).toHaveCount(3)
    })

    await story.step('an amount that is none stands at its field, and nothing is lost', async () => {
      await open('/collection?paid_from=dear&tag=none')
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Collection')
      await open('/collection?paid_from=dear')
      await expect(main.getByText('Enter an amount, such as 12.50.')).toBeVisible()
      await expect(main.getByRole('group', { name: 'Paid (EUR)' }).getByLabel('From')).toHaveValue('dear')
      await expect(names).toHaveCount(4)
    })

    await story.step('words that nothing has lead on', async () => {
      await open('/collection')
      await main.getByLabel('Search my collection').fill('moonstone')
      await main.getByLabel('Search my collection').press('Enter')
      await expect(main.getByText('Nothing in your collection has “moonstone”.')).toBeVisible()
      await main.getByRole('link', { name: 'Clear filters' }).click()
      await expect(page).toHaveURL('/collection')
      await expect(names).toHaveCount(4)
      await main.getByLabel('Search my collection').fill('token')
      await main.getByLabel('Search my collection').press('Enter')
      await expect(names).toHaveText(['Owl token'])
    })

    await story.step('the order and the look stand in the address', async () => {
      await open('/collection')
      await main.getByLabel('Sort by').selectOption('By set')
      await main.getByRole('button', { name: 'Sort', exact: true }).click()
      await expect(main.getByRole('heading', { name: 'Without a set' })).toBeVisible()
      await main.getByRole('link', { name: 'List', exact: true }).click()
      const table = main.getByRole('table', { name: 'My collection. By set.' })
      await table.getByRole('link', { name: 'Name', exact: true }).click()
      await expect(page).toHaveURL('/collection?sort=name&view=list')
      await expect(main.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending')
      await expect(names).toHaveText(['Bent shilling', 'Heron penny Sample', 'Owl token', 'Torn stamp'])
      await expect(main.getByRole('row', { name: /Bent shilling/ })).toContainText('€90')
    })

    await story.step('by set, what is missing stands between, and is wished or owned there', async () => {
      await ownOfSet(page, 'mohs', 1)
      await open('/collection?sort=number')
      await expect(main.getByText('Dashed rings are still missing.')).toBeVisible()
      await expect(main.getByText('1 of 10 · 10 %')).toBeVisible()
      const places = main.locator('li:has(> [data-copy], > [data-item])')
      await expect(places).toHaveCount(14)
      await expect(places.nth(0)).toContainText(/Talc.*Missing/)
      await expect(places.nth(1)).toContainText('Gypsum')
      await expect(places.nth(1)).not.toContainText('Missing')
      await expect(main.getByRole('link', { name: /^Talc/ })).toHaveAttribute('href', /sort=number&item=/)
      await main.getByRole('button', { name: 'Want: Talc' }).click()
      await expect(page.getByText('Talc is on your wishes.').first()).toBeVisible()
      await expect(places.nth(0)).toContainText('Wished')
      await main.getByRole('button', { name: 'Own: Calcite' }).click()
      await expect(main.getByText('2 of 10 · 20 %')).toBeVisible()
      await expect(places.nth(2)).not.toContainText('Missing')
      await main.getByRole('link', { name: 'Select', exact: true }).click()
      await expect(main.getByRole('checkbox')).toHaveCount(6)
      await expect(main.getByRole('link', { name: /^Talc/ })).toHaveCount(0)
    })
  },
)

story(
  'a collector selects items, changes many at once, sees how far it is, and takes it back',
  anywhere,
  async ({ page, email, javaScriptEnabled }) => {
    story.slow()
    const main = page.getByRole('main')
    const sheet = (name: string) => page.getByRole('dialog', { name })
    const notice = (told: string) => main.locator(`[data-notice="${told}"]`)
    const open = async (path: string) => {
      await page.goto(path)
      if (javaScriptEnabled) await untilHydrated(page)
    }
    const box = newPieceId()
    const count = 205
    await signUp(page, email, password)
    await page.request.put(`/api/collectibles/places/${box}`, { data: { name: 'Box 4' } })
    for (let at = 1; at <= count; at++) await addPiece(page, { category: 'coins', name: `Token ${at}` })

    await story.step('nothing selected is said, and two selected ones get a tag', async () => {
      await open('/collection')
      await main.getByRole('link', { name: 'Select', exact: true }).click()
      await main.getByRole('button', { name: 'Edit' }).click()
      await expect(main.getByRole('alert')).toHaveText('Select at least one item.')
      await main.getByRole('checkbox', { name: 'Select Token 204' }).check()
      await main.getByRole('checkbox', { name: 'Select Token 205' }).check()
      if (javaScriptEnabled) await expect(main.getByRole('status').filter({ hasText: '2 selected' })).toBeVisible()
      await main.getByRole('button', { name: 'Tag' }).click()
      const tagging = sheet('Change 2 items')
      await tagging.getByRole('textbox', { name: 'Add tags' }).fill('gift, from Ben')
      await tagging.getByRole('checkbox', { name: 'Change: Add tags' }).check()
      await tagging.getByRole('button', { name: 'Check' }).click()
      await expect(tagging.getByText('Add tags: gift and from Ben')).toBeVisible()
      await tagging.getByRole('button', { name: 'Save' }).click()
      await expect(notice('many-changed')).toContainText('2 items changed.')
      await expect(page).toHaveURL(/^[^?]*\/collection\?told=many-changed/)
      await notice('many-changed').getByRole('button', { name: 'Undo' }).click()
      await expect(notice('undone')).toContainText('2 changes undone.')
    })

    await story.step('what is wrong stands at its field, and stays as typed', async () => {
      await open('/collection?select=1&all=yes&bulk=1')
      const editing = sheet(`Change ${count} items`)
      await editing.getByRole('textbox', { name: 'Paid' }).fill('dear')
      await editing.getByRole('checkbox', { name: 'Change: Paid' }).check()
      await editing.getByRole('button', { name: 'Check' }).click()
      await expect(editing.getByText('Enter an amount, such as 12.50.')).toBeVisible()
      await expect(editing.getByRole('textbox', { name: 'Paid' })).toHaveValue('dear')
    })

    await story.step('all are moved in a job, and brought back', async () => {
      await open('/collection?select=1')
      await main.getByRole('link', { name: `Select all ${count}` }).click()
      await expect(main.getByRole('status').filter({ hasText: `All ${count} selected` })).toBeVisible()
      await main.getByRole('button', { name: 'Move' }).click()
      const moving = sheet(`Change ${count} items`)
      await moving.getByRole('combobox', { name: 'Place' }).selectOption('Box 4')
      await moving.getByRole('checkbox', { name: 'Change: Place' }).check()
      await moving.getByRole('button', { name: 'Check' }).click()
      await expect(moving.getByText(`Place becomes Box 4 for ${count} copies`)).toBeVisible()
      await moving.getByRole('button', { name: 'Save' }).click()
      await untilTold(main, 'many-changed')
      await expect(notice('many-changed')).toContainText(`${count} items changed.`)
      await notice('many-changed').getByRole('button', { name: 'Undo' }).click()
      await untilTold(main, 'undone')
      await expect(notice('undone')).toContainText(`${count} changes undone.`)
      await open(`/collection?place=${box}`)
      await expect(main.getByText('Nothing in your collection matches these filters.')).toBeVisible()
    })

    await story.step('the history of one item takes all of it back too, and tells how far it is', async () => {
      await open('/collection?q=205')
      await main.getByRole('link', { name: 'Token 205', exact: true }).click()
      const token = sheet('Token 205')
      await expect(token.locator('dd').getByText('Box 4')).toHaveCount(0)
      const history = token.getByRole('region', { name: 'History' })
      await history.getByRole('listitem').first().getByRole('button', { name: 'Undo' }).click()
      await expect(await untilTold(token, 'undone')).toContainText(`${count} changes undone.`)
      await expect(token.locator('dd').getByText('Box 4')).toBeVisible()
    })

    await story.step('a deleted one lies in the bin, and comes back', async () => {
      await open('/collection?select=1&q=205')
      await main.getByRole('checkbox', { name: 'Select Token 205' }).check()
      await main.getByRole('button', { name: 'Delete' }).click()
      await sheet('Delete 1 item?').getByRole('button', { name: 'Delete' }).click()
      await expect(notice('many-deleted')).toContainText('1 item is in the bin.')
      await notice('many-deleted').getByRole('button', { name: 'Undo' }).click()
      await expect(notice('undone')).toContainText('1 change undone.')
    })
  },
)

story(
  'a collection of which everything is sold or lost leads to what left it',
  anywhere,
  async ({ page, email, javaScriptEnabled }) => {
    const main = page.getByRole('main')
    await signUp(page, email, password)
    await addPiece(page, { category: 'coins', name: 'Sold groat', status: 'sold' })
    await addPiece(page, { category: 'coins', name: 'Lost groat', status: 'lost' })
    await page.goto('/collection')
    if (javaScriptEnabled) await untilHydrated(page)
    await expect(main.getByRole('heading', { name: 'Nothing in your drawers yet' })).toBeVisible()
    await main.getByRole('link', { name: 'Show 2 items you no longer have' }).click()
    await expect(main.getByRole('link', { name: /Sold groat/ })).toBeVisible()
    await main.getByRole('link', { name: /Lost groat/ }).click()
    await expect(page.getByRole('dialog', { name: 'Lost groat' })).toBeVisible()
  },
)

story(
  'an address with a place, a folder, a tag, a set or a page that is not there leads on',
  anywhere,
  async ({ page, email }) => {
    const main = page.getByRole('main')
    await signUp(page, email, password)
    await addPiece(page, { category: 'coins', name: 'Owl token' })
    const unknown = ['place', 'folder', 'tag', 'set'].map((name) => `${name}=${newPieceId()}`)
    const views = ['sets', 'spares', 'wishes', 'bin', 'activity'].map((show) => `show=${show}&page=nothing`)
    for (const query of [...unknown, 'page=nothing', ...views]) {
      const answer = await page.goto(`/collection?${query}`)
      expect.soft(answer?.status(), query).toBe(404)
      await expect.soft(main.getByRole('link', { name: 'Collection' })).toBeVisible({ timeout: 1_000 })
    }
  },
)
