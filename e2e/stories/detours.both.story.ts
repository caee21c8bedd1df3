import { expectSignedIn, expectSignedOut, fillSignIn, signIn, signUp } from '../setup/account.ts'
import { openCookieBlocker } from '../setup/cookie-blocker.ts'
import { anywhere, expect, isOurs, settingsAfterSignIn, story } from '../setup/story.ts'

const password = 'drawers of warm walnut'
/** A Kratos reports it in its own words. */
const signedInAlready = isOurs ? "You're already signed in." : /^A valid session was detected/
const outOfStep = 'This page had expired, so we reloaded it. Please try again.'

story.describe('a user leaves the usual path, and the page explains what happened', () => {
  // Create an account to sign in with.
  story.beforeEach(async ({ openBrowser, email }) => {
    await signUp(await (await openBrowser()).newPage(), email, password)
  })

  story(
    'a user who signs in in two tabs is signed in',
    anywhere,
    async ({ page, context, email, javaScriptEnabled }) => {
      const second = await context.newPage()
      await page.goto('/login')
      await second.goto('/login')
      await fillSignIn(page, email, password)
      await expect(page).toHaveURL('/')
      await fillSignIn(second, email, password)
      // A native post gets a redirect; a script gets an answer that leads the page on.
      if (javaScriptEnabled) {
        await expect(second.getByText(signedInAlready)).toBeVisible()
        await second.getByRole('link', { name: isOurs ? 'Continue' : 'Collect Everything' }).click()
      }
      await expect(second).toHaveURL('/')
      await expectSignedIn(context, email)
    },
  )

  story('the back button after signing in shows no unusable form', anywhere, async ({ page, context, email }) => {
    await page.goto('/discover')
    await page.goto('/login')
    await fillSignIn(page, email, password)
    await expect(page).toHaveURL('/')
    await page.goBack()
    await expect(page).toHaveURL(/\/(discover)?$/)
    await expectSignedIn(context, email)
  })

  story('a reload of a flow keeps its message and the input, but no password', anywhere, async ({ page, email }) => {
    await page.goto('/login')
    await fillSignIn(page, email, 'not the password')
    await expect(page.getByTestId('ui/message/4000006')).toBeVisible()
    await page.reload()
    await expect(page.getByTestId('ui/message/4000006')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
    await fillSignIn(page, email, password)
    await expect(page).toHaveURL('/')
  })

  story(
    'after a lost cookie the page restarts its flow, says so, and the next try works',
    anywhere,
    async ({ page, context, email, javaScriptEnabled }) => {
      await page.goto('/login')
      await context.clearCookies()
      await fillSignIn(page, email, password)
      await expect(page.getByText(outOfStep)).toBeVisible()
      await expectSignedOut(context)
      if (javaScriptEnabled) await expect(page.getByLabel('Email')).toHaveValue(email)
      await fillSignIn(page, email, password)
      await expect(page).toHaveURL('/')
      await expectSignedIn(context, email)
    },
  )

  story('input from before hydration wins over restored input', anywhere, async ({ page, javaScriptEnabled }) => {
    story.skip(!javaScriptEnabled, 'A page without a script keeps no input')
    await page.addInitScript(() => {
      document.addEventListener('readystatechange', () => {
        const field = document.querySelector<HTMLInputElement>('[name=identifier]')
        if (document.readyState !== 'interactive' || !field) return
        history.replaceState({ typed: { identifier: 'kept@example.org', password: '' } }, '')
        field.value = 'newer@example.org'
      })
    })
    await page.goto('/login', { waitUntil: 'networkidle' })
    // Hydration removes the stored input.
    await expect.poll(() => page.evaluate(() => (history.state as { typed?: object }).typed)).toBeUndefined()
    await expect(page.getByLabel('Email')).toHaveValue('newer@example.org')
  })

  story(
    'a session survives a restart and a crash of the server',
    anywhere,
    async ({ page, context, server, email, faults }) => {
      faults.expectLoss()
      await signIn(page, email, password)
      await page.waitForLoadState('networkidle')
      await server.restart('SIGKILL')
      await expectSignedIn(context, email)
      await page.goto('/settings')
      await expect(page.getByText(email).first()).toBeVisible()
    },
  )
})

story(
  'each address of a lost flow, error or page shows a page that explains what happened',
  anywhere,
  async ({ page }) => {
    for (const { path, sentence } of [
      { path: '/login?flow=0b4f3b0e-0000-4000-8000-000000000000', sentence: outOfStep },
      { path: '/registration?flow=nonsense', sentence: outOfStep },
      { path: '/recovery?flow=%F0%9F%A7%B8', sentence: outOfStep },
      { path: '/verification?flow=nonsense', sentence: outOfStep },
      { path: '/error?id=0b4f3b0e-0000-4000-8000-000000000000', sentence: 'What can I do?' },
      { path: '/error?error=access_denied&error_description=%3Cb%3ENo%3C/b%3E', sentence: '<b>No</b>' },
      { path: '/nowhere', sentence: "We can't find that page." },
    ])
      await story.step(path, async () => {
        await page.goto(path)
        await expect(page.getByText(sentence).first()).toBeVisible()
        await expect(page.getByRole('link', { name: 'Back to Home' }).first()).toBeVisible()
      })
  },
)

story('an address without a page leads to Home, Discover and Collection', anywhere, async ({ page }) => {
  await page.goto('/nowhere')
  const main = page.getByRole('main')
  for (const [name, path] of [
    ['Back to Home', '/'],
    ['Discover', '/discover'],
    ['Collection', '/collection'],
  ] as const) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
  }
})

story(
  'the settings page of a visitor without a session asks to sign in and comes back',
  anywhere,
  async ({ page, openBrowser, email }) => {
    await signUp(await (await openBrowser()).newPage(), email, password)
    await page.goto('/settings')
    await expect(page).toHaveURL(/\/login\?flow=/)
    await fillSignIn(page, email, password)
    await expect(page).toHaveURL(settingsAfterSignIn)
  },
)

story('with cookies disabled the flow restarts once, then the page explains it', anywhere, async ({ openBrowser }) => {
  const proxy = await openCookieBlocker()
  const context = await openBrowser({ proxy: { server: proxy.origin } })
  const page = await context.newPage()
  const starts: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/self-service/login/browser')) starts.push(request.url())
  })

  await page.goto('/login')
  await expect(page.getByText('Your browser blocks cookies.')).toBeVisible()
  await expect(page).toHaveURL(/[?&]retry=/)
  expect(await context.cookies()).toEqual([])
  expect(starts.length, 'the restarts do not loop').toBeLessThanOrEqual(2)
  await context.close()
  await proxy.close()
})
