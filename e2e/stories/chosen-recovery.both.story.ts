import { expectAccessible } from '../setup/accessible.ts'
import { expectSignedIn, leave, verify } from '../setup/account.ts'
import { anywhere, expect, story } from '../setup/story.ts'

const address = (title: string, more: object = {}) => ({
  type: 'string',
  format: 'email',
  title,
  'ory.sh/kratos': { verification: { via: 'email' }, recovery: { via: 'email' }, ...more },
})
const schema = {
  type: 'object',
  properties: {
    traits: {
      type: 'object',
      properties: {
        email: address('Email', { credentials: { password: { identifier: true }, passkey: { display_name: true } } }),
        other: address('Other address'),
      },
    },
  },
}

story.use({
  changes: {
    'identity.schemas.0.url': `base64://${Buffer.from(JSON.stringify(schema)).toString('base64')}`,
    'feature_flags.choose_recovery_address': true,
    'security.account_enumeration.mitigate': false,
  },
})

story(
  'a recovery uses another address of the account, which the user types in full',
  anywhere,
  async ({ page, context, email, mailbox, javaScriptEnabled }) => {
    const other = `other.${email}`
    await page.goto('/registration')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Other address').fill(other)
    await page.getByLabel('Password', { exact: true }).fill('drawers of warm walnut')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page).toHaveURL(/\/verification\?flow=/)
    await verify(page, mailbox, email)
    await leave(page)

    await page.goto('/recovery')
    await page.getByLabel('Email or phone number of your account').fill(email)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('Which address should the recovery code go to?')).toBeVisible()
    if (javaScriptEnabled) await expectAccessible(page, 'a choice of addresses')
    const masked = page.getByRole('button', { name: `ot****@collect.example` })
    await masked.click()

    const whole = page.getByLabel('Email', { exact: true })
    await expect(page.getByText("Type the whole address, so we know it's yours.")).toBeVisible()
    if (javaScriptEnabled) await expectAccessible(page, 'an address is typed in full')
    await whole.fill('unknown@collect.example')
    await page.getByRole('button', { name: 'Continue' }).click()
    const code = page.getByLabel('Recovery code')
    await expect(code).toBeVisible()
    await expect(page.getByText('If un****@collect.example has an account')).toBeVisible()

    // No mail arrives there, so the user goes back and picks the right address.
    await page.getByTestId('identifier-chip').click()
    await masked.click()
    await whole.fill(other)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('If ot****@collect.example has an account')).toBeVisible()
    await code.pressSequentially(await mailbox.nextCode(other))
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(/\/settings\?flow=/)
    await expectSignedIn(context, email)
  },
)
