import { expectSignedOut, fillSignIn, signUp } from '../setup/account.ts'
import { anywhere, expect, story } from '../setup/story.ts'

/** Lifespan of login flows in ms: long enough to sign in with the second one. */
const lifespan = 6_000
story.use({ changes: { 'selfservice.flows.login.lifespan': `${lifespan}ms` } })

const password = 'drawers of warm walnut'

story(
  'WCAG 2.2.1, 2.2.6: a page whose flow has expired restarts it and says so',
  anywhere,
  async ({ page, context, openBrowser, email, javaScriptEnabled }) => {
    await signUp(await (await openBrowser()).newPage(), email, password)
    await page.goto('/login')
    const opened = Date.now()
    const untilExpired = () => expect.poll(() => Date.now() > opened + lifespan).toBe(true)

    await untilExpired()
    await fillSignIn(page, email, password)
    await expect(page.getByTestId('ui/message/4010001')).toBeVisible()
    await expectSignedOut(context)
    // A script keeps the input except passwords.
    if (javaScriptEnabled) await expect(page.getByLabel('Email')).toHaveValue(email)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')

    await fillSignIn(page, email, password)
    await expect(page).toHaveURL('/')
  },
)

story('a reload of a page whose flow has expired restarts it and says so', anywhere, async ({ page }) => {
  await page.goto('/login')
  const opened = Date.now()
  await expect.poll(() => Date.now() > opened + lifespan).toBe(true)
  await page.reload()
  await expect(page.getByText('This page expired and was reloaded.')).toBeVisible()
})
