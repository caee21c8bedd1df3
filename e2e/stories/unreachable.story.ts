import { openHydrated, untilHydrated } from '../setup/open-hydrated.ts'
import type { BrowserContext, Page } from '@playwright/test'
import { expectSignedOut, save, settingsForm, signUp } from '../setup/account.ts'
import { expectStyled } from '../setup/styled.ts'
import type { TestServer } from '../setup/test-server.ts'
import { anywhere, expect, story } from '../setup/story.ts'

const password = 'drawers of warm walnut'

const spoken = 'You seem to be offline.'
/** The text of ERROR-TRANSPORT-2. */
const specified =
  'Unable to call the API endpoint. Ensure that CORS is set up correctly and that you have provided a valid SDK URL.'

/** Two ways to lose the connection, and how to restore it. */
const losses = [
  {
    loss: 'without a network',
    begin: (context: BrowserContext, _house: TestServer) => context.setOffline(true),
    end: (context: BrowserContext, _house: TestServer) => context.setOffline(false),
  },
  {
    loss: 'while the server is stopped',
    begin: (_context: BrowserContext, server: TestServer) => server.halt(),
    end: (_context: BrowserContext, server: TestServer) => server.resume(),
  },
]

const notice = (page: Page) => page.getByRole('status').filter({ hasText: spoken })

for (const { loss, begin, end } of losses) {
  story(
    `${loss} Add shows an error, the sheet stays open, and a retry adds the item`,
    anywhere,
    async ({ page, context, server, email, faults }) => {
      faults.expectLoss()
      await signUp(page, email, password)
      await page.goto('/discover?item=heron-penny')
      const add = page.getByRole('button', { name: 'Add to my collection' })
      await begin(context, server)
      await add.click()
      await expect(page.getByRole('alert')).toHaveText('Not saved: you seem to be offline.')
      await expect(page.getByRole('heading', { name: 'Heron penny' })).toBeVisible()
      await expectStyled(page)

      await end(context, server)
      // The sheet lies over the notice, whose button the keyboard reaches; the sheet's own button tries again too.
      await notice(page).getByRole('button', { name: 'Try again' }).press('Enter')
      const remove = page.getByRole('button', { name: 'Remove from my collection' })
      await expect(remove).toBeVisible()
      await begin(context, server)
      await remove.click()
      await expect(page.getByRole('alert')).toHaveText('Not saved: you seem to be offline.')
      await end(context, server)
      await remove.click()
      await expect(add).toBeVisible()
      await expect(notice(page)).toHaveCount(0)
    },
  )
}

story(
  'without a network a pressed card leaves the page as it is until a retry',
  anywhere,
  async ({ page, context, faults }) => {
    faults.expectLoss()
    await page.goto('/discover')
    await context.setOffline(true)
    await page.getByRole('link', { name: /^Heron penny/ }).click()
    await expect(notice(page)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Discover', level: 1 })).toBeVisible()
    await expectStyled(page)

    await context.setOffline(false)
    await notice(page).getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Heron penny' })).toBeVisible()
    await expect(notice(page)).toHaveCount(0)
  },
)

story(
  'without a network a failure to end a session is shown and can be retried',
  anywhere,
  async ({ page, context, email, faults, openBrowser }) => {
    faults.expectLoss()
    await signUp(await (await openBrowser()).newPage(), email, password)
    await page.goto('/login?return_to=/settings')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: /^Sign in( Last used)?$/ }).click()
    const endOthers = page.getByRole('button', { name: 'Sign out everywhere else' })
    await expect(endOthers).toBeVisible()
    // Before its script runs, the page would post the form by itself, and leave for the browser's own error page.
    await untilHydrated(page)
    await context.setOffline(true)
    await endOthers.click()
    await expect(notice(page)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'PROFILE SETTINGS' })).toBeVisible()

    await context.setOffline(false)
    await notice(page).getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('One device is signed out.').first()).toBeVisible()
  },
)

story(
  'without a network a sign-out leaves the page until a retry',
  anywhere,
  async ({ page, context, email, faults }) => {
    faults.expectLoss()
    await signUp(page, email, password)
    await openHydrated(page, '/settings')
    await context.setOffline(true)
    await page.getByTestId('logout').first().click()
    await expect(notice(page).getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'PROFILE SETTINGS' })).toBeVisible()

    await context.setOffline(false)
    await notice(page).getByRole('button', { name: 'Try again' }).click()
    await expect(page).toHaveURL('/')
    await expectSignedOut(context)
  },
)

