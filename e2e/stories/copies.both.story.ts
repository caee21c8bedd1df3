import type { Page } from '@playwright/test'

import { fillSignIn, signUp } from '../setup/account.ts'
import { addPiece } from '../setup/collection/pieces.ts'
import { untilHydrated } from '../setup/open-hydrated.ts'
import { anywhere, expect, story } from '../setup/story.ts'

const password = 'drawers of warm walnut'

/** Opens an address, and waits for its script where there is one. */
async function open(page: Page, path: string, hasScript: boolean): Promise<void> {
  await page.goto(path)
  if (hasScript) await untilHydrated(page)
}

/** Adds the Heron penny, three of them; returns the address of its sheet. */
async function addPenny(page: Page, hasScript: boolean): Promise<string> {
  await open(page, '/collection?new=1&item=heron-penny', hasScript)
  const form = page.getByRole('dialog', { name: 'Add an item' })
  await form.getByLabel('Quantity', { exact: true }).fill('3')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Heron penny' })).toBeVisible()
  return `/collection?copy=${new URL(page.url()).searchParams.get('copy')}`
}

story(
  'a collector adds an item in three taps; what was typed stays beside its error, and a second one is told',
  anywhere,
  async ({ page, email, javaScriptEnabled }) => {
    await signUp(page, email, password)
    const form = page.getByRole('dialog', { name: 'Add an item' })
    const sheet = page.getByRole('dialog', { name: 'Heron penny' })

    await story.step('from a search: the hit, the details, Save', async () => {
      await open(page, '/discover?q=heron+penny', javaScriptEnabled)
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Heron penny/ })
        .click()
      await sheet.getByRole('link', { name: 'Add with details' }).click()
      await form.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(sheet.getByText('Added to your collection.')).toBeVisible()
      await expect(page).toHaveURL(/^[^?]*\/collection\?copy=/)
    })

    await story.step('a second one is told, and each refused field has its own error', async () => {
      await open(page, '/collection?new=1', javaScriptEnabled)
      // The script of the sheet comes later than that of the page, and makes the field a combobox.
      const what = form.getByRole(javaScriptEnabled ? 'combobox' : 'textbox', { name: 'What is it?' })
      await what.fill('heron penny')
      if (javaScriptEnabled) {
        await expect(form.getByRole('option', { name: /^Heron penny/ })).toBeVisible()
        await what.press('ArrowDown')
        await what.press('Enter')
      } else {
        await form.getByRole('button', { name: 'Search' }).click()
        await form.getByRole('link', { name: /^Heron penny/ }).click()
      }
      await expect(form.getByText('You have this already.')).toBeVisible()
      await form.getByLabel('Very fine').check()
      await form.getByLabel('Quantity', { exact: true }).fill('none')
      await form.getByLabel('Paid').fill('12,5O')
      await form.getByLabel('Acquired on').fill('last summer')
      await form.getByLabel('Place').fill('Study / Box 4')
      await form.getByRole('button', { name: 'Add anyway' }).click()
      await expect(form.getByRole('group', { name: '3 fields need another look.' })).toBeVisible()
      await expect(form.getByLabel('Quantity', { exact: true })).toBeFocused()
      await expect(form.getByLabel('Quantity', { exact: true })).toHaveAccessibleDescription(
        'Enter a whole number, such as 3.',
      )
      await expect(form.getByLabel('Paid')).toHaveAccessibleDescription(/Enter an amount, such as 12\.50\./)
      await expect(form.getByLabel('Acquired on')).toHaveAccessibleDescription(/Enter a date, such as 2024/)
      await expect(form.getByLabel('Very fine')).toBeChecked()
      await expect(form.getByLabel('Place')).toHaveValue('Study / Box 4')
      if (!javaScriptEnabled) return
      await form.getByLabel('Quantity', { exact: true }).fill('2')
      await expect(form.getByLabel('Quantity', { exact: true })).toHaveAccessibleDescription('')
      await form.getByRole('button', { name: 'Quantity: one more' }).click()
      await form.getByRole('button', { name: 'Quantity: one more' }).press('Enter')
      await form.getByRole('button', { name: 'Quantity: one less' }).press(' ')
      await expect(form.getByLabel('Quantity', { exact: true })).toHaveValue('3')
    })

    if (javaScriptEnabled)
      await story.step('a reload leaves what was typed, until the user starts over', async () => {
        await expect(form.getByText(/^Draft kept at /)).toBeVisible()
        await page.reload()
        await untilHydrated(page)
        await expect(form.getByLabel('Paid')).toHaveValue('12,5O')
        await expect(form.getByLabel('Very fine')).toBeChecked()
        await form.getByRole('button', { name: 'Start over' }).click()
        await expect(form.getByLabel('Paid')).toHaveValue('')
        await form.getByLabel('Very fine').check()
        await form.getByLabel('Place').fill('Study / Box 4')
      })

    await story.step('mended, it is saved, and the next one begins as it did', async () => {
      await form.getByLabel('Quantity', { exact: true }).fill('2')
      await form.getByLabel('Paid').fill('12,50')
      await form.getByLabel('Acquired on').fill('April 2024')
      await form.getByRole('button', { name: 'Save and add another' }).click()
      await expect(form.getByText('Added to your collection.')).toBeVisible()
      await form.getByRole('link', { name: 'Name it myself' }).click()
      await form.getByRole('link', { name: 'Coins' }).click()
      await form.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(form.getByLabel('Name')).toHaveAccessibleDescription('Enter a name.')
      await form.getByLabel('Name').fill('Button of my aunt')
      await form.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByRole('dialog', { name: 'Button of my aunt' })).toBeVisible()
    })
  },
)

