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