// The server stops in every step of a flow in restart.both.story.ts.

story(
  'without a network Save shows an error, keeps the input, and can be pressed again',
  anywhere,
  async ({ page, context, email, faults }) => {
    faults.expectLoss()
    await signUp(page, email, password)
    await page.goto('/settings')
    await context.setOffline(true)
    await save(page, 'Name', 'Ada Lovelace')
    const said = page.getByRole('alert').filter({ hasText: spoken })
    await expect(said).toContainText(specified)
    const name = settingsForm(page, 'Name').getByLabel('Name', { exact: true })
    await expect(name).toHaveValue('Ada Lovelace')
    await expectStyled(page)

    await context.setOffline(false)
    await said.getByRole('button', { name: 'Try again' }).click()
    await expect(said).toHaveCount(0)
    await expect(page.getByTestId('ui/message/1050001').first()).toBeAttached()
    await page.reload()
    await expect(name).toHaveValue('Ada Lovelace')
  },
)

story(
  'without a network a login shows an error; the user types the password again',
  anywhere,
  async ({ page, context, email, faults }) => {
    faults.expectLoss()
    await page.goto('/login')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await context.setOffline(true)
    await page.getByRole('button', { name: /^Sign in( Last used)?$/ }).click()
    const said = page.getByRole('alert').filter({ hasText: spoken })
    await expect(said).toContainText(specified)
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await expectStyled(page)

    await context.setOffline(false)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: /^Sign in( Last used)?$/ }).click()
    await expect(page.getByTestId('ui/message/4000006')).toBeVisible()
  },
)

story('without a network a change of language can be repeated', anywhere, async ({ page, context, email, faults }) => {
  faults.expectLoss()
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await context.setOffline(true)
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de')
  await expect(page.getByRole('alert').filter({ hasText: spoken })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(email)

  await context.setOffline(false)
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de')
  await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible()
})

story(
  'without a network a link to another document leaves the page and the input until a retry',
  anywhere,
  async ({ page, context, email, faults }) => {
    faults.expectLoss()
    await openHydrated(page, '/login')
    await page.getByLabel('Email').fill(email)
    await context.setOffline(true)
    await page.getByRole('link', { name: 'Sign up' }).click()
    const said = page.getByRole('alert').filter({ hasText: spoken })
    await expect(said).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await expectStyled(page)

    await context.setOffline(false)
    await said.getByRole('button', { name: 'Try again' }).click()
    await expect(page).toHaveURL(/\/registration/)
  },
)

story(
  'a missing list that does not come leaves the set as it is, and a retry copies it',
  anywhere,
  async ({ page, context, email, faults }) => {
    faults.expectLoss()
    // The server's own error, and the browser's line about it.
    faults.expectOne(/^500 from .*\/discover\/missing/)
    faults.expectOne(/the server responded with a status of 500/)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await signUp(page, email, password)
    await openHydrated(page, '/discover?set=mohs-scale')
    const copy = page.getByRole('link', { name: 'Copy the missing list' })
    const expectSet = async () => {
      await expect(page).toHaveURL('/discover?set=mohs-scale')
      await expect(page.getByRole('heading', { level: 1, name: /^Mohs/ })).toBeVisible()
      await expectStyled(page)
    }

    await story.step('the server fails', async () => {
      await page.route('**/discover/missing?*', (route) => route.fulfill({ status: 500, body: 'broken' }))
      await copy.click()
      await expect(page.getByText('Try again in a few minutes.').first()).toBeVisible()
      await expectSet()
      await page.unrouteAll()
    })

    await story.step('the server is not reached', async () => {
      await context.setOffline(true)
      await copy.click()
      await expect(notice(page).getByRole('button', { name: 'Try again' })).toBeVisible()
      await expectSet()
    })

    await story.step('the retry', async () => {
      await context.setOffline(false)
      await notice(page).getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByText('The missing list is copied.').first()).toBeVisible()
      await expect(notice(page)).toHaveCount(0)
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      expect(copied.trim().split('\n')).toHaveLength(10)
    })
  },
)

story(
  'a page shows a lost connection before the user presses anything',
  anywhere,
  async ({ page, context, faults }) => {
    faults.expectLoss()
    await page.goto('/discover')
    await expect(notice(page)).toHaveCount(0)
    await context.setOffline(true)
    await expect(notice(page)).toBeVisible()
    await context.setOffline(false)
    await expect(notice(page)).toHaveCount(0)
  },
)
