import { signUp } from '../setup/account.ts'
import { goldenStory } from '../setup/golden/golden-story.ts'
import { openHydrated } from '../setup/open-hydrated.ts'
import { anywhere, expect, needs, story } from '../setup/story.ts'

// SESSION-CHECK: the session hook of the kit, in the frame and on the developer page.

story(
  'the frame and the developer page notice a session that ended in another tab',
  anywhere,
  async ({ page, email }) => {
    await signUp(page, email)
    await page.goto('/dev/auth')
    await expect(page.getByTestId('session-content')).toContainText(email)
    const other = await page.context().newPage()
    await openHydrated(other, '/discover')
    const menu = other.getByRole('banner').getByLabel('Your account')
    await expect(menu).toBeVisible()
    await page.context().clearCookies()

    await page.getByRole('button', { name: 'Refresh Session' }).click()
    await expect(page.getByText('No Active Session')).toBeVisible()
    await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(other.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
    await expect(menu).toBeHidden()
  },
)

story(
  'DEV-PANEL-3: a session check that fails says "Authentication check failed", and can be repeated',
  anywhere,
  async ({ page, email, faults }) => {
    faults.expectOne(/status of 503|503 from/)
    await signUp(page, email)
    await openHydrated(page, '/dev/auth')
    const refresh = page.getByRole('button', { name: 'Refresh Session' })

    await page.route('**/sessions/whoami', (route) => route.fulfill({ status: 503, body: '' }))
    await refresh.click()
    const failed = page.getByRole('alert').filter({ hasText: 'Session Error' })
    await expect(failed).toContainText('Authentication check failed')
    await page.unroute('**/sessions/whoami')
    await refresh.click()
    await expect(page.getByTestId('session-content')).toContainText(email)
    await expect(failed).toHaveCount(0)
  },
)

goldenStory(
  'DEV-PANEL-3: a logout that fails leaves the developer page, which says "Logout failed"',
  needs('a service whose logout fails'),
  async ({ page, context, server }) => {
    await context.addCookies([{ name: 'stub_session', value: 'stuck', url: server.origin }])
    await page.goto('/dev/auth')
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Logout failed' })).toBeVisible()
    await expect(page).toHaveURL('/dev/auth')
    await expect(page.getByTestId('session-content')).toBeVisible()
  },
)

story('a page that loads for more than 300 ms says so in view, without moving the page', anywhere, async ({ page }) => {
  await openHydrated(page, '/shop')
  const heading = page.getByRole('heading', { name: 'Shop', level: 1 })
  const before = await heading.boundingBox()
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/*.data*', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Discover' }).click()
  const waiting = page.getByRole('status').filter({ hasText: 'Loading...' })
  await expect(waiting).toHaveCSS('opacity', '1')
  await expect(waiting).toBeInViewport()
  expect(await heading.boundingBox()).toEqual(before)
  answer()
  await expect(page).toHaveURL('/discover')
  await expect(waiting).toHaveCount(0)
})

story('a slow account page says in view that it loads, and nothing moves', anywhere, async ({ page }) => {
  await openHydrated(page, '/login')
  const heading = page.getByRole('heading', { level: 1 })
  const before = await heading.boundingBox()
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/login?*', async (route) => {
    await held
    await route.continue()
  })
  await page.getByLabel('Language').selectOption('de')
  const waiting = page.getByRole('status').filter({ hasText: 'Loading...' })
  await expect(waiting).toHaveCSS('opacity', '1')
  await expect(waiting).toBeInViewport()
  expect(await heading.boundingBox()).toEqual(before)
  answer()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(waiting).toHaveCount(0)
})
