import {
  expectSignedIn,
  expectSignedOut,
  fillSignIn,
  register,
  save,
  settingsForm,
  signIn,
  signOut,
  untilUnprivileged,
  verify,
} from '../setup/account.ts'
import { leaveRows } from '../setup/settings/open-rows.ts'
import { anywhere, expect, isOurs, story } from '../setup/story.ts'
import { soonUnprivileged } from '../../packages/identity/test/ory/settings.ts'

story.use({ changes: soonUnprivileged })

const password = 'drawers of warm walnut'
const newPassword = 'brass handles, polished'
const lastPassword = 'labels in green ink'

story(
  'a user registers, verifies, signs in, changes settings and recovers an account',
  anywhere,
  async ({ page, context, mailbox, email, openBrowser }) => {
    await story.step('register with e-mail and password', async () => {
      await register(page, email, password)
      await expectSignedIn(context, email)
    })

    await story.step('verify the address with the mailed code', async () => {
      await verify(page, mailbox, email)
      await page.goto('/settings')
      await expect(page.getByText('Verified', { exact: true })).toBeVisible()
      await expect(page.getByText('Verify Your Email')).toHaveCount(0)
    })

    await story.step('sign out; a wrong password is refused with its message', async () => {
      await signOut(page)
      await page.goto('/login')
      await fillSignIn(page, email, 'not the password')
      await expect(page.getByTestId('ui/message/4000006')).toHaveText('Wrong email or password.')
      await expect(page.getByLabel('Email')).toHaveValue(email)
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
      await expectSignedOut(context)
    })

    await story.step('sign in on the same page', async () => {
      await fillSignIn(page, email, password)
      await expect(page).toHaveURL('/')
      await expectSignedIn(context, email)
    })

    await story.step('change the name', async () => {
      await page.goto('/settings')
      await save(page, 'Name', 'Ada Lovelace')
      await expect(page.getByTestId('ui/message/1050001').first()).toHaveText('Your changes are saved.')
      await page.goto('/settings')
      await expect(settingsForm(page, 'Name').getByLabel('Name')).toHaveValue('Ada Lovelace')
    })

    await story.step('change the password; the session is too old, so the user signs in again first', async () => {
      await untilUnprivileged(context)
      await save(page, 'New password', newPassword)
      await expect(page.getByRole('heading', { name: "Confirm it's you" })).toBeVisible()
      await expect(page.getByTestId('identifier-chip')).toHaveText(email)
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Confirm password' }).click()
      await expect(page).toHaveURL(/\/settings\?flow=/)
      // The service stored the form and runs it now (docs/contract/http.md §5.2).
      await expect(page.getByTestId('ui/message/1050001').first()).toHaveText('Your changes are saved.')
      if (isOurs) await mailbox.next(email, /Your password was just changed/)
    })

    await story.step('another browser signs in with the new password only; the settings end its session', async () => {
      const other = await openBrowser()
      const elsewhere = await other.newPage()
      await elsewhere.goto('/login')
      await fillSignIn(elsewhere, email, password)
      await expect(elsewhere.getByTestId('ui/message/4000006')).toBeVisible()
      await fillSignIn(elsewhere, email, newPassword)
      await expect(elsewhere).toHaveURL('/')
      await expectSignedIn(other, email)

      await page.goto('/settings')
      await page.getByRole('button', { name: /^Sign out:/ }).click()
      await expect(page.locator('#content').getByText('One device is signed out.')).toBeVisible()
      await expectSignedOut(other)
      await expectSignedIn(context, email)
    })

    await story.step('the settings end two more sessions together', async () => {
      const others = [await openBrowser(), await openBrowser()]
      for (const other of others) await signIn(await other.newPage(), email, newPassword)
      await page.goto('/settings')
      await expect(page.getByRole('button', { name: /^Sign out:/ })).toHaveCount(2)
      // A Kratos also counts the sessions that had ended before.
      await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
      await expect(
        page.locator('#content').getByText(isOurs ? '2 devices are signed out.' : /\d devices are signed out/),
      ).toBeVisible()
      for (const other of others) await expectSignedOut(other)
      await expectSignedIn(context, email)
    })

    await story.step('recover with a mailed code and choose a new password', async () => {
      await signOut(page)
      await page.goto('/recovery')
      await page.getByLabel('Email').fill(email)
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByLabel('Recovery code').pressSequentially(await mailbox.nextCode(email))
      await leaveRows(page)
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page).toHaveURL(/\/settings\?flow=/)
      await expect(page.getByTestId('ui/message/1060001').first()).toBeInViewport()
      await expect(page.locator('input[name=password]'), 'the one task has the focus').toBeFocused()
      await expect(page.locator('input[name=password]')).toBeInViewport()
      await save(page, 'New password', lastPassword)
      await expect(page.getByTestId('ui/message/1050001').first()).toHaveText('Your changes are saved.')
    })

    await story.step('sign out; only the last password signs in', async () => {
      await signOut(page)
      await page.goto('/login')
      await fillSignIn(page, email, newPassword)
      await expect(page.getByTestId('ui/message/4000006')).toBeVisible()
      await signIn(page, email, lastPassword)
      await signOut(page)
    })
  },
)
