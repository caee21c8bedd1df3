import { expectAccessible } from '../setup/accessible.ts'
import { expectSignedIn, leave } from '../setup/account.ts'
import { deliveredWays } from '../setup/service/settings-of-files.ts'
import { anywhere, expect, isOurs, story } from '../setup/story.ts'

story.use({ changes: deliveredWays })

story(
  'a user registers and signs in, each in two steps, and goes back between them',
  anywhere,
  async ({ page, context, email, mailbox, javaScriptEnabled }) => {
    await page.goto('/registration?return_to=/shop')
    await page.getByLabel('Email').fill(`not.${email}`)
    await page.getByLabel('Name').fill('Ada')
    await page.getByRole('button', { name: 'Create account' }).click()
    const chip = page.getByTestId('identifier-chip')
    await expect(chip).toContainText(`not.${email}`)
    if (javaScriptEnabled) await expectAccessible(page, 'the second step of a sign-up')

    await chip.click()
    await expect(page.getByLabel('Name')).toHaveValue('Ada')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(chip).toContainText(email)
    await page.getByRole('button', { name: /^Email code/ }).click()
    await expect(page.getByRole('textbox', { name: 'Sign-up code' })).toBeVisible()
    const unused = await mailbox.nextCode(email)
    expect(unused).toMatch(/^\d{6}$/)
    await page.getByRole('button', { name: 'Select another method' }).click()

    await page.getByTestId('method/password').click()
    const password = page.getByLabel('Password', { exact: true })
    await password.fill('short')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByTestId('ui/message/4000032')).toBeVisible()
    await password.fill('drawers of warm walnut')
    // The refusal is not true of what the user types now.
    if (javaScriptEnabled) await expect(page.getByTestId('ui/message/4000032')).toBeHidden()
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page).toHaveURL(/\/verification\?flow=/)
    await expectSignedIn(context, email)

    await leave(page)
    await page.goto('/login?return_to=/shop')
    // A Kratos refuses an unknown address in the first step.
    if (isOurs) {
      await page.getByLabel('Email').fill(`not.${email}`)
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(chip).toContainText(`not.${email}`)
      await chip.click()
    }
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Continue' }).click()
    if (javaScriptEnabled) await expectAccessible(page, 'the second step of a sign-in')
    // Our service opens the method that this browser used last.
    if (!isOurs) await page.getByTestId('method/password').click()
    await password.fill('drawers of warm walnut')
    await page.getByRole('button', { name: /^Sign in( Last used)?$/ }).click()
    await expect(page).toHaveURL(/\/shop$/)
    await expectSignedIn(context, email)
  },
)
