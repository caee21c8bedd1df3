import type { Page } from '@playwright/test'

import { signUp } from '../setup/account.ts'
import { addPiece } from '../setup/collection/pieces.ts'
import { openHydrated } from '../setup/open-hydrated.ts'
import { anywhere, expect, story } from '../setup/story.ts'

/** Opens the list from Discover, so that another page stands before it in the history. */
async function openList(page: Page): Promise<void> {
  await openHydrated(page, '/discover')
  await page.getByRole('link', { name: 'Collection', exact: true }).first().click()
  await expect(page.getByRole('main').getByRole('heading', { name: 'Collection' })).toBeVisible()
}

const entries = (page: Page) => page.evaluate(() => history.length)

/** Steps back, to the list without a sheet. */
async function backToList(page: Page): Promise<void> {
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/^[^?]*\/collection$/)
}

story(
  'Back after an edited item leads to its list, also after a refusal and after Close',
  anywhere,
  async ({ page, email }) => {
    const penny = page.getByRole('dialog', { name: 'Heron penny' })
    const editing = page.getByRole('dialog', { name: 'Edit this item' })
    const edit = async (quantity: string) => {
      await openList(page)
      await page
        .getByRole('main')
        .getByRole('link', { name: /Heron penny/ })
        .click()
      await penny.getByRole('link', { name: 'Edit' }).click()
      await editing.getByLabel('Quantity', { exact: true }).fill(quantity)
    }
    await signUp(page, email)
    await addPiece(page, { category: 'coins', item: 'heron-penny' })

    await story.step('the form is saved', async () => {
      await edit('2')
      await editing.getByRole('button', { name: 'Save' }).click()
      await expect(penny.getByText('Saved.')).toBeVisible()
      await backToList(page)
    })

    await story.step('the form is refused, then saved, and the sheet is closed', async () => {
      await edit('3')
      const before = await entries(page)
      const copy = new URL(page.url()).searchParams.get('edit')
      const changed = await page.request.patch(`/api/collectibles/copies/${copy}`, {
        headers: { 'If-Match': '"2"' },
        data: { quantity: 9 },
      })
      expect(changed.status()).toBe(200)
      await editing.getByRole('button', { name: 'Save' }).click()
      await expect(editing.getByText('This was changed somewhere else')).toBeVisible()
      expect(await entries(page)).toBe(before)
      await editing.getByRole('button', { name: 'Save my choice' }).click()
      await expect(penny.getByText('Saved.')).toBeVisible()
      await penny.getByRole('link', { name: 'Close' }).click()
      await expect(penny).toHaveCount(0)
      await backToList(page)
    })
  },
)

story('Back after an item was sold leads to the list', anywhere, async ({ page, email }) => {
  const penny = page.getByRole('dialog', { name: 'Heron penny' })
  await signUp(page, email)
  await addPiece(page, { category: 'coins', item: 'heron-penny' })
  await openList(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: /Heron penny/ })
    .click()
  await penny.getByText('More', { exact: true }).click()
  await penny.getByRole('link', { name: "It's gone…" }).click()
  await page.getByRole('dialog', { name: "It's gone" }).getByRole('button', { name: 'Save' }).click()
  await expect(penny.getByText('Status: Owned, now Sold')).toBeVisible()
  await backToList(page)
})

story(
  'Back after an added item leads to the list, not through the steps of its sheet',
  anywhere,
  async ({ page, email }) => {
    const adding = page.getByRole('dialog', { name: 'Add an item' })
    const robot = page.getByRole('dialog', { name: 'Tin Robot' })
    const ask = async () => {
      await page.getByRole('main').getByRole('link', { name: 'Add', exact: true }).click()
      await adding.getByLabel('What is it?').fill('tin robot')
    }
    await signUp(page, email)
    await addPiece(page, { category: 'coins', name: 'Owl token' })
    await openList(page)

    await story.step('a suggestion is added', async () => {
      await ask()
      await adding.getByRole('option', { name: /^Tin Robot/ }).click()
      await adding.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(robot.getByText('Added to your collection.')).toBeVisible()
      await backToList(page)
    })

    await story.step('a second one of a result becomes two', async () => {
      await ask()
      await adding.getByRole('button', { name: 'Search' }).click()
      await adding.getByRole('link', { name: /^Tin Robot/ }).click()
      await adding.getByRole('button', { name: 'Make it ×2' }).click()
      await expect(robot.getByText('Saved.')).toBeVisible()
      await backToList(page)
    })
  },
)

