import type { Page } from '@playwright/test'

import { signUp } from '../setup/account.ts'
import { untilHydrated } from '../setup/open-hydrated.ts'
import { anywhere, expect, story } from '../setup/story.ts'

const password = 'drawers of warm walnut'

/** An id as a client makes it: RFC 9562, version 7. */
function newId(): string {
  const time = Date.now().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${crypto.randomUUID().slice(15)}`
}

/** Sends a change to the service as the signed-in user; fails with its answer. */
async function send(page: Page, method: 'PUT' | 'DELETE', path: string, data?: object, rev = 1): Promise<void> {
  const headers = { Origin: new URL(page.url()).origin, 'If-Match': `"${rev}"` }
  const answer = await page.request.fetch(`/api/collectibles${path}`, { method, headers, ...(data && { data }) })
  expect(answer.ok(), await answer.text()).toBe(true)
}

story(
  'a collector keeps places and own fields in order, and takes things back from the bin and from the activity',
  anywhere,
  async ({ page, email, javaScriptEnabled }) => {
    await signUp(page, email, password)
    const main = page.getByRole('main')
    const row = (id: string) => main.locator(`#row-${id}`)
    const button = (name: string) => main.getByRole('button', { name, exact: true })
    const link = (name: string) => main.getByRole('link', { name, exact: true })
    const told = (text: string) => expect(main.getByText(text, { exact: true })).toBeVisible()
    async function show(view: string) {
      await page.goto(`/collection?show=${view}`)
      if (javaScriptEnabled) await untilHydrated(page)
    }
    /** The place that the news are about. */
    const idOfNews = () => new URL(page.url()).searchParams.get('about') ?? ''

    await show('places')
    const places = main.getByRole('region', { name: 'Places' })
    const typeName = (name: string) => places.getByRole('textbox', { name: 'Name' }).fill(name)

    const cellar = await story.step('the first place is refused without a name, then added', async () => {
      await expect(places.getByText(/^No places yet/)).toBeVisible()
      await places.getByRole('button', { name: 'Add' }).click()
      await expect(places.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Enter a name.')
      await expect(places.getByRole('textbox', { name: 'Name' })).toBeFocused()
      await typeName('Cellar')
      await places.getByRole('button', { name: 'Add' }).click()
      await told('Cellar is added.')
      return idOfNews()
    })

    const box = await story.step('a place goes inside another one, and moves', async () => {
      await link('Change: Cellar').click()
      await row(cellar).getByLabel('Add a place inside').fill('Box 4')
      await row(cellar).getByRole('button', { name: 'Add' }).click()
      await told('Box 4 is added.')
      const id = idOfNews()
      await expect(row(cellar).locator(`#row-${id}`)).toBeVisible()
      await places.getByText('Add a place', { exact: true }).click()
      await typeName('Attic')
      await places.getByRole('button', { name: 'Add', exact: true }).click()
      await told('Attic is added.')
      const attic = idOfNews()
      await link('Change: Box 4').click()
      await row(id).getByLabel('Inside', { exact: true }).selectOption('Attic')
      await button('Move').click()
      await told('Box 4 is saved.')
      await expect(row(attic).locator(`#row-${id}`)).toBeVisible()
      return id
    })

    await story.step('a place that is removed gives its items to another one, until the undo', async () => {
      await send(page, 'PUT', `/copies/${newId()}`, { category: 'coins', name: 'Town thaler', place: box })
      await show('places')
      await expect(row(box).getByText('1 item')).toBeVisible()
      await link('Change: Box 4').click()
      await row(box).getByLabel('Its items go to').selectOption('Cellar')
      await button('Remove: Box 4').click()
      await told('Removed.')
      await expect(row(cellar).getByText('1 item')).toBeVisible()
      await expect(row(box)).toHaveCount(0)
      await button('Undo').click()
      await told('2 changes undone.')
      await expect(row(box).getByText('1 item')).toBeVisible()
    })

    const copy = newId()
    await story.step('the kind of a field stays once an item has a value, and its end says what it hides', async () => {
      await show('fields')
      await main.getByRole('textbox', { name: 'Name' }).fill('Case number')
      await main.getByLabel('Kind of value').selectOption('Whole number')
      await button('Add').click()
      await told('Case number is added.')
      await send(page, 'PUT', `/copies/${copy}`, { category: 'coins', name: 'Groat', fields: { my_case_number: 12 } })
      await link('Change: Case number').click()
      await expect(main.getByText('Whole number. 1 item has a value, so the kind stays.')).toBeVisible()
      await expect(main.getByText('1 value is hidden. Undo brings it back.')).toBeVisible()
      await link('Add a field like this one').click()
      await expect(main.getByRole('textbox', { name: 'Name' })).toHaveValue('Case number')
      await main.getByLabel('Kind of value').selectOption('Text')
      await main.getByRole('textbox', { name: 'Name' }).fill('Case')
      await button('Add').click()
      await told('Case is added.')
      await expect(main.getByText('Text · All drawers')).toBeVisible()
      await link('Change: Case').click()
      await button('Remove: Case').click()
      await told('Removed.')
      await link('Change: Case number').click()
      await button('Remove: Case number').click()
      await told('Removed.')
      await expect(main.getByText(/^No fields of your own yet/)).toBeVisible()
    })

    await story.step('the activity says what happened, and takes it back', async () => {
      await show('activity')
      await expect(main.getByRole('listitem').filter({ hasText: 'Box 4' }).first()).toContainText('and 1 more')
      await button('Undo: Case number').click()
      await told('1 change undone.')
      await show('fields')
      await expect(main.getByText('Whole number · All drawers')).toBeVisible()
    })

    await story.step('a deleted item comes back from the bin, or goes for good after a question', async () => {
      await send(page, 'DELETE', `/copies/${copy}`)
      await show('bin')
      await expect(main.getByText(/^Deleted .+, here until /)).toBeVisible()
      await button('Restore: Groat').click()
      await told('Groat is back in your collection.')
      await expect(main.getByText('The bin is empty')).toBeVisible()
      await send(page, 'DELETE', `/copies/${copy}`, undefined, 3)
      await show('bin')
      await link('Empty the bin').click()
      await expect(main.getByRole('form', { name: 'Delete 1 item for good?' })).toContainText("This can't be undone.")
      await button('Delete for good').click()
      await told('1 item is deleted for good.')
      await expect(main.getByText('The bin is empty')).toBeVisible()
    })

    await story.step('an item on the second page of the bin goes for good too', async () => {
      for (let at = 1; at <= 26; at++) {
        const id = newId()
        await send(page, 'PUT', `/copies/${id}`, { category: 'coins', name: `Token ${at}` })
        await send(page, 'DELETE', `/copies/${id}`)
      }
      await show('bin')
      await link('Show more').click()
      await link('Delete for good: Token 1').click()
      const question = main.getByRole('form', { name: 'Delete Token 1 for good?' })
      await question.getByRole('link', { name: 'Cancel' }).click()
      await expect(question).toHaveCount(0)
      await link('Delete for good: Token 1').click()
      await question.getByRole('button', { name: 'Delete for good' }).click()
      await told('1 item is deleted for good.')
      await expect(link('Delete for good: Token 2')).toBeVisible()
      await expect(link('Delete for good: Token 1')).toHaveCount(0)
    })
  },
)
