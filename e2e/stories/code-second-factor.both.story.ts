import { expectAccessible } from '../setup/accessible.ts'
import { expectSignedIn, fillSignIn, leave, signUpVerified } from '../setup/account.ts'
import { codeAlone } from '../setup/service/settings-of-files.ts'
import { anywhere, expect, settingsAfterSignIn, story } from '../setup/story.ts'

story.use({ changes: codeAlone })

story(
  'a mailed code is the second factor of a login',
  anywhere,
  async ({ page, context, email, mailbox, javaScriptEnabled }) => {
    await signUpVerified(page, mailbox, email, 'drawers of warm walnut')
    // From now on the account has a second factor, which this session lacks.
    await page.goto('/settings')
    const code = page.getByRole('textbox', { name: 'Sign-in code' })
    await expect(code).toBeVisible()
    if (javaScriptEnabled) await expectAccessible(page, 'a code as the second step')
    await code.pressSequentially('000000')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByTestId('ui/message/4010008')).toBeVisible()
    await code.pressSequentially(await mailbox.nextCode(email))
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(settingsAfterSignIn)

    await leave(page)
    await page.goto('/login')
    await fillSignIn(page, email, 'drawers of warm walnut')
    await expect(page.getByRole('heading', { name: 'Two-step verification' })).toBeVisible()
    expect((await context.request.get('/sessions/whoami')).status()).toBe(403)
    await code.pressSequentially(await mailbox.nextCode(email))
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL('/')
    await expectSignedIn(context, email)
  },
)
