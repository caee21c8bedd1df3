import { signUp } from '../setup/account.ts'
import { untilHydrated } from '../setup/open-hydrated.ts'
import { expectHeard, forgetHeard, heardOn, readAll, startReader, stopReader } from '../setup/reader/reader.ts'
import { fillCollection } from '../setup/screens/collections.ts'
import { openFilter, untilWindow } from '../setup/screens/screen-steps.ts'
import { anywhere, expect, story } from '../setup/story.ts'

/** Days and times differ from run to run. */
const withoutDays = (phrases: readonly string[]): readonly string[] =>
  phrases.map((phrase) => phrase.replaceAll(/[A-Z][a-z]+ \d{1,2}, \d{4}(?:, \d{2}:\d{2}(?::\d{2})?(?: UTC)?)?/g, 'DAY'))

story(
  'WCAG 1.3.1, 1.3.2, 4.1.3: a screen reader leads from a result to a saved copy, and reads the copy with its photos',
  anywhere,
  async ({ page, email }) => {
    await signUp(page, email)
    const { copy } = await fillCollection(page, 'six')

    await story.step('the form of a new copy, from the search', async () => {
      await page.goto('/discover?q=heron')
      await untilHydrated(page)
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Heron penny/ })
        .first()
        .click()
      await page.getByRole('dialog').getByRole('link', { name: 'Add with details' }).click()
      await expect(page.getByRole('dialog', { name: 'Add an item' })).toBeVisible()
      await startReader(page, '[role=dialog]')
      const form = await readAll(page)
      await stopReader(page)
      await startReader(page)
      await forgetHeard(page)
      await page.getByRole('button', { name: 'Add anyway' }).click()
      await expect.poll(async () => (await heardOn(page)).join('\n')).toContain('polite: Added to your collection.')
      expectHeard('new-copy', [...form, ...(await heardOn(page))])
    })

    await story.step('the copy with its photos', async () => {
      await page.goto(`/collection?copy=${copy}`)
      await untilHydrated(page)
      const sheet = page.getByRole('dialog')
      await expect(sheet.getByRole('link', { name: 'Next' })).toBeVisible()
      await expect(sheet.getByText('You can drop files here too.').first()).toBeVisible()
      await startReader(page, '[role=dialog]')
      expectHeard('copy', withoutDays(await readAll(page)))
    })

    await story.step('what a sheet and a view without one tell', async () => {
      const times = async (words: string) => (await heardOn(page)).filter((phrase) => phrase.includes(words)).length
      const heardOnce = async (words: string) => {
        await expect.poll(async () => (await heardOn(page)).join('\n')).toContain(`polite: ${words}`)
        expect(await times(words), words).toBe(1)
      }
      const sheet = page.getByRole('dialog')
      await stopReader(page)
      await startReader(page)
      await sheet.getByRole('link', { name: 'Edit' }).click()
      await sheet.getByRole('textbox', { name: 'Quantity', exact: true }).fill('4')
      await sheet.getByRole('button', { name: 'Save', exact: true }).click()
      await heardOnce('Saved.')
      await sheet.getByRole('status').getByRole('button', { name: 'Undo' }).click()
      // This reader says a region again for each part of it that changes.
      await expect.poll(() => times('polite: 1 change undone.')).toBeGreaterThan(0)
      await page.goto('/collection?show=bin')
      await untilHydrated(page)
      await startReader(page)
      await page.getByRole('button', { name: 'Restore: Groat' }).click()
      await heardOnce('Groat is back')
    })
  },
)

story(
  'WCAG 1.3.1, 4.1.2, 4.1.3: a screen reader reads the filters, knows the place of each cell, and hears a jump',
  anywhere,
  async ({ page, openBrowser, email }) => {
    await signUp(page, email)
    await fillCollection(page, 'six')

    await story.step('the filters and what they leave', async () => {
      await page.goto('/collection?drawer=coins')
      await untilHydrated(page)
      await openFilter(page)
      await startReader(page, 'main')
      expectHeard('filters', await readAll(page))
    })

    await story.step('a list that draws a few of its many rows', async () => {
      const other = await (await openBrowser()).newPage()
      await signUp(other, `many.${email}`)
      await fillCollection(other, 'many')
      await other.goto('/collection')
      await untilHydrated(other)
      await untilWindow(other)
      const list = other.locator('.piecewindow')
      await list.getByRole('link').first().focus()
      await startReader(other)
      await forgetHeard(other)
      await other.keyboard.press('ArrowRight')
      await expect.poll(async () => (await heardOn(other)).join('\n')).toContain('Token 299')
      await other.keyboard.press('End')
      await expect.poll(async () => (await heardOn(other)).join('\n')).toContain('Row 75 of 76')
      expectHeard('long-list', await heardOn(other))
    })
  },
)
