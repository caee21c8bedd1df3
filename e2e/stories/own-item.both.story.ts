import type { Page } from '@playwright/test'

import { fillSignIn, signUp } from '../setup/account.ts'
import { untilHydrated } from '../setup/open-hydrated.ts'
import { publishOffered } from '../setup/service/publish-item.ts'
import { openEnds } from '../setup/service/settings-of-files.ts'
import { anywhere, expect, story } from '../setup/story.ts'

// A server without other stories of the catalogue: what an operator publishes here would stand on their pages.
story.use({ changes: openEnds })

const password = 'drawers of warm walnut'
const adding = { name: 'Add a missing item' }

/** Adds an item by name; returns its id. */
async function addItem(page: Page, name: string, isOffered = false): Promise<string> {
  await page.goto('/discover?drawer=coins&suggest-item=1')
  const form = page.getByRole('dialog', adding)
  await form.getByLabel('Name').fill(name)
  if (isOffered) await form.getByLabel('Offer it to everybody').check()
  await form.getByRole('button', { name: 'Add item' }).click()
  await expect(page.getByRole('dialog', { name })).toBeVisible()
  return new URL(page.url()).searchParams.get('item') ?? ''
}

story(
  'a collector adds an item that the catalogue lacks; what was typed stays beside its error, and no other user sees it',
  anywhere,
  async ({ page, openBrowser, email, javaScriptEnabled }) => {
    await signUp(page, email, password)
    await page.goto('/discover?drawer=coins')
    if (javaScriptEnabled) await untilHydrated(page)
    await page.getByRole('link', adding).click()
    const form = page.getByRole('dialog', adding)

    await story.step('each refused field has its own error, and the list of three leads to them', async () => {
      await form.getByLabel('First year').fill('long ago')
      await form.getByLabel('Mintage').fill('many')
      await form.getByLabel('Metal').fill('Silver')
      await form.getByRole('button', { name: 'Add item' }).click()
      await expect(form.getByLabel('Name')).toHaveAccessibleDescription('Enter a name.')
      await expect(form.getByLabel('Name')).toBeFocused()
      await expect(form.getByLabel('First year')).toHaveAccessibleDescription('Enter a year, such as 1911.')
      await expect(form.getByLabel('First year')).toHaveValue('long ago')
      await expect(form.getByLabel('Mintage')).toHaveAccessibleDescription('Enter a number, such as 3.5.')
      await expect(form.getByLabel('Metal')).toHaveValue('Silver')
      const list = form.getByRole('group', { name: '3 fields need another look.' })
      await list.getByRole('link', { name: 'Mintage' }).click()
      await expect(form.getByLabel('Mintage')).toBeFocused()
    })

    await story.step('the item stands on its sheet and first in its drawer', async () => {
      await form.getByLabel('Name').fill('Town thaler')
      await form.getByLabel('First year').fill('1622')
      await form.getByLabel('Mintage').fill('1,200')
      await form.getByRole('button', { name: 'Add item' }).click()
      const sheet = page.getByRole('dialog', { name: 'Town thaler' })
      await expect(sheet.getByText('Town thaler is added. Only you see it.')).toBeVisible()
      await expect(sheet.getByText('Silver')).toBeVisible()
      await expect(sheet.getByText('1622', { exact: true })).toBeVisible()
    })
    const path = page.url()
    await page.getByRole('link', { name: 'Close' }).click()
    await expect(page.getByRole('main').locator('.goods a').first()).toHaveAccessibleName(/^Town thaler 1622 Private/)

    const other = await (await openBrowser()).newPage()
    expect((await other.request.get(path)).status()).toBe(404)
    await other.goto('/discover?drawer=coins')
    await expect(other.getByRole('link', { name: /^Heron penny/ })).toBeVisible()
    await expect(other.getByRole('link', { name: /^Town thaler/ })).toHaveCount(0)
  },
)

