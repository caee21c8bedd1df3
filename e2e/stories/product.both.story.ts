import type { APIResponse } from '@playwright/test'
import { fillSignIn, leave, signUp } from '../setup/account.ts'
import { anywhere, expect, story } from '../setup/story.ts'

const password = 'drawers of warm walnut'

/** A PNG of 1200 × 630, as crawlers ask for. */
async function expectCard(answer: APIResponse): Promise<void> {
  expect(answer.headers()['content-type']).toBe('image/png')
  const body = await answer.body()
  expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([1200, 630])
}

story(
  'a visitor opens an item, signs in to add it, finds it in the collection and removes it',
  anywhere,
  async ({ page, openBrowser, email }) => {
    await signUp(await (await openBrowser()).newPage(), email, password)

    await story.step('a visitor opens an item on the tab’s own path', async () => {
      await page.goto('/')
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Discover' }).click()
      await expect(page).toHaveURL('/discover')
      await page.getByRole('link', { name: /^Heron penny/ }).click()
      await expect(page).toHaveURL('/discover?item=heron-penny')
      await expect(page.getByRole('heading', { name: 'Heron penny' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Discover', exact: true })).toHaveAttribute('aria-current', 'page')
    })

    await story.step('adding it asks to sign in, and comes back to it', async () => {
      await page.getByRole('link', { name: 'Sign in to add it' }).click()
      await expect(page).toHaveURL(/\/login\?/)
      await fillSignIn(page, email, password)
      await expect(page).toHaveURL('/discover?item=heron-penny')
    })

    await story.step('the collection has the added item', async () => {
      await page.getByRole('button', { name: 'Add to my collection' }).click()
      await expect(page.getByRole('button', { name: 'Remove from my collection' })).toBeVisible()
      await page.goto('/collection')
      await expect(page.getByRole('link', { name: /Heron penny/ })).toBeVisible()
    })

    await story.step('the collection of another user does not have it', async () => {
      const other = await (await openBrowser()).newPage()
      await other.goto('/collection')
      await expect(other.getByRole('heading', { name: 'Sign in to see your collection' })).toBeVisible()
      await expect(other.getByRole('link', { name: /Heron penny/ })).toHaveCount(0)
    })

    await story.step('the item is removed, and the collection shows its empty state', async () => {
      await page.goto('/discover?item=heron-penny')
      await page.getByRole('button', { name: 'Remove from my collection' }).click()
      await expect(page.getByRole('button', { name: 'Add to my collection' })).toBeVisible()
      await page.goto('/collection')
      await expect(page.getByRole('heading', { name: 'Nothing in your drawers yet' })).toBeVisible()
      await expect(page.getByText('1 item', { exact: true }), 'nothing is counted').toHaveCount(0)
      await leave(page)
    })
  },
)

story('the home page leads to sign-up, Discover, a drawer and an object', anywhere, async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Collect Everything', level: 1 })).toBeVisible()
  await expect(page.getByText('More Coming Soon...')).toBeVisible()
  await page.getByRole('navigation', { name: 'Drawers' }).getByRole('link', { name: 'Coins' }).click()
  await page.getByRole('link', { name: 'See all Coins' }).click()
  await expect(page).toHaveURL('/discover?drawer=coins')
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Drawers' }).getByRole('link', { name: 'Tin Robot' }).click()
  await expect(page.getByRole('dialog', { name: 'Tin Robot' })).toBeVisible()
  await page.goto('/')
  await page.getByRole('link', { name: 'Look around' }).click()
  await expect(page).toHaveURL('/discover')
  await page.goto('/')
  await page.getByRole('link', { name: 'Start collecting' }).click()
  await expect(page).toHaveURL(/\/registration\?/)
})

story('a drawer of the home page opens below the cabinet, and its front closes it', anywhere, async ({ page }) => {
  await page.goto('/')
  const front = page.getByRole('navigation', { name: 'Drawers' }).getByRole('link', { name: 'Vinyl' })
  const open = page.getByRole('region', { name: 'Vinyl' })
  await expect(open).toHaveCount(0)
  await front.click()
  await expect(open).toBeInViewport()
  await expect(front).toHaveAttribute('aria-current', 'true')
  await open.getByRole('link', { name: /^Slow Harbor/ }).click()
  await expect(page.getByRole('dialog', { name: 'Slow Harbor' })).toBeVisible()
  await page.goBack()
  await front.click()
  await expect(open).toHaveCount(0)
})

story(
  'an item names its picture and story for shared links, and the app can be installed',
  anywhere,
  async ({ page }) => {
    await page.goto('/discover?item=tin-robot')
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', 'Tin Robot')
    const image = page.locator('meta[property="og:image"]')
    const picture = (await image.getAttribute('content')) ?? ''
    expect(picture).toMatch(/^http.*\/pictures\/tin-robot\.png$/)
    await expectCard(await page.request.get(picture))
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /key/)
    await page.goto('/')
    await expectCard(await page.request.get((await image.getAttribute('content')) ?? ''))
    const manifest = await page.request.get((await page.locator('link[rel="manifest"]').getAttribute('href')) ?? '')
    expect(manifest.headers()['content-type']).toBe('application/manifest+json')
    const { icons } = (await manifest.json()) as { icons: readonly { src: string; type: string }[] }
    for (const { src, type } of [...icons, { src: '/apple-touch-icon.png', type: 'image/png' }])
      expect((await page.request.get(src)).headers()['content-type'], src).toBe(type)
    expect((await page.request.get('/robots.txt')).status()).toBe(200)
    expect((await page.request.get('/favicon.ico')).status()).toBe(200)
  },
)

story(
  'the slips of a list are equally high, and each list of Discover says once in sight that its items are samples',
  anywhere,
  async ({ page }) => {
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/discover')
      for (const rail of await page.locator('.rail:has(h2[id^="drawer-"])').all()) {
        const heights = await rail.locator('.slip').evaluateAll((slips) => slips.map((slip) => slip.clientHeight))
        expect(new Set(heights).size, `heights at ${width}`).toBe(1)
        await expect(rail.locator('.rail__head').getByText('Samples', { exact: true })).toBeVisible()
        await expect(rail.getByText('Sample', { exact: true }).and(rail.locator(':not(.sr)'))).toHaveCount(0)
        await expect(rail.getByRole('link', { name: / Sample$/ }), 'readers hear it at each card').toHaveCount(6)
      }
    }
  },
)

