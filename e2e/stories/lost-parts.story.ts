import { signUp } from '../setup/account.ts'
import { openHydrated } from '../setup/open-hydrated.ts'
import { expectStyled } from '../setup/styled.ts'
import { anywhere, expect, story } from '../setup/story.ts'

story(
  'without the script of the toasts an item is added, and its sheet stays open',
  anywhere,
  async ({ page, email, faults }) => {
    const files = '**/assets/toaster*.js'
    faults.expectOne(/net::ERR_FAILED/)
    await signUp(page, email)
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
    await expect(page.locator('[data-sonner-toast]').first()).toBeVisible()
  },
)

story('an answer that is cut off leaves the page as it is until a retry', anywhere, async ({ page }) => {
  await openHydrated(page, '/discover')
  await page.route('**/shop.data*', async (route) => {
    const answer = await route.fetch()
    const whole = await answer.text()
    await route.fulfill({ response: answer, body: whole.slice(0, whole.length / 2) })
  })
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Shop' })
  await link.click()
  const notice = page.getByRole('status').filter({ hasText: 'You seem to be offline.' })
  await expect(notice).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Discover', level: 1 })).toBeVisible()
  await expectStyled(page)

  await page.unroute('**/shop.data*')
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Shop', level: 1 })).toBeVisible()
})

story('without its fonts and pictures a page is styled', anywhere, async ({ page, faults }) => {
  faults.expectOne(/net::ERR_FAILED/)
  await page.route(/\.(woff2|svg|png|ico)(\?|$)/, (route) => route.abort())
  for (const path of ['/login', '/discover']) {
    await openHydrated(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectStyled(page)
  }
})

for (const { path, data } of [
  { path: '/login', data: '**/login?flow=*' },
  { path: '/shop', data: '**/*.data*' },
]) {
  story(`${path} keeps its style when its frame fails, and has a way on`, anywhere, async ({ page, faults }) => {
    // What the browser reports of the broken page.
    faults.expectOne(/./)
    await openHydrated(page, path)
    await page.route(data, async (route) => {
      const answer = await route.fetch()
      // Without the names of the catalogues no part of the page can be drawn, nor its error page.
      await route.fulfill({ response: answer, body: (await answer.text()).replace('"words"', '"wordless"') })
    })
    await page.getByLabel('Language').selectOption('de')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("Part of this page didn't load.")
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(236, 232, 224)')

    await page.unroute(data)
    await page.getByRole('link', { name: 'Reload now' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expectStyled(page)
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
  await expect(page.getByRole('heading', { name: 'Bei uns ist etwas schiefgegangen' })).toBeVisible()
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
