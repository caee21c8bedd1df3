import type { Page } from '@playwright/test'
import { signUp } from '../setup/account.ts'
import { openHydrated } from '../setup/open-hydrated.ts'
import { anywhere, expect, story } from '../setup/story.ts'

const preferences = '/collection?show=preferences'
const nameOn = (page: Page) => page.getByLabel('Name', { exact: true })
const conflictOn = (page: Page) => page.getByRole('alert').filter({ hasText: 'This was changed somewhere else' })
const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved\.$/ })
const collectorOf = async (page: Page) => (await page.request.get('/api/collectibles/collector')).json()

story(
  'two tabs change one preference: both versions are shown, and the chosen one is saved with all else',
  anywhere,
  async ({ page, context, email }) => {
    await signUp(page, email)
    const other = await context.newPage()
    /** Another tab and this one change the name that both show. */
    const clash = async (theirs: string, mine: string) => {
      for (const tab of [page, other]) await openHydrated(tab, preferences)
      await nameOn(other).fill(theirs)
      await expect(saved(other)).toBeVisible()
      await nameOn(page).fill(mine)
      await expect(conflictOn(page)).toBeVisible()
    }
    await openHydrated(page, preferences)
    await nameOn(page).fill('Ann')
    await page.getByLabel('Country').selectOption('Portugal')
    await page.getByLabel('Send me notices by email').check()
    const others = { country: 'PT', notify: { mails: true } }
    await expect.poll(() => collectorOf(page)).toMatchObject({ display_name: 'Ann', ...others })
    const posts: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.postData() ?? '')
    })

    await story.step('a choice is not sent by itself', async () => {
      await clash('Bob', 'Anna')
      posts.length = 0
      await page.getByRole('radio', { name: 'Bob' }).check()
      await page.getByRole('radio', { name: 'Anna' }).check()
      // Longer than the pause of 500 ms.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 800)))
      expect(posts).toEqual([])
      await expect(page.getByRole('radio', { name: 'Anna' })).toBeChecked()
    })

    await story.step('the own version is saved, and stays', async () => {
      await page.getByRole('button', { name: 'Save my choice' }).click()
      await expect(page.getByText('Your preferences are saved.').first()).toBeVisible()
      await expect(nameOn(page)).toHaveValue('Anna')
      await page.reload()
      await expect(nameOn(page)).toHaveValue('Anna')
      expect(await collectorOf(page)).toMatchObject({ display_name: 'Anna', ...others })
    })

    await story.step('the version of the other tab is kept', async () => {
      await clash('Cleo', 'Anne')
      await page.getByRole('radio', { name: 'Cleo' }).check()
      await page.getByRole('button', { name: 'Save my choice' }).click()
      await expect(nameOn(page)).toHaveValue('Cleo')
      await expect(conflictOn(page)).toHaveCount(0)
      expect(await collectorOf(page)).toMatchObject({ display_name: 'Cleo', ...others })
    })

    await story.step('a user who leaves without a choice changes nothing', async () => {
      await clash('Dora', 'Anka')
      posts.length = 0
      await page.getByRole('main').getByRole('link', { name: 'Collection', exact: true }).click()
      await expect(page).toHaveURL('/collection')
      await page.goto(preferences)
      expect(posts).toEqual([])
      expect(await collectorOf(page)).toMatchObject({ display_name: 'Dora', ...others })
    })

    await story.step('a choice that another change overtakes shows the newest version', async () => {
      await clash('Emil', 'Anja')
      await nameOn(other).fill('Fritz')
      await expect.poll(() => collectorOf(page)).toMatchObject({ display_name: 'Fritz' })
      await page.getByRole('button', { name: 'Save my choice' }).click()
      await expect(page.getByRole('radio', { name: 'Fritz' })).toBeVisible()
      await page.getByRole('button', { name: 'Save my choice' }).click()
      await expect(nameOn(page)).toHaveValue('Anja')
      expect(await collectorOf(page)).toMatchObject({ display_name: 'Anja', ...others })
    })
  },
)
