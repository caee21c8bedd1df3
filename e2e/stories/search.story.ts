import type { Locator, Page } from '@playwright/test'

import { signUp } from '../setup/account.ts'
import { addPiece } from '../setup/collection/pieces.ts'
import { openHydrated } from '../setup/open-hydrated.ts'
import { anywhere, expect, story } from '../setup/story.ts'

story(
  'with the keyboard alone, suggestions are heard, walked through, closed and taken',
  anywhere,
  async ({ page }) => {
    await openHydrated(page, '/discover')
    const field = page.getByRole('combobox', { name: 'Search the catalog' })
    const list = page.getByRole('listbox', { name: 'Suggestions' })
    const options = list.getByRole('option')
    const active = async () => (await field.getAttribute('aria-activedescendant')) ?? 'none'
    const selected = list.getByRole('option', { selected: true })

    await story.step('typing opens the list and says how many there are', async () => {
      await expect(field).toHaveAttribute('aria-expanded', 'false')
      await field.pressSequentially('heron')
      await expect(options.first()).toContainText('Heron penny')
      await expect(field).toHaveAttribute('aria-expanded', 'true')
      const count = await options.count()
      await expect(page.getByText(`${count} suggestion${count === 1 ? '' : 's'}`)).toHaveRole('status')
      expect(await active(), 'no option is chosen by itself').toBe('none')
    })

    await story.step('the arrows walk through the list and back to the field', async () => {
      await field.press('ArrowDown')
      await expect(selected).toContainText('Heron penny')
      expect(await active()).toBe(await selected.getAttribute('id'))
      await field.press('ArrowUp')
      await expect(selected).toHaveCount(0)
      await field.press('ArrowUp')
      expect(await active()).toBe(await options.last().getAttribute('id'))
      await expect(field, 'the focus stays in the field').toBeFocused()
    })

    await story.step('Escape closes the list and leaves the text', async () => {
      await field.press('Escape')
      await expect(options).toHaveCount(0)
      await expect(field).toHaveValue('heron')
    })

    await story.step('Enter opens the item over the page, and Escape leads back', async () => {
      await field.press('ArrowDown')
      await expect(options.first()).toBeVisible()
      await field.press('ArrowDown')
      await field.press('Enter')
      await expect(page.getByRole('dialog', { name: 'Heron penny' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page).toHaveURL('/discover')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(field, 'the focus comes back').toBeFocused()
      await expect(field, 'the text stays').toHaveValue('heron')
    })

    await story.step('without an answer nothing is suggested, and Enter searches', async () => {
      await page.route('**/api/collectibles/suggest?*', (route) => route.fulfill({ status: 429 }))
      await field.fill('')
      await expect(field).toHaveValue('')
      const asked = page.waitForResponse('**/api/collectibles/suggest?*')
      await field.pressSequentially('heron penny')
      await asked
      await expect(options).toHaveCount(0)
      await field.press('Enter')
      await expect(page).toHaveURL('/discover?q=heron+penny')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “heron penny”')
      await expect(field).toHaveValue('heron penny')
      await expect(page.locator('.find').getByText(/^\d+ items?$/)).toHaveRole('status')
    })
  },
)

/** The answers of pages come late, so that the quiet shapes show. */
const answerLate = (page: Page) =>
  page.route('**/*.data?*', async (route) => {
    await page.waitForTimeout(400)
    await route.continue()
  })

story('what the user types before the script has come is suggested for', anywhere, async ({ page }) => {
  const come = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', (route) => come.promise.then(() => route.continue()))
  await page.goto('/discover', { waitUntil: 'commit' })
  await page.getByLabel('Search the catalog').pressSequentially('heron')
  come.resolve()
  await expect(page.getByRole('option').first()).toContainText('Heron penny')
})

story(
  'a form that searches, narrows or orders keeps the focus, and what is typed while it loads',
  anywhere,
  async ({ page, email }) => {
    const main = page.getByRole('main')
    await page.goto('/discover')
    await signUp(page, email)
    for (const at of [1, 2, 3]) await addPiece(page, { category: 'coins', name: `Token ${at}`, quantity: at })
    await answerLate(page)

    /** Sends a form with the keyboard; what the user types before the answer stays, and the focus too. */
    const typeOn = async (field: Locator, first: string, more: string, address: RegExp) => {
      await field.fill(first)
      await field.press('Enter')
      await field.pressSequentially(more)
      await expect(page).toHaveURL(address)
      await expect(field).toBeFocused()
      await expect(field).toHaveValue(first + more)
    }
    const press = async (button: Locator, address: RegExp) => {
      await button.focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(address)
      await expect(button).toBeFocused()
    }

    await story.step('what a new item is', async () => {
      await openHydrated(page, '/collection?new=1')
      const field = page.getByRole('combobox', { name: 'What is it?' })
      await typeOn(field, 'heron', ' penny', /what=heron$/)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/what=heron\+penny$/)
      await expect(field).toBeFocused()
    })

    await story.step('words in the collection; the history changes them too', async () => {
      await openHydrated(page, '/collection')
      const field = main.getByRole('searchbox', { name: 'Search my collection' })
      await typeOn(field, 'token', ' 1', /[?]q=token$/)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/[?]q=token\+1$/)
      await main.getByRole('button', { name: 'Search', exact: true }).focus()
      await page.goBack()
      await expect(field).toHaveValue('token')
    })

    await story.step('the order and the filters of the collection', async () => {
      const order = main.getByRole('combobox', { name: 'Sort by' })
      await order.selectOption('Name')
      await press(main.getByRole('button', { name: 'Sort', exact: true }), /sort=name/)
      await main.locator('summary').filter({ hasText: 'Filter' }).click()
      const panel = main.getByRole('form', { name: 'Filter' })
      await panel.getByRole('checkbox', { name: 'Spare' }).check()
      await press(panel.getByRole('button', { name: 'Show items' }), /spare=yes/)
      await page.goBack()
      await expect(panel.getByRole('checkbox', { name: 'Spare' })).not.toBeChecked()
      await page.goBack()
      await expect(order).toHaveValue('-added')
    })

    await story.step('how many stay of each', async () => {
      await openHydrated(page, '/collection?show=spares')
      await typeOn(main.getByLabel('Keep of each'), '2', '0', /keep=2$/)
    })

    await story.step('the order of the catalog', async () => {
      await openHydrated(page, '/discover?q=coin')
      await main.getByRole('combobox', { name: 'Sort by' }).selectOption('Name')
      await press(main.getByRole('button', { name: 'Sort', exact: true }), /sort=name/)
      await page.goBack()
      await expect(main.getByRole('combobox', { name: 'Sort by' })).toHaveValue('relevance')
    })
  },
)
