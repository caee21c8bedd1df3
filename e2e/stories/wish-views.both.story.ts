import type { Page } from '@playwright/test'
import { expectAccessible } from '../setup/accessible.ts'
import { signUp } from '../setup/account.ts'
import { newPieceId } from '../setup/collection/pieces.ts'
import { untilHydrated } from '../setup/open-hydrated.ts'
import { anywhere, expect, story } from '../setup/story.ts'

const password = 'drawers of warm walnut'

async function open(page: Page, path: string, javaScriptEnabled: boolean | undefined): Promise<void> {
  await page.goto(path)
  if (javaScriptEnabled) await untilHydrated(page)
}

story(
  'a collector writes terms to a wish, has the piece, and takes it back; sets stand by their share',
  anywhere,
  async ({ page, email, javaScriptEnabled }) => {
    const main = page.getByRole('main')
    const wish = main.locator('[data-wish]').filter({ hasText: 'Heron penny' })
    const act = (name: string) => wish.getByRole('button', { name: `${name}: Heron penny` })
    const undo = async (told: string) => {
      await expect(page.getByText(told).first()).toBeVisible()
      const notice = javaScriptEnabled
        ? page.getByRole('listitem').filter({ hasText: told })
        : page.locator('[data-notice]').filter({ hasText: told })
      await notice.getByRole('button', { name: 'Undo' }).click()
    }

    await story.step('a visitor is led to the sign-in and back to the view', async () => {
      await page.goto('/collection?show=wishes')
      await expect(main.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', /show%3Dwishes$/)
    })
    await signUp(page, email, password)

    await story.step('a view without anything says what it is for', async () => {
      await page.goto('/collection?show=wishes')
      await expect(main.getByRole('heading', { name: 'No wishes yet' })).toBeVisible()
      await page.goto('/collection?show=sets')
      await expect(main.getByRole('heading', { name: 'No sets begun yet' })).toBeVisible()
      expect((await page.goto('/collection?show=sets&part=some'))?.status()).toBe(404)
    })

    await open(page, '/discover?item=heron-penny', javaScriptEnabled)
    await page.getByRole('dialog').getByRole('button', { name: 'Want', exact: true }).click()
    await expect(page.getByText('Heron penny is on your wishes.').first()).toBeVisible()
    await open(page, '/collection?show=wishes', javaScriptEnabled)

    await story.step('terms that are refused stay as typed, with an error at each field', async () => {
      await expect(main.getByRole('heading', { name: 'Wanted', exact: true })).toBeVisible()
      await wish.getByRole('link', { name: 'Change: Heron penny' }).click()
      await expect(wish.getByLabel('Priority')).toBeFocused()
      await wish.getByLabel('Priority').selectOption('Must have')
      await wish.getByLabel('Condition, at least').selectOption('Very fine')
      await wish.getByLabel('Pay at most').fill('twelve')
      await wish.getByLabel('How many').fill('0')
      await wish.getByRole('button', { name: 'Save changes' }).click()
      await expect(wish.getByLabel('Pay at most')).toHaveAccessibleDescription('Enter an amount, such as 12.50.')
      await expect(wish.getByLabel('How many')).toHaveAccessibleDescription('At least 1.')
      await expect(wish.getByLabel('Pay at most')).toHaveValue('twelve')
      await expect(wish.getByLabel('Condition, at least')).toHaveValue('vf')
      if (javaScriptEnabled) await expect(wish.getByLabel('Pay at most')).toBeFocused()
      if (javaScriptEnabled) await expectAccessible(page, 'the terms of a wish')
    })

    await story.step('saved terms stand in the row, under their priority', async () => {
      await wish.getByLabel('Pay at most').fill('12,50')
      await wish.getByLabel('How many').fill('2')
      await wish.getByLabel('Note').fill('Without holes.')
      await wish.getByRole('button', { name: 'Save changes' }).click()
      await expect(main.getByText('The wish is saved.')).toBeVisible()
      await expect(main.getByRole('heading', { name: 'Must have' })).toBeVisible()
      for (const term of ['Very fine or better', 'up to €12.50', '2 wanted', 'Without holes.'])
        await expect(wish.getByText(term)).toBeVisible()
      await expect(wish.locator('[data-currency="EUR"]')).toHaveAttribute('value', '1250')
      if (javaScriptEnabled) await expect(wish.getByRole('link', { name: 'Change: Heron penny' })).toBeFocused()
    })

    await story.step('terms that another device changed meanwhile show both versions', async () => {
      await wish.getByRole('link', { name: 'Change: Heron penny' }).click()
      await wish.getByLabel('How many').fill('3')
      const id = await wish.getAttribute('data-wish')
      const rev = await wish.locator('form:has([value="wish"]) input[name="rev"]').inputValue()
      const changed = await page.request.patch(`/api/collectibles/wishes/${id}`, {
        headers: { 'If-Match': `"${rev}"`, Origin: new URL(page.url()).origin },
        data: { quantity: 9 },
      })
      expect(changed.status()).toBe(200)
      await wish.getByRole('button', { name: 'Save changes' }).click()
      await expect(wish.getByRole('alert')).toContainText('This was changed somewhere else')
      await expect(wish.getByRole('radio', { name: /^3/ })).toBeChecked()
      await expect(wish.getByRole('radio', { name: /^9/ })).not.toBeChecked()
      await wish.getByRole('button', { name: 'Save my choice' }).click()
      await expect(wish.getByText('3 wanted')).toBeVisible()
    })

    await story.step('a piece that is here, or no longer wanted, leaves the list until it is undone', async () => {
      await act('I have it now').click()
      await expect(main.getByRole('heading', { name: 'No wishes yet' })).toBeVisible()
      await undo("It's in your collection now.")
      await expect(wish.getByText('3 wanted')).toBeVisible()
      await act('Remove').click()
      await expect(main.getByRole('heading', { name: 'No wishes yet' })).toBeVisible()
      if (javaScriptEnabled) await expect(main).toBeFocused()
      await undo('The wish is removed.')
      await expect(wish.getByText('Without holes.')).toBeVisible()
    })

    await story.step('the next page of wishes opens without the form and the news of this one', async () => {
      const read = await page.request.get('/api/collectibles/sets?q=elements')
      const { sets } = (await read.json()) as { readonly sets: readonly { readonly id: string }[] } // the path's type
      const made = await page.request.post(`/api/collectibles/sets/${sets[0]?.id}/wishes`, {
        headers: { Origin: new URL(page.url()).origin },
        data: { priority: 3 },
      })
      expect(made.status()).toBe(200)
      const wishes = main.locator('[data-wish]')
      const more = main.getByRole('link', { name: 'Show more' })
      await open(
        page,
        `/collection?show=wishes&told=wish-saved&wish=${await wish.getAttribute('data-wish')}`,
        javaScriptEnabled,
      )
      await expect(main.getByLabel('How many')).toBeVisible()
      await more.click()
      await expect(page).toHaveURL(/^[^?]*\/collection\?show=wishes&page=[^&]+$/)
      await expect(wishes.first()).not.toContainText('Heron penny')
      await expect(main.getByLabel('How many')).toHaveCount(0)
      await open(page, `${page.url()}&wish=${newPieceId()}`, javaScriptEnabled)
      await expect(wishes).toHaveCount(24)
    })

    await story.step('a set that is begun has its card, by the share that is owned', async () => {
      await open(page, '/discover?item=mohs-talc', javaScriptEnabled)
      await page.getByRole('button', { name: 'Add to my collection' }).click()
      await expect(page.getByRole('button', { name: 'Remove from my collection' })).toBeVisible()
      await open(page, '/collection?show=sets', javaScriptEnabled)
      await expect(main.getByText('1 set begun, 0 of them complete.')).toBeVisible()
      await expect(main.getByRole('link', { name: /^Mohs/ })).toContainText('1 of 10 · 10 %')
      await main.getByRole('link', { name: /^Complete/ }).click()
      await expect(main.getByText('No set is complete yet.')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Collection', exact: true }).last()).toHaveAttribute(
        'aria-current',
        'page',
      )
    })
  },
)

story(
  'a collector marks what is spare, sets how much stays, removes the samples and deletes the collection',
  anywhere,
  async ({ page, server, email, javaScriptEnabled }) => {
    const main = page.getByRole('main')
    const told = async (sentence: string) => expect(page.getByText(sentence).first()).toBeVisible()
    const undo = async (sentence: string) => {
      const notice = javaScriptEnabled
        ? page.getByRole('listitem').filter({ hasText: sentence })
        : page.locator('[data-notice]').filter({ hasText: sentence })
      await notice.getByRole('button', { name: 'Undo' }).click()
    }
    await signUp(page, email, password)
    for (const [number, item, quantity] of [
      [1, 'mohs-quartz', 4],
      [2, 'heron-penny', 1],
    ] as const) {
      const made = await page.request.put(`/api/collectibles/copies/0190a1b2-0000-7000-8000-00000000000${number}`, {
        headers: { Origin: server.origin },
        data: { category: number === 1 ? 'minerals' : 'coins', item, quantity },
      })
      expect([made.status(), await made.text()]).toEqual([201, expect.any(String)])
    }

    await story.step('what is above the keep count is marked, and undone', async () => {
      await open(page, '/collection?show=spares', javaScriptEnabled)
      const row = main.getByRole('row', { name: /^Quartz/ })
      await expect(row.getByRole('cell')).toHaveText([/4$/, /3$/, /0$/])
      await expect(main.getByRole('row')).toHaveCount(2)
      if (javaScriptEnabled) await expectAccessible(page, 'the spares')
      await main.getByRole('button', { name: 'Mark 3 copies as spare' }).click()
      await told('1 entry has more to spare now.')
      await expect(row.getByRole('cell')).toHaveText([/4$/, /3$/, /3$/])
      await expect(main.getByText('Everything above is marked.')).toBeVisible()
      await undo('1 entry has more to spare now.')
      await told('1 change undone.')
      await expect(row.getByRole('cell').last()).toHaveText(/0$/)
      await main.getByLabel('Keep of each').fill('all')
      await main.getByRole('button', { name: 'Show', exact: true }).click()
      await expect(main.getByLabel('Keep of each')).toHaveAccessibleDescription('Enter a whole number from 0 to 1000.')
      await main.getByLabel('Keep of each').fill('4')
      await main.getByRole('button', { name: 'Show', exact: true }).click()
      await expect(main.getByRole('heading', { name: 'Nothing is spare' })).toBeVisible()
    })

    await story.step('preferences that are refused stay as typed, and saved ones hold for the spares', async () => {
      await open(page, '/collection?show=preferences', javaScriptEnabled)
      const save = main.getByRole('button', { name: 'Save changes' })
      await main.getByLabel('Handle').fill('-')
      await main.getByLabel('Country').selectOption('Portugal')
      await main.getByLabel('Keep of each thing').fill('2')
      await save.click()
      await expect(main.getByLabel('Handle')).toHaveAccessibleDescription(/Begin and end with a letter or digit\.$/)
      await expect(main.getByLabel('Country')).toHaveValue('PT')
      if (javaScriptEnabled) await expectAccessible(page, 'the preferences')
      await main.getByLabel('Handle').fill(`Ada-${Date.now()}`)
      await save.click()
      await told('Your preferences are saved.')
      await expect(main.getByLabel('Handle')).toHaveValue(/^ada-\d+$/)
      await expect(main.getByLabel('Handle')).toHaveAccessibleDescription(/^It can be changed from/)
      await open(page, '/collection?show=spares', javaScriptEnabled)
      await expect(main.getByRole('button', { name: 'Mark 2 copies as spare' })).toBeVisible()
    })

    await story.step('what changes is saved by itself, also for a user who leaves at once', async () => {
      const openPreferences = () => open(page, '/collection?show=preferences', javaScriptEnabled)
      await openPreferences()
      const mails = main.getByLabel('Send me notices by email')
      const name = main.getByLabel('Name', { exact: true })
      const save = main.getByRole('button', { name: 'Save changes' })
      await mails.check()
      if (javaScriptEnabled) {
        await expect(main.getByRole('status').filter({ hasText: /^Saved\.$/ })).toBeVisible()
        await expect(save).toHaveCount(0)
        await name.fill('Ada')
        await main.getByRole('link', { name: 'Collection', exact: true }).click()
        await expect(page).toHaveURL('/collection')
      } else {
        await name.fill('Ada')
        await save.click()
        await told('Your preferences are saved.')
      }
      const collector = async () => (await page.request.get('/api/collectibles/collector')).json()
      await expect.poll(collector).toMatchObject({ display_name: 'Ada', notify: { mails: true } })
      await openPreferences()
      await expect(name).toHaveValue('Ada')
      await expect(mails).toBeChecked()
    })

    await story.step('samples go with what was kept of them, and undo brings them back', async () => {
      await open(page, '/collection?show=preferences', javaScriptEnabled)
      await expect(main.getByLabel('To confirm, type 2')).toBeVisible()
      await main.getByRole('button', { name: 'Remove samples' }).click()
      await told('The samples are removed.')
      await expect(main.getByLabel('To confirm, type 1')).toBeVisible()
      await undo('The samples are removed.')
      await expect(main.getByRole('button', { name: 'Remove samples' })).toBeVisible()
      await expect(main.getByLabel('To confirm, type 2')).toBeVisible()
    })

    await story.step('a collection ends only with its number of copies', async () => {
      const end = main.getByRole('button', { name: 'Delete my collection' })
      await main.getByLabel('To confirm, type 2').fill('3')
      await end.click()
      await expect(main.getByLabel('To confirm, type 2')).toHaveAccessibleDescription('Type exactly this number: 2.')
      await main.getByLabel('To confirm, type 2').fill('2')
      await end.click()
      await told('Your collection is deleted.')
      await expect(main.getByLabel('To confirm, type 0')).toBeVisible()
      await expect(main.getByLabel('Handle')).toHaveValue('')
    })
  },
)
