import type { Locator, Page } from '@playwright/test'

import { signUp } from '../setup/account.ts'
import { openHydrated } from '../setup/open-hydrated.ts'
import { fillCollection } from '../setup/screens/collections.ts'
import { openFilter } from '../setup/screens/screen-steps.ts'
import { anywhere, expect, story } from '../setup/story.ts'

/** Presses a control with the keyboard. */
async function press(control: Locator): Promise<void> {
  await control.focus()
  await control.press('Enter')
}

const changeCopy = async (page: Page, copy: string, change: object) => {
  const path = `/api/collectibles/copies/${copy}`
  const { rev } = (await (await page.request.get(path)).json()) as { readonly rev: number } // the path's type
  const answer = await page.request.patch(path, { data: change, headers: { 'If-Match': `"${rev}"` } })
  expect(answer.ok(), await answer.text()).toBe(true)
}

story(
  'WCAG 2.4.3: the focus stays near its place when a control goes with its act',
  anywhere,
  async ({ page, openBrowser, email }) => {
    const main = page.getByRole('main')
    await signUp(page, email)
    const { copy } = await fillCollection(page, 'six')

    await story.step('Own on a dashed ring leads to the item in its place', async () => {
      await openHydrated(page, '/collection?sort=number&drawer=minerals')
      await press(main.getByRole('button', { name: 'Own: Gypsum' }))
      await expect.soft(main.locator('[data-copy]').filter({ hasText: 'Gypsum' })).toBeFocused()
      // Quartz and talc were there before.
      await expect.soft(main.getByText('Owned. 3 of 10', { exact: true })).toHaveRole('status')
    })

    await story.step('the wishes of what is missing lead to the list of the missing ones', async () => {
      await openHydrated(page, '/discover?set=mohs-scale')
      await press(main.getByRole('button', { name: 'Add the missing ones to my wishes' }))
      await expect.soft(main.getByRole('link', { name: 'Copy the missing list' })).toBeFocused()
    })

    await story.step('Mark as spare leads to the sentence that says it', async () => {
      await openHydrated(page, '/collection?show=spares')
      await press(main.getByRole('button', { name: /^Mark \d+ cop/ }))
      await expect.soft(main.getByText('Everything above is marked.')).toBeFocused()
    })

    await story.step('Undo in a history stays in the sheet', async () => {
      await changeCopy(page, copy, { serial: 'AB-124' })
      await openHydrated(page, `/collection?copy=${copy}`)
      const sheet = page.getByRole('dialog')
      const history = sheet.getByRole('region', { name: 'History' })
      const entries = await history.getByRole('listitem').count()
      await press(history.getByRole('button', { name: 'Undo' }).first())
      await expect(history.getByRole('listitem')).toHaveCount(entries + 1)
      await expect.soft(history.locator(':focus')).toHaveCount(1)
    })

    await story.step('Cancel of a question leads to what asked it', async () => {
      await openHydrated(page, '/collection?show=bin')
      for (const name of ['Delete for good: Groat', 'Empty the bin']) {
        await press(main.getByRole('link', { name }))
        await expect(main.getByRole('form')).toBeFocused()
        await press(main.getByRole('link', { name: 'Cancel' }))
        await expect.soft(main.getByRole('link', { name })).toBeFocused()
      }
    })

    await story.step('Remove samples leaves the focus in the empty collection', async () => {
      const other = await (await openBrowser()).newPage()
      await signUp(other, `other.${email}`)
      await openHydrated(other, '/collection')
      await press(other.getByRole('button', { name: 'Remove samples' }))
      await expect(other.getByRole('button', { name: 'Remove samples' })).toHaveCount(0)
      await expect.soft(other.getByRole('main').locator(':focus')).toHaveCount(1)
    })
  },
)

