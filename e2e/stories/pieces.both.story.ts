import type { Page } from '@playwright/test'

import { register } from '../setup/account.ts'
import { untilHydrated } from '../setup/open-hydrated.ts'
import { anywhere, expect, story } from '../setup/story.ts'

const password = 'drawers of warm walnut'

/** Adds a copy through the API, as another device would. */
async function add(page: Page, at: number, copy: object): Promise<void> {
  const id = `01890000-0000-7000-8000-${String(at).padStart(12, '0')}`
  const answer = await page.request.put(`/api/collectibles/copies/${id}`, { data: copy })
  expect(answer.status()).toBe(201)
}

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
    await register(page, email, password)
    await page.request.patch('/api/collectibles/collector', {
      data: { currency: 'EUR' },
      headers: { 'If-Match': '"1"' },
    })
    await add(page, 1, {
      category: 'coins',
      name: 'Owl token',
      condition: { grade: 'vf' },
      paid: euro(1250),
      quantity: 3,
    })
    await add(page, 2, { category: 'coins', name: 'Bent shilling', paid: euro(9000), tags: ['gift'] })
    await add(page, 3, { category: 'stamps', name: 'Torn stamp', status: 'lent' })
    await add(page, 4, { category: 'coins', item: 'heron-penny' })

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
      await expect(names).toHaveText(['Bent shilling', 'Heron penny', 'Owl token', 'Torn stamp'])
      await expect(main.getByRole('row', { name: /Bent shilling/ })).toContainText('€90')
    })
  },
)