story('an item that is added by name leaves the list of all drawers as it was', anywhere, async ({ page, email }) => {
  const main = page.getByRole('main')
  const adding = page.getByRole('dialog', { name: 'Add an item' })
  const stamp = page.getByRole('dialog', { name: 'Torn stamp' })
  const nameIt = async () => {
    await main.getByRole('link', { name: 'Add', exact: true }).click()
    await adding.getByRole('link', { name: 'Name it myself' }).click()
    await adding.getByRole('link', { name: 'Stamps' }).click()
    await expect(adding.getByLabel('Name')).toBeVisible()
  }
  await signUp(page, email)
  await addPiece(page, { category: 'coins', name: 'Owl token' })
  await openList(page)

  await story.step('the form is closed', async () => {
    await nameIt()
    await adding.getByRole('link', { name: 'Close' }).click()
    await expect(adding).toHaveCount(0)
    await expect(page).toHaveURL(/^[^?]*\/collection$/)
  })

  await story.step('the form is saved', async () => {
    await nameIt()
    await adding.getByLabel('Name').fill('Torn stamp')
    await adding.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(stamp.getByText('Added to your collection.')).toBeVisible()
    await expect(page).not.toHaveURL(/drawer=/)
    await stamp.getByRole('link', { name: 'Close' }).click()
    await expect(main.getByRole('link', { name: 'Owl token' })).toBeVisible()
    await expect(page).toHaveURL(/^[^?]*\/collection$/)
  })
})

story('Back after an added item of one’s own opens no form', anywhere, async ({ page, email }) => {
  await signUp(page, email)
  await openHydrated(page, '/discover?drawer=coins')
  await page.getByRole('link', { name: 'Add a missing item' }).click()
  const form = page.getByRole('dialog', { name: 'Add a missing item' })
  await form.getByLabel('Name').fill('Town thaler')
  await form.getByRole('button', { name: 'Add item' }).click()
  await expect(page.getByRole('dialog', { name: 'Town thaler' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/discover?drawer=coins')
})

story('Back after saved terms of a wish opens no form', anywhere, async ({ page, email }) => {
  const main = page.getByRole('main')
  await signUp(page, email)
  await page.request.put('/api/collectibles/items/heron-penny/mine/wished')
  await openHydrated(page, '/collection?show=wishes')
  await main.getByRole('link', { name: 'Change: Heron penny' }).click()
  await main.getByLabel('How many').fill('2')
  await main.getByRole('button', { name: 'Save changes' }).click()
  await expect(main.getByText('The wish is saved.')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/collection?show=wishes')
  await expect(main.getByLabel('How many')).toHaveCount(0)
})

story(
  'Add photos in the strip leads to the field without a step of the history, so Back and Close lead to the list',
  anywhere,
  async ({ page, email }) => {
    const main = page.getByRole('main')
    const sheet = page.getByRole('dialog', { name: 'Owl token' })
    await signUp(page, email)
    await addPiece(page, { category: 'coins', name: 'Owl token' })
    await openList(page)
    for (const close of [() => page.goBack(), () => sheet.getByRole('link', { name: 'Close' }).click()]) {
      await main.getByRole('link', { name: 'Owl token' }).click()
      await expect(sheet).toBeVisible()
      const before = await entries(page)
      await sheet.getByRole('link', { name: 'Add photos' }).click()
      await expect(sheet.locator('#photo-files')).toBeFocused()
      await expect(sheet.locator('#photo-files')).toBeInViewport()
      expect(await entries(page)).toBe(before)
      await close()
      await expect(sheet).toHaveCount(0)
      await expect(page).toHaveURL(/^[^?]*\/collection$/)
    }
    await page.goBack()
    await expect(page).toHaveURL('/discover')
  },
)