story(
  'a collector changes an own item in two tabs and loses nothing, offers it, takes the offer back, deletes it and undoes that',
  anywhere,
  async ({ page, context, email, javaScriptEnabled }) => {
    const openEdit = async (tab: Page, path: string) => {
      await tab.goto(path)
      if (javaScriptEnabled) await untilHydrated(tab)
      await tab.getByRole('dialog', { name: 'Town thaler' }).getByRole('link', { name: 'Change' }).click()
      return tab.getByRole('dialog', { name: 'Change this item' })
    }
    await signUp(page, email, password)
    const path = `/discover?drawer=coins&item=${await addItem(page, 'Town thaler')}`
    const sheet = page.getByRole('dialog', { name: 'Town thaler' })

    await story.step('the second tab sees both versions, and its own one is chosen', async () => {
      const tab = await context.newPage()
      const [form, late] = [await openEdit(page, path), await openEdit(tab, path)]
      await form.getByLabel('Maker').fill('Mint of the town')
      await form.getByRole('button', { name: 'Save changes' }).click()
      await expect(sheet.getByText('Town thaler is saved.')).toBeVisible()
      await late.getByLabel('Maker').fill('Mint of the bishop')
      await late.getByRole('button', { name: 'Save changes' }).click()
      await expect(late.getByText('This was changed somewhere else')).toBeVisible()
      const makers = late.getByRole('group', { name: 'Maker' })
      await expect(makers.getByLabel('Mint of the bishop')).toBeChecked()
      await makers.getByLabel('Mint of the town').check()
      await late.getByRole('button', { name: 'Save my choice' }).click()
      await expect(tab.getByRole('dialog', { name: 'Town thaler' }).getByText('Mint of the town')).toBeVisible()
      await tab.close()
    })

    await story.step('an offer is made and taken back', async () => {
      await page.goto(path)
      if (javaScriptEnabled) await untilHydrated(page)
      await expect(sheet.getByText('Only you see this.')).toBeVisible()
      await sheet.getByRole('button', { name: 'Offer it to everybody' }).click()
      await expect(sheet.getByText('Town thaler is offered to everybody.')).toHaveRole('paragraph')
      await expect(sheet.getByText("Offered to everybody. Only you see this until it's reviewed.")).toBeVisible()
      await sheet.getByRole('button', { name: 'Take the offer back' }).click()
      await expect(sheet.getByText('Town thaler is no longer offered.')).toBeVisible()
      await expect(sheet.getByText('Only you see this.')).toBeVisible()
    })

    await story.step('an item in the collection stays; another one is deleted and comes back', async () => {
      await sheet.getByRole('button', { name: 'Add to my collection' }).click()
      await expect(sheet.getByRole('button', { name: 'Remove from my collection' })).toBeVisible()
      await sheet.getByRole('button', { name: 'Delete' }).click()
      await expect(sheet.getByText('Your collection holds this item. Remove it there first.')).toBeVisible()
      await sheet.getByRole('button', { name: 'Remove from my collection' }).click()
      await expect(sheet.getByRole('button', { name: 'Add to my collection' })).toBeVisible()
      await sheet.getByRole('button', { name: 'Delete' }).click()
      const main = page.getByRole('main')
      await expect(main.getByText('The item is deleted.')).toBeVisible()
      await expect(main.getByRole('link', { name: /^Town thaler/ })).toHaveCount(0)
      await main.getByRole('button', { name: 'Undo' }).click()
      await expect(main.getByText('1 change undone.')).toBeVisible()
      await expect(main.getByRole('link', { name: /^Town thaler/ })).toBeVisible()
    })
  },
)

story(
  'a visitor signs in to add an item, and comes back to the form',
  anywhere,
  async ({ page, openBrowser, email }) => {
    await signUp(await (await openBrowser()).newPage(), email, password)
    await page.goto('/discover?drawer=coins&suggest-item=1')
    await fillSignIn(page, email, password)
    await expect(page).toHaveURL('/discover?drawer=coins&suggest-item=1')
    await expect(page.getByRole('dialog', adding)).toBeVisible()
  },
)

story(
  'six offered items that an operator publishes are new in the catalogue for every visitor; five are not enough',
  anywhere,
  async ({ page, server, openBrowser, email }) => {
    await signUp(page, email, password)
    const ids: string[] = []
    for (let number = 1; number <= 6; number++) ids.push(await addItem(page, `Harbor token ${number}`, true))
    const visitor = await (await openBrowser()).newPage()
    const rail = visitor.getByRole('region', { name: 'New in the catalog' })
    await publishOffered(server, ids.slice(1))
    await visitor.goto('/discover')
    await expect(visitor.getByRole('heading', { name: 'Coins' })).toBeVisible()
    await expect(rail).toHaveCount(0)
    await publishOffered(server, ids.slice(0, 1))
    await visitor.goto('/discover')
    await expect(rail.getByRole('link')).toHaveCount(6)
    await expect(rail.getByRole('link').first()).toHaveAccessibleName(/^Harbor token 1/)
  },
)