story(
  'a collector changes a copy in two tabs and loses nothing, and takes the change back in its history',
  anywhere,
  async ({ page, context, email, javaScriptEnabled }) => {
    const openEdit = async (tab: Page, path: string) => {
      await open(tab, path, javaScriptEnabled)
      await tab.getByRole('link', { name: 'Edit' }).click()
      const form = tab.getByRole('dialog', { name: 'Edit this item' })
      await expect(form.getByLabel('Quantity', { exact: true })).toHaveValue('3')
      return form
    }
    await signUp(page, email, password)
    const path = await addPenny(page, javaScriptEnabled)
    const tab = await context.newPage()
    const [form, late] = [await openEdit(page, path), await openEdit(tab, path)]

    await form.getByLabel('Very fine').check()
    await form.getByText('Place and tags').click()
    await form.getByLabel('Place').fill('Study / Box 4')
    await form.getByLabel('Tags').fill('first year, gift')
    await form.getByRole('button', { name: 'Save' }).click()
    const sheet = page.getByRole('dialog', { name: 'Heron penny' })
    await expect(sheet.getByText('Saved.')).toBeVisible()
    await expect(sheet.getByText('first year, gift')).toBeVisible()

    await story.step('the second tab sees both versions of what differs, and its own one is chosen', async () => {
      await late.getByLabel('Fine', { exact: true }).check()
      await late.getByLabel('Quantity', { exact: true }).fill('4')
      await late.getByRole('button', { name: 'Save' }).click()
      await expect(late.getByText('This was changed somewhere else')).toBeVisible()
      const condition = late.getByRole('group', { name: 'Condition' })
      await expect(condition.getByLabel('Yours')).toBeChecked()
      await condition.getByLabel('Very fine').check()
      await late.getByRole('group', { name: 'Place' }).getByLabel('Study / Box 4').check()
      await late.getByRole('group', { name: 'Tags' }).getByLabel('first year, gift').check()
      await late.getByRole('button', { name: 'Save my choice' }).click()
      const other = tab.getByRole('dialog', { name: 'Heron penny' })
      await expect(other.getByText('Quantity: 3, now 4')).toBeVisible()
      await expect(other.getByText('first year, gift')).toBeVisible()
      await expect(other.locator('dd').getByText('Very fine')).toBeVisible()
      await tab.close()
    })

    await story.step('only the change itself goes back', async () => {
      await open(page, path, javaScriptEnabled)
      const change = sheet.getByRole('listitem').filter({ hasText: 'Quantity: 3, now 4' })
      await change.getByRole('button', { name: 'Undo' }).click()
      await expect(sheet.getByText('Quantity: 4, now 3')).toBeVisible()
      await expect(sheet.getByText('first year, gift')).toBeVisible()
    })

    await story.step('a form of a session that has ended is saved after the sign-in', async () => {
      const again = await openEdit(page, path)
      await again.getByLabel('Quantity', { exact: true }).fill('7')
      await context.clearCookies({ name: /session/ })
      await again.getByRole('button', { name: 'Save' }).click()
      await fillSignIn(page, email, password)
      await expect(sheet.getByText('Saved.')).toBeVisible()
      await expect(sheet.getByText('Quantity: 3, now 7')).toBeVisible()
    })
  },
)

