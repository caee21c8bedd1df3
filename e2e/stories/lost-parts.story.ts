import type { Page } from '@playwright/test'
import { register, save, settingsForm } from '../setup/account.ts'
import { expectStyled } from '../setup/styled.ts'
import { anywhere, expect, needs, story } from '../setup/story.ts'

const password = 'drawers of warm walnut'

/** Files that load after the page. The story blocks each, as a release or a lost connection may. */
const parts = [
  {
    part: 'the script of the toasts',
    files: '**/assets/toaster*.js',
    // After a save, a Kratos leads to the settings anew; that page shows no toast.
    saves: needs('a save after which the page stays'),
  },
  { part: 'every style that is loaded later', files: '**/assets/*.css', saves: anywhere },
]

const toasts = (page: Page) => page.locator('[data-sonner-toast]')

for (const { part, files, saves } of parts) {
  story(`without ${part} the settings are saved, and the page stays`, saves, async ({ page, email, faults }) => {
    faults.expectOne(/net::ERR_FAILED/)
    await register(page, email, password)
    await page.goto('/settings')
    await page.route(files, (route) => route.abort())
    await save(page, 'Name', 'Ada Lovelace')
    const form = settingsForm(page, 'Name')
    await expect(form.getByRole('button', { name: 'Save' })).toBeEnabled()
    await expect(page.getByRole('heading', { name: 'PROFILE SETTINGS' })).toBeVisible()
    await expectStyled(page)

    await page.unroute(files)
    const saved = page.waitForResponse((answer) => answer.request().method() === 'POST')
    await save(page, 'Name', 'Ada King')
    await saved
    await expect(toasts(page).first()).toBeVisible()
    await expectStyled(page)
    await page.reload()
    await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Ada King')
  })

  story(`without ${part} an item is added, and its sheet stays open`, anywhere, async ({ page, email, faults }) => {
    faults.expectOne(/net::ERR_FAILED/)
    await register(page, email, password)
    await page.goto('/discover?item=heron-penny')
    await page.route(files, (route) => route.abort())
    await page.getByRole('button', { name: 'Add to my collection' }).click()
    const remove = page.getByRole('button', { name: 'Remove from my collection' })
    await expect(remove).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Heron penny' })).toBeVisible()
    await expectStyled(page)

    await page.unroute(files)
    await remove.click()
    await expect(page.getByRole('button', { name: 'Add to my collection' })).toBeVisible()
    await expect(toasts(page).first()).toBeVisible()
  })
}

story('an account page that cannot be rendered shows the error in its style', anywhere, async ({ page, faults }) => {
  faults.expectOne(/TypeError/)
  await page.goto('/login')
  await page.route('**/login?flow=*', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replace('"loaded":', '"lost":') })
  })
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de')
  await expect(page.getByRole('heading', { name: 'Fehler bei uns' })).toBeVisible()
  await expectStyled(page)

  await page.unroute('**/login?flow=*')
  await page.getByRole('link', { name: 'Erneut versuchen' }).click()
  await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible()
  await expectStyled(page)
})

story('an account page whose data the server cannot give stays as it is', anywhere, async ({ page, faults }) => {
  faults.expectOne(/500/)
  await page.goto('/login')
  await page.getByLabel('Email').fill('ada@example.org')
  await page.route('**/login?flow=*', (route) => route.fulfill({ status: 500, body: 'broken' }))
  const languages = page.getByRole('combobox', { name: 'Language' })
  await languages.selectOption('de')
  await expect(page.getByRole('alert').filter({ hasText: 'You seem to be offline.' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.org')

  await page.unroute('**/login?flow=*')
  await languages.selectOption('de')
  await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible()
  await expect(page.getByRole('textbox').first()).toHaveValue('ada@example.org')
})
