import type { BrowserContext, Page } from '@playwright/test'
import { signUp } from '../setup/account.ts'
import { openHydrated, untilHydrated } from '../setup/open-hydrated.ts'
import { anywhere, expect, story } from '../setup/story.ts'

// Forms that did not reach the server, after another form did (LOST-PAGE-1).

const unsent = 'Not saved: you seem to be offline.'
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'You seem to be offline.' })

async function withoutNetwork(context: BrowserContext, act: () => Promise<void>): Promise<void> {
  await context.setOffline(true)
  await act()
  await context.setOffline(false)
}

story(
  'a mark that was not saved says so until it is pressed again, whatever is saved meanwhile',
  anywhere,
  async ({ page, context, email, faults }) => {
    faults.expectLoss()
    await signUp(page, email)
    await openHydrated(page, '/discover?q=euro')
    const [first, second] = [page.locator('.hits > li').nth(0), page.locator('.hits > li').nth(1)]
    const own = first.getByRole('button', { name: /^Own/ })
    const alert = first.getByRole('alert')
    const expectUnsaved = async () => {
      await expect(alert).toHaveText(unsent)
      await expect(own).toHaveAttribute('aria-pressed', 'false')
    }
    await withoutNetwork(context, async () => {
      await own.click()
      await expectUnsaved()
    })

    const want = second.getByRole('button', { name: /^Want/ })
    await want.click()
    await expect(want).toHaveAttribute('aria-pressed', 'true')
    await expect(notice(page)).toHaveCount(0)
    await expectUnsaved()
    await first.getByRole('link').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expectUnsaved()

    await own.click()
    await expect(own).toHaveAttribute('aria-pressed', 'true')
    await expect(alert).toHaveCount(0)
    await page.reload()
    await expect(own).toHaveAttribute('aria-pressed', 'true')
  },
)

story(
  'a set counts only the marks that were saved, and a retry sends all others',
  anywhere,
  async ({ page, context, email, faults }) => {
    faults.expectLoss()
    await signUp(page, email)
    await openHydrated(page, '/discover?set=mohs-scale&mark=1')
    const main = page.getByRole('main')
    const cell = (name: string) => main.getByRole('button', { name: new RegExp(`^${name}`) })
    const expectMarked = async (marked: Readonly<Record<string, boolean>>) => {
      for (const [name, isOn] of Object.entries(marked))
        await expect(cell(name)).toHaveAttribute('aria-pressed', String(isOn))
      const owned = Object.values(marked).filter(Boolean).length
      await expect(main.getByText(`${owned} of 10 · ${owned}0 %`.replace('00 %', '0 %'))).toBeVisible()
    }
    let lost = 0
    page.on('requestfailed', (request) => {
      if (request.method() === 'POST') lost += 1
    })
    const mark = async (...names: readonly string[]) => {
      const before = lost
      for (const name of names) await cell(name).click()
      await expect.poll(() => lost - before).toBe(names.length)
      await expect(notice(page)).toBeVisible()
    }
    await withoutNetwork(context, () => mark('Talc', 'Quartz'))
    await expectMarked({ Talc: false, Quartz: false })
    await notice(page).getByRole('button', { name: 'Try again' }).click()
    await expectMarked({ Talc: true, Quartz: true })
    await expect(notice(page)).toHaveCount(0)
    await page.reload()
    await expectMarked({ Talc: true, Quartz: true })
    await untilHydrated(page)

    await withoutNetwork(context, () => mark('Gypsum', 'Calcite'))
    await cell('Fluorite').click()
    await expectMarked({ Talc: true, Quartz: true, Gypsum: false, Calcite: false, Fluorite: true })
    await expect(notice(page)).toHaveCount(0)
    await page.getByRole('link', { name: 'Done' }).click()
    await expect(main.getByText('3 of 10 · 30 %')).toBeVisible()
    await page.getByRole('link', { name: 'Mark by tapping' }).click()
    await cell('Gypsum').click()
    await expectMarked({ Talc: true, Quartz: true, Gypsum: true, Calcite: false, Fluorite: true })
    await page.reload()
    await expectMarked({ Talc: true, Quartz: true, Gypsum: true, Calcite: false, Fluorite: true })
  },
)

