import { expectSignedIn } from '../setup/account.ts'
import { untilHydrated } from '../setup/open-hydrated.ts'
import { anywhere, expect, story } from '../setup/story.ts'
import { tabTo } from '../setup/reader/tab-to.ts'

const password = 'drawers of warm walnut'

story(
  'WCAG 2.1.1, 2.1.2, 2.4.7: a user registers, verifies, saves settings and logs out by keyboard alone',
  anywhere,
  async ({ page, context, mailbox, email }) => {
    await page.goto('/')
    await tabTo(page, 'link', /^Sign in$/)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/login\?flow=/)
    await tabTo(page, 'link', /^Sign up$/)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/registration\?flow=/)

    await tabTo(page, 'textbox', /^Email$/)
    await page.keyboard.type(email)
    await tabTo(page, 'textbox', /^Name$/)
    await page.keyboard.type('Ada')
    await tabTo(page, 'textbox', /^Password$/)
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/verification\?flow=/)
    await expectSignedIn(context, email)

    const code = await mailbox.nextCode(email)
    await tabTo(page, 'textbox', /code/i)
    await page.keyboard.type(code)
    await page.keyboard.press('Enter')
    await expect(page.getByText("Your account's email address is verified!")).toBeVisible()

    await page.goto('/settings')
    await tabTo(page, 'textbox', /^Name$/)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Ada Lovelace')
    await page.keyboard.press('Enter')
    await expect(page.getByTestId('ui/message/1050001').first()).toHaveText('Your changes are saved.')

    await page.goto('/settings')
    await tabTo(page, 'button', /^Logout$/)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/')
  },
)

story(
  'WCAG 3.3.1, 4.1.3: an error is announced and tied to its field, which gets the focus',
  anywhere,
  async ({ page, email }) => {
    await page.goto('/registration', { waitUntil: 'networkidle' })
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Name').fill('Ada')
    await page.getByLabel('Password', { exact: true }).fill('short')
    await page.getByRole('button', { name: 'Create account' }).click()

    const field = page.getByLabel('Password', { exact: true })
    const message = page.getByTestId(/^ui\/message\/40000/).first()
    await expect(message).toBeVisible()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toBeFocused()
    const description = (await field.getAttribute('aria-describedby')) ?? ''
    const described = await page.evaluate(
      (ids) =>
        ids
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent)
          .join(' '),
      description,
    )
    expect(described).toContain(await message.textContent())
  },
)

story('WCAG 3.3.1, 4.1.3: a refusal of the whole form is announced', anywhere, async ({ page }) => {
  await page.goto('/login', { waitUntil: 'networkidle' })
  const alert = page.getByRole('alert').filter({ hasText: 'Wrong email or password.' })
  await page.getByLabel('Email').fill('unknown@collect.example')
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.keyboard.press('Enter')
  await expect(alert).toBeVisible()
})

story('WCAG 3.3.8: a user pastes a code in one action', anywhere, async ({ page, context, mailbox, email }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/registration')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Name').fill('Ada')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/verification\?flow=/)
  const code = await mailbox.nextCode(email)
  await page.evaluate((text) => navigator.clipboard.writeText(text), code)
  // Before hydration, the field takes the code and the user presses the button.
  await untilHydrated(page)
  await page.getByLabel('Verification code').focus()
  await page.keyboard.press('ControlOrMeta+v')
  // A complete code that the user pasted is sent by itself.
  await expect(page.getByText("Your account's email address is verified!")).toBeVisible()
})