story('WCAG 2.4.3: the focus stays near its place when a link goes with its act', anywhere, async ({ page, email }) => {
  const main = page.getByRole('main')
  const chips = main.getByRole('navigation', { name: 'Filters in use' }).getByRole('link')
  const select = main.getByRole('link', { name: 'Select', exact: true })
  await signUp(page, email)
  await fillCollection(page, 'six')

  await story.step('Select and Done lead to each other', async () => {
    await openHydrated(page, '/collection')
    const done = main.getByRole('link', { name: 'Done' })
    await press(select)
    await expect.soft(done).toBeFocused()
    await press(done)
    await expect.soft(select).toBeFocused()
  })

  await story.step('a filter of the collection leads to the next one, and the last one to the list', async () => {
    await openHydrated(page, '/collection?q=quartz&spare=yes')
    await expect(chips).toHaveCount(3)
    await press(chips.first())
    await expect(chips).toHaveCount(1)
    await expect.soft(chips).toBeFocused()
    await press(chips.first())
    await expect(chips).toHaveCount(0)
    await expect.soft(select).toBeFocused()
  })

  await story.step('Clear all leads to the list, also where nothing was found', async () => {
    for (const [query, name] of [
      ['q=quartz&spare=yes', 'Clear all'],
      ['q=moonstone', 'Clear filters'],
    ] as const) {
      await openHydrated(page, `/collection?${query}`)
      await press(main.getByRole('link', { name, exact: true }))
      await expect(chips).toHaveCount(0)
      await expect.soft(select).toBeFocused()
    }
  })

  await story.step('a filter of a search leaves the focus in the page', async () => {
    for (const [query, name] of [
      ['q=heron&drawer=coins', 'Remove filter: Coins'],
      ['q=zzqx&drawer=coins', 'Search without filters'],
    ] as const) {
      await openHydrated(page, `/discover?${query}`)
      // A facet in use has the same name.
      await press(main.getByRole('link', { name, exact: true }).first())
      await expect(page).not.toHaveURL(/drawer=/)
      await expect(chips).toHaveCount(0)
      await expect.soft(main.locator(':focus')).toHaveCount(1)
    }
  })
})

story(
  'WCAG 2.4.3: a closed sheet gives the focus back to the link that opened it',
  anywhere,
  async ({ page, email }) => {
    const main = page.getByRole('main')
    const adding = page.getByRole('dialog', { name: 'Add an item' })
    await signUp(page, email)
    await fillCollection(page, 'six')
    for (const [list, name] of [
      ['/collection', 'Add'],
      ['/collection', 'Free place'],
      ['/collection?q=moonstone', 'Add'],
      ['/collection?q=moonstone', 'Add it yourself'],
    ] as const) {
      await openHydrated(page, list)
      await expect(page.locator('#add-piece')).toHaveCount(1)
      const link = main.getByRole('link', { name, exact: true })
      await press(link)
      await expect(adding).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(adding).toHaveCount(0)
      await expect.soft(link, `${list} ${name}`).toBeFocused()
    }
  },
)

story(
  'WCAG 3.3.1: the first wrong field of a form that changes the address takes the focus',
  anywhere,
  async ({ page, email }) => {
    const main = page.getByRole('main')
    await signUp(page, email)
    await fillCollection(page, 'six')
    const refuse = async (field: Locator, send: Locator) => {
      await field.fill('???')
      await press(send)
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect.soft(field).toBeFocused()
      await expect(field).toHaveAccessibleDescription(/.+/)
    }

    await story.step('the filters of the collection', async () => {
      await openHydrated(page, '/collection')
      await openFilter(page)
      await refuse(main.locator('.panel [name=paid_from]'), main.getByRole('button', { name: 'Show items' }))
    })

    await story.step('how many of a thing stay', async () => {
      await openHydrated(page, '/collection?show=spares')
      await refuse(main.getByLabel('Keep of each'), main.getByRole('button', { name: 'Show' }))
    })

    await story.step('the search of the catalogue', async () => {
      await openHydrated(page, '/discover')
      await refuse(
        main.getByRole('combobox', { name: 'Search the catalog' }),
        main.getByRole('button', { name: 'Search', exact: true }),
      )
    })
  },
)