story(
  'the button of a sheet can be pressed again after another form was saved',
  anywhere,
  async ({ page, context, email, faults }) => {
    faults.expectLoss()
    await signUp(page, email)
    await openHydrated(page, '/discover?item=heron-penny')
    const sheet = page.getByRole('dialog')
    const add = sheet.getByRole('button', { name: 'Add to my collection' })
    const alert = sheet.locator('.sheet__acts').getByRole('alert')
    await withoutNetwork(context, async () => {
      await add.click()
      await expect(alert).toHaveText(unsent)
    })
    const want = sheet.getByRole('button', { name: 'Want', exact: true })
    await want.click()
    await expect(want).toHaveAttribute('aria-pressed', 'true')
    await expect(notice(page)).toHaveCount(0)
    await expect(alert).toHaveText(unsent)
    await expect(add).not.toHaveAttribute('aria-busy', 'true')
    await add.click()
    await expect(sheet.getByRole('button', { name: 'Remove from my collection' })).toBeVisible()
    await expect(alert).toHaveCount(0)
  },
)

story(
  'fields that save by themselves go on after a loss, and other forms of their page wait for the user',
  anywhere,
  async ({ page, context, email, faults }) => {
    faults.expectLoss()
    await signUp(page, email)
    await openHydrated(page, '/collection?show=preferences')
    const main = page.getByRole('main')
    const name = main.getByLabel('Name', { exact: true })
    const samples = main.getByRole('button', { name: /^(Remove samples|Show samples again)$/ })
    const alerts = main.getByRole('alert')
    const collector = async () => (await page.request.get('/api/collectibles/collector')).json()

    await story.step('the field is not saved, and another form is', async () => {
      await withoutNetwork(context, async () => {
        await name.fill('Ada')
        await expect(alerts).toHaveText(unsent)
      })
      await samples.click()
      await expect(page.getByText('The samples are removed.').first()).toBeVisible()
      await expect(notice(page)).toHaveCount(0)
      await expect(alerts).toHaveText(unsent)
    })

    await story.step('the next change is saved with what was not', async () => {
      await main.getByLabel('Country').selectOption('Portugal')
      await expect(main.getByRole('status').filter({ hasText: /^Saved\.$/ })).toBeVisible()
      await expect(alerts).toHaveCount(0)
      expect(await collector()).toMatchObject({ display_name: 'Ada', country: 'PT' })
    })

    await story.step('a button saves what was not saved', async () => {
      await withoutNetwork(context, async () => {
        await name.fill('Ada King')
        await expect(alerts).toHaveText(unsent)
      })
      await main.getByRole('button', { name: 'Save changes' }).click()
      await expect(page.getByText('Your preferences are saved.').first()).toBeVisible()
      await expect(alerts).toHaveCount(0)
      expect(await collector()).toMatchObject({ display_name: 'Ada King', country: 'PT' })
    })

    await story.step('a form of the page is not saved, and the field is', async () => {
      await withoutNetwork(context, async () => {
        await samples.click()
        await expect(alerts).toHaveText(unsent)
      })
      await name.fill('Ada Lovelace')
      await expect(main.getByRole('status').filter({ hasText: /^Saved\.$/ })).toBeVisible()
      await expect(notice(page)).toHaveCount(0)
      await expect(alerts).toHaveText(unsent)
      await expect(samples).not.toHaveAttribute('aria-busy', 'true')
    })

    await story.step('a form that leads to a page waits for the user too', async () => {
      await main.getByLabel('Handle').fill(`ada-${Date.now()}`)
      const save = main.getByRole('button', { name: 'Save changes' })
      const failure = main.locator('.prefs__form').getByRole('alert')
      await withoutNetwork(context, async () => {
        await save.click()
        await expect(failure).toHaveText(unsent)
      })
      await samples.click()
      await expect(page.getByText('The samples are back.').first()).toBeVisible()
      await expect(failure).toHaveText(unsent)
      await expect(save).not.toHaveAttribute('aria-busy', 'true')
      await notice(page).getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByText('Your preferences are saved.').first()).toBeVisible()
      await expect(notice(page)).toHaveCount(0)
    })
  },
)