story('the settings lead home, and back to the page that opened them', anywhere, async ({ page, email }) => {
  await signUp(page, email, password)
  await page.goto('/settings?return_to=/shop')
  const back = page.getByRole('main').getByRole('link', { name: 'Go back' })
  await expect(page.getByRole('main').getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
  await back.click()
  await expect(page).toHaveURL('/shop')
})

story('only the tab of the exact path is current', anywhere, async ({ page }) => {
  const tabs = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  for (const { path, current } of [
    { path: '/discover', current: ['Discover'] },
    { path: '/shop', current: ['Shop'] },
    { path: '/collection', current: ['Collection'] },
    { path: '/', current: [] },
    { path: '/dev/auth', current: [] },
  ]) {
    await page.goto(path)
    await expect(tabs).toHaveText(['Discover', 'Shop', 'Collection', 'Profile'])
    expect(await tabs.and(page.locator('[aria-current="page"]')).allTextContents(), path).toEqual(current)
  }
})

story('the developer page shows the session, or that there is none', anywhere, async ({ page, email }) => {
  await page.goto('/dev/auth')
  await expect(page.getByText('No Active Session')).toBeVisible()
  await expect(page.getByTestId('logout')).toHaveCount(0)
  await signUp(page, email, password)
  await page.goto('/dev/auth')
  await expect(page.getByTestId('session-content')).toContainText(email)
  await expect(page.getByText('Not verified')).toBeVisible()
  // DATE-STYLE-1: the day in long style, with the exact time.
  for (const time of await page.getByRole('main').locator('time').all())
    await expect(time).toHaveText(/^[A-Z][a-z]+ \d{1,2}, \d{4}, \d\d:\d\d:\d\d UTC$/)
  await expect(page.locator('pre').filter({ hasText: '"authenticator_assurance_level": "aal1"' })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
})

story(
  'the red card of an unverified address leads to a new mail and its code',
  anywhere,
  async ({ page, mailbox, email }) => {
    await signUp(page, email, password)
    const first = await mailbox.nextCode(email)
    await page.goto('/settings')
    await expect(page.getByText('Verify Your Email')).toBeVisible()
    await page.getByRole('link', { name: 'Resend email' }).click()
    await expect(page).toHaveURL(/\/verification/)

    await page.getByRole('button', { name: 'Request New Verification Email' }).click()
    await expect(page.getByLabel('Email'), 'the address of the account').toHaveValue(email)
    await page.getByRole('button', { name: 'Continue' }).click()
    const second = await mailbox.nextCode(email)
    expect(second).not.toBe(first)
    await page.getByLabel('Verification code').pressSequentially(second)
    await page.getByRole('button', { name: 'Continue' }).first().click()
    await expect(page.getByText("Your account's email address is verified!")).toBeVisible()
  },
)

story(
  'the logout page asks for confirmation; without a session it offers to sign in',
  anywhere,
  async ({ page, email }) => {
    await signUp(page, email, password)
    await page.goto('/logout')
    await expect(page.getByText('Do you wish to log out?')).toBeVisible()
    await page.getByRole('button', { name: 'Yes' }).click()
    await expect(page).toHaveURL('/')
    await page.goto('/logout')
    await expect(page.getByRole('heading', { name: "You're signed out" })).toBeVisible()
    await page.getByRole('link', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(/\/login/)
    await page.goto('/settings')
    await expect(page).toHaveURL(/\/login\?/)
  },
)
