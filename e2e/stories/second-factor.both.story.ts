import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { expectAccessible } from '../setup/accessible.ts'
import { expectSignedIn, fillSignIn, leave, save, signUpVerified } from '../setup/account.ts'
import { rarelyConfirmed } from '../setup/service/settings-of-files.ts'
import { anywhere, expect, isOurs, settingsAfterSignIn, story } from '../setup/story.ts'

// In front of a Kratos, setting up both factors takes longer than its five seconds.
story.use({ reliesOn: rarelyConfirmed })

const password = 'drawers of warm walnut'
const newPassword = 'brass handles, polished'
const period = 30_000

/** The app's next code, because a code works only once. */
function createApp(secret: string) {
  const app = new TOTP({ secret: Secret.fromBase32(secret) })
  let last = 0
  return {
    async nextCode(): Promise<string> {
      // The service accepts one step ahead and one behind, so the story need not wait.
      await expect.poll(() => Math.floor((Date.now() + period) / period) > last, { timeout: 40_000 }).toBe(true)
      last = Math.max(last + 1, Math.floor(Date.now() / period) - 1)
      return app.generate({ timestamp: last * period })
    },
  }
}

/** A method of the list: a button with scripts, else a link. */
const choose = (page: Page, method: string) =>
  page
    .getByRole('button', { name: method })
    .or(page.getByRole('link', { name: method }))
    .click()

const enterCode = async (page: Page, code: string) => {
  await page.getByLabel('Code from your app').pressSequentially(code)
  await page.getByRole('button', { name: 'Check the code' }).click()
}

story(
  'a user sets up a second factor, signs in with it, loses it and uses a backup code',
  anywhere,
  async ({ page, context, email, mailbox, javaScriptEnabled }) => {
    story.setTimeout(180_000)
    await signUpVerified(page, mailbox, email, password)
    await page.goto('/settings')

    const app = await story.step('set up an authenticator app', async () => {
      await page.getByText('Show QR code and key').click()
      const made = createApp(await page.getByTestId('node/text/totp_secret_key/text').innerText())
      const form = page.getByTestId('settings-flow').filter({ has: page.getByTestId('node/image/totp_qr') })
      await form.locator('[name=totp_code]').pressSequentially('000000')
      await form.getByRole('button', { name: 'Turn on' }).click()
      await expect(page.getByTestId('ui/message/4000008').first()).toBeVisible()
      await form.locator('[name=totp_code]').pressSequentially(await made.nextCode())
      await form.getByRole('button', { name: 'Turn on' }).click()
      await expect(page.getByText('An authenticator app is connected to your account.')).toBeVisible()
      return made
    })

    const codes = await story.step('create backup codes, reveal them, confirm them', async () => {
      await page.getByRole('button', { name: 'Create backup codes' }).click()
      const shown = page.getByTestId('node/text/lookup_secret_codes/text')
      await expect(shown).toBeVisible()
      await page.reload()
      if (javaScriptEnabled) await expectAccessible(page, 'the settings with backup codes')
      const made = (await shown.innerText()).match(/\b[a-z\d]{8}\b/g) ?? []
      expect(made).toHaveLength(12)
      await page.getByRole('button', { name: "I've saved these codes" }).click()
      await expect(page.getByRole('button', { name: 'Show backup codes' })).toBeVisible()
      return made
    })

    await story.step('the password leads to the second factor; a wrong code is refused', async () => {
      await leave(page)
      await page.goto('/login')
      await fillSignIn(page, email, password)
      await expect(page.getByRole('heading', { name: 'Two-step verification' })).toBeVisible()
      if (javaScriptEnabled) await expectAccessible(page, 'the second step')
      // A session at aal1 is not enough: the product redirects to the second factor.
      expect((await context.request.get('/sessions/whoami')).status()).toBe(403)
      // The collection says so, and leads there.
      await page.goto('/collection')
      await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
      await page.getByRole('main').getByRole('link', { name: 'Continue' }).click()
      await expect(page.getByRole('heading', { name: 'Two-step verification' })).toBeVisible()
      await page.goto('/settings')
      await expect(page.getByRole('heading', { name: 'Two-step verification' })).toBeVisible()
      await choose(page, 'Authenticator app')
      await enterCode(page, '000000')
      await expect(page.getByTestId('ui/message/4000008')).toBeVisible()
    })

    await story.step('the code of the app opens the requested settings', async () => {
      // A message of the whole form shows the list again; only a script remembers the chosen method.
      if (!javaScriptEnabled) await choose(page, 'Authenticator app')
      await enterCode(page, await app.nextCode())
      await expect(page).toHaveURL(settingsAfterSignIn)
      await expectSignedIn(context, email)
    })

    const answerWith = async (code: string | undefined) => {
      await leave(page)
      await page.goto('/login')
      await fillSignIn(page, email, newPassword)
      await choose(page, 'Backup code')
      await page.getByLabel('Backup code').pressSequentially(code ?? '')
      await page.getByRole('button', { name: 'Use this code' }).click()
    }
    await story.step('a mailed code recovers the account, and does not replace the second factor', async () => {
      await leave(page)
      await page.goto('/recovery')
      await page.getByLabel('Email').fill(email)
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByLabel('Recovery code').pressSequentially(await mailbox.nextCode(email))
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByRole('heading', { name: 'Two-step verification' })).toBeVisible()
      expect((await context.request.get('/sessions/whoami')).status()).toBe(403)
      if (isOurs) {
        // This browser used the app last: its step is open, and lists the others (FORM-STEP-5).
        await expect(page.getByTestId('login-others').getByTestId('method/lookup_secret')).toBeVisible()
        if (javaScriptEnabled) await expectAccessible(page, 'the second step with the others')
        await enterCode(page, '000000')
        await expect(page.getByTestId('ui/message/4000008')).toBeVisible()
      } else await choose(page, 'Authenticator app')
      await enterCode(page, await app.nextCode())
      await expect(page).toHaveURL(/\/settings\?flow=/)
      await expectSignedIn(context, email)
      // The old password no longer signs in.
      await save(page, 'New password', newPassword)
      await expect(page.getByTestId('ui/message/1050001')).toBeAttached()
    })

    await story.step('without the app, a backup code signs in once', async () => {
      await answerWith(codes[0])
      await expect(page).toHaveURL('/')
      await expectSignedIn(context, email)
      await answerWith(codes[0])
      await expect(page.getByTestId('ui/message/4000012')).toBeVisible()
      expect((await context.request.get('/sessions/whoami')).status()).toBe(403)
    })
  },
)