story(
  'a collector splits a copy, tells that it is gone, deletes it and brings it back; a visitor signs in to see it',
  anywhere,
  async ({ page, openBrowser, email, javaScriptEnabled }) => {
    await signUp(page, email, password)
    const path = await addPenny(page, javaScriptEnabled)
    const sheet = page.getByRole('dialog', { name: 'Heron penny' })
    const more = async () => {
      if (javaScriptEnabled) await untilHydrated(page)
      await sheet.getByText('More', { exact: true }).click()
    }

    await more()
    const pieces = sheet.getByLabel('How many to split off')
    for (const [typed, problem] of [
      ['some', 'Enter a whole number, such as 3.'],
      ['0', 'At least 1.'],
      ['3', 'At least one must stay. Nothing was split off.'],
    ] as const) {
      await pieces.fill(typed)
      await sheet.getByRole('button', { name: 'Split' }).click()
      await expect(pieces).toHaveAccessibleDescription(problem)
      await expect(pieces).toHaveValue(typed)
      await expect(pieces).toBeFocused()
    }
    await pieces.fill('2')
    await sheet.getByRole('button', { name: 'Split' }).click()
    await expect(sheet.getByText("They're a copy of their own now.")).toBeVisible()
    await expect(sheet.locator('dd').getByText('2', { exact: true })).toBeVisible()

    await story.step('what is sold stays in the history', async () => {
      await more()
      await sheet.getByRole('link', { name: "It's gone…" }).click()
      const form = page.getByRole('dialog', { name: "It's gone" })
      await form.getByLabel('Received').fill('lots')
      await form.getByRole('button', { name: 'Save' }).click()
      await expect(form.getByLabel('Received')).toHaveAccessibleDescription('Enter an amount, such as 12.50.')
      await form.getByLabel('Received').fill('20')
      await form.getByLabel('To', { exact: true }).fill('Ben')
      await form.getByRole('button', { name: 'Save' }).click()
      await expect(sheet.getByText('Status: Owned, now Sold')).toBeVisible()
      await expect(sheet.getByText('€20.00')).toBeVisible()
      await page.goto('/collection?status=sold')
      await expect(page.getByRole('main').getByRole('status').filter({ hasText: /\d/ })).toHaveText('1 item')
    })

    await story.step('what is deleted lies in the bin and comes back', async () => {
      await open(page, path, javaScriptEnabled)
      await more()
      await sheet.getByRole('button', { name: 'Delete' }).click()
      const main = page.getByRole('main')
      await expect(main.getByText('Moved to the bin, where it stays for 30 days.')).toBeVisible()
      await main.getByRole('button', { name: 'Undo' }).click()
      await expect(main.getByText('1 change undone.')).toBeVisible()
      await open(page, path, javaScriptEnabled)
      await more()
      await sheet.getByRole('button', { name: 'Delete' }).click()
      await expect(main.getByText('Moved to the bin')).toBeVisible()
      await open(page, path, javaScriptEnabled)
      await sheet.getByRole('button', { name: 'Take it out of the bin' }).click()
      await expect(sheet.getByText("It's back in your collection.")).toBeVisible()
    })

    const other = await (await openBrowser()).newPage()
    await other.goto(path)
    await fillSignIn(other, email, password)
    await expect(other).toHaveURL(path)
    await expect(other.getByRole('dialog', { name: 'Heron penny' })).toBeVisible()
  },
)

story(
  'Make it ×2 makes two: in a second tab it is told as late, and a double click is one press',
  anywhere,
  async ({ page, context, email, javaScriptEnabled }) => {
    await signUp(page, email, password)
    await addPiece(page, { category: 'coins', item: 'heron-penny' })
    const openForm = (tab: Page) => open(tab, '/collection?new=1&item=heron-penny', javaScriptEnabled)
    const makeMore = (tab: Page, count: number) => tab.getByRole('button', { name: `Make it ×${count}` })
    const told = (tab: Page) => tab.getByRole('dialog', { name: 'Heron penny' }).locator('[data-notice]')
    const quantity = async () => {
      const answer = await page.request.get('/api/collectibles/copies')
      const { copies } = (await answer.json()) as { readonly copies: readonly { readonly quantity: number }[] }
      return copies.map((copy) => copy.quantity)
    }
    const late = await context.newPage()
    await openForm(page)
    await openForm(late)
    await makeMore(page, 2).click()
    await expect(told(page)).toContainText('Saved.')
    await makeMore(late, 2).click()
    await expect(told(late)).toContainText('This was changed somewhere else.')
    expect(await quantity()).toEqual([2])
    await late.close()
    if (!javaScriptEnabled) return

    await openForm(page)
    let posts = 0
    const answer = Promise.withResolvers<void>()
    await page.route('**/collection.data?*', async (route) => {
      if (route.request().method() === 'POST') posts++
      await answer.promise
      await route.continue()
    })
    const button = makeMore(page, 3)
    await button.click()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await button.press('Enter')
    await button.dispatchEvent('click')
    answer.resolve()
    await expect(told(page)).toContainText('Saved.')
    expect([posts, await quantity()]).toEqual([1, [3]])
  },
)
