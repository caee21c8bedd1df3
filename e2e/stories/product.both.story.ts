import { fillSignIn, register, signOut } from '../setup/account.ts'
import { anywhere, expect, story } from '../setup/story.ts'

const password = 'drawers of warm walnut'

story(
  'a visitor opens an item, signs in to add it, finds it in the collection and removes it',
  anywhere,
  async ({ page, openBrowser, email }) => {
    await register(await (await openBrowser()).newPage(), email, password)

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
      await page.getByRole('link', { name: 'Sign in to keep it' }).click()
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
      await expect(other.getByRole('heading', { name: 'Your drawers are empty, for now' })).toBeVisible()
      await expect(other.getByRole('link', { name: /Heron penny/ })).toHaveCount(0)
    })

    await story.step('the item is removed, and the collection shows its empty state', async () => {
      await page.getByRole('link', { name: /Heron penny/ }).click()
      await page.getByRole('button', { name: 'Remove from my collection' }).click()
      await expect(page.getByRole('button', { name: 'Add to my collection' })).toBeVisible()
      await page.goto('/collection')
      await expect(page.getByRole('heading', { name: 'Nothing in your drawers yet' })).toBeVisible()
      await signOut(page)
    })
  },
)

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
  await register(page, email, password)
  await page.goto('/dev/auth')
  await expect(page.getByTestId('session-content')).toContainText(email)
  await expect(page.getByText('Not verified')).toBeVisible()
  await expect(page.locator('pre').filter({ hasText: '"authenticator_assurance_level": "aal1"' })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
})

story(
  'the red card of an unverified address leads to a new mail and its code',
  anywhere,
  async ({ page, mailbox, email }) => {
    await register(page, email, password)
    const first = await mailbox.nextCode(email)
    await page.goto('/settings')
    await expect(page.getByText('Verify Your Email')).toBeVisible()
    await page.getByRole('link', { name: 'Send it again' }).click()
    await expect(page).toHaveURL(/\/verification/)

    await page.getByRole('button', { name: 'Request New Verification Email' }).click()
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Continue' }).click()
    const second = await mailbox.nextCode(email)
    expect(second).not.toBe(first)
    await page.getByLabel('Verification code').fill(second)
    await page.getByRole('button', { name: 'Continue' }).first().click()
    await expect(page.getByText("Your account's email address is verified!")).toBeVisible()
  },
)

story('the logout page asks for confirmation', anywhere, async ({ page, email }) => {
  await register(page, email, password)
  await page.goto('/logout')
  await expect(page.getByText('Do you wish to log out?')).toBeVisible()
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/settings')
  await expect(page).toHaveURL(/\/login\?/)
})
