import type { Locator, Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { expect } from '../story.ts'
import type { Mailbox } from '../mailbox.ts'

/** What a step needs from its story. */
export interface StepTools {
  /** The address of an account with this password. */
  readonly email: string
  readonly password: string
  /** An unused address. */
  newEmail(): string
  readonly mailbox: Mailbox
  /** Begins the sign-in at another application. */
  begin(page: Page): Promise<void>
}

/** A step of a flow, filled in by a user. */
export interface OpenStep {
  readonly page: Page
  /** What the user typed or ticked, without secrets. */
  readonly typed: readonly { readonly field: Locator; readonly value: string | boolean }[]
  /** What the user types again, because pages keep no secrets. */
  readonly secret?: { readonly field: Locator; readonly value: string }
  readonly button: Locator
  /** What the user sees once the service has the form. */
  readonly next: Locator
}

type Open = (page: Page, tools: StepTools) => Promise<OpenStep>

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const passwordField = (page: Page) => page.getByLabel('Password', { exact: true })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })

async function identify(page: Page, email: string, method: 'password' | 'code'): Promise<void> {
  await field(page, 'Email').fill(email)
  await button(page, 'Continue').click()
  await page.getByTestId(`method/${method}`).click()
}

async function signIn(page: Page, { email, password }: Pick<StepTools, 'email' | 'password'>): Promise<void> {
  await identify(page, email, 'password')
  await passwordField(page).fill(password)
  await button(page, /^Sign in/).click()
}

async function signUp(page: Page, email: string, method: 'password' | 'code'): Promise<void> {
  await page.goto('/registration')
  await field(page, 'Email').fill(email)
  await field(page, 'Name').fill('Ada')
  await button(page, 'Create account').click()
  await page.getByTestId(`method/${method}`).click()
}

/** A step that asks for a code, which its address gets by mail. */
async function codeStep(page: Page, label: string, code: string, next: Locator): Promise<OpenStep> {
  const secret = { field: page.getByRole('textbox', { name: label }), value: code }
  await expect(secret.field).toBeVisible()
  return { page, typed: [], secret, button: button(page, 'Continue'), next }
}

/** Every step of every kind of flow, by name. */
export const steps: Readonly<Record<string, Open>> = {
  'login, identifier': async (page, { email }) => {
    await page.goto('/login')
    const typed = [{ field: field(page, 'Email'), value: email }]
    return { page, typed, button: button(page, 'Continue'), next: page.getByTestId('method/password') }
  },
  'login, password': async (page, { email, password }) => {
    await page.goto('/login')
    await identify(page, email, 'password')
    const secret = { field: passwordField(page), value: password }
    return { page, typed: [], secret, button: button(page, /^Sign in/), next: heading(page, 'Collect Everything') }
  },
  'login, code': async (page, { email, mailbox }) => {
    await page.goto('/login')
    await identify(page, email, 'code')
    return codeStep(page, 'Sign-in code', await mailbox.nextCode(email), heading(page, 'Collect Everything'))
  },
  'login, second factor': async (page, { password, newEmail }) => {
    const email = newEmail()
    await signUp(page, email, 'password')
    await passwordField(page).fill(password)
    await button(page, 'Create account').click()
    await expect(page).toHaveURL(/\/verification/)
    await page.goto('/settings')
    await page.getByText('Show QR code and key').click()
    const app = new TOTP({
      secret: Secret.fromBase32(await page.getByTestId('node/text/totp_secret_key/text').innerText()),
    })
    const form = page.getByTestId('settings-flow').filter({ has: page.getByTestId('node/image/totp_qr') })
    await form.locator('[name=totp_code]').pressSequentially(app.generate())
    await form.getByRole('button', { name: 'Turn on' }).click()
    await expect(page.getByText('An authenticator app is connected to your account.')).toBeVisible()
    await page.context().clearCookies()
    await page.goto('/login')
    await signIn(page, { email, password })
    // The service takes the next code too, and each one once.
    const secret = {
      field: page.getByLabel('Code from your app'),
      value: app.generate({ timestamp: Date.now() + 30_000 }),
    }
    return {
      page,
      typed: [],
      secret,
      button: button(page, 'Check the code'),
      next: heading(page, 'Collect Everything'),
    }
  },
  'registration, profile': async (page, { newEmail }) => {
    await page.goto('/registration')
    const typed = [
      { field: field(page, 'Email'), value: newEmail() },
      { field: field(page, 'Name'), value: 'Ada' },
    ]
    return { page, typed, button: button(page, 'Create account'), next: page.getByTestId('method/password') }
  },
  'registration, password': async (page, { password, newEmail }) => {
    await signUp(page, newEmail(), 'password')
    const secret = { field: passwordField(page), value: password }
    const next = field(page, 'Verification code')
    return { page, typed: [], secret, button: button(page, 'Create account'), next }
  },
  'registration, code': async (page, { mailbox, newEmail }) => {
    const email = newEmail()
    await signUp(page, email, 'code')
    return codeStep(page, 'Sign-up code', await mailbox.nextCode(email), heading(page, 'Collect Everything'))
  },
  'recovery, address': async (page, { newEmail }) => {
    await page.goto('/recovery')
    const typed = [{ field: field(page, 'Email'), value: newEmail() }]
    return { page, typed, button: button(page, 'Continue'), next: page.getByRole('textbox', { name: 'Recovery code' }) }
  },
  'verification, address': async (page, { newEmail }) => {
    await page.goto('/verification')
    await button(page, 'Request New Verification Email').click()
    const typed = [{ field: field(page, 'Email'), value: newEmail() }]
    return {
      page,
      typed,
      button: button(page, 'Continue'),
      next: page.getByRole('textbox', { name: 'Verification code' }),
    }
  },
  'verification, code': async (page, { password, mailbox, newEmail }) => {
    const email = newEmail()
    await signUp(page, email, 'password')
    await passwordField(page).fill(password)
    await button(page, 'Create account').click()
    const code = await mailbox.nextCode(email)
    return codeStep(page, 'Verification code', code, page.getByText("Your account's email address is verified!"))
  },
  settings: async (page, tools) => {
    await page.goto('/login?return_to=/settings')
    await signIn(page, tools)
    const form = page.getByTestId('settings-flow').filter({ has: page.getByLabel('Name', { exact: true }) })
    const typed = [{ field: form.getByLabel('Name', { exact: true }), value: 'Ada Lovelace' }]
    const next = page.getByTestId('ui/message/1050001').first()
    return { page, typed, button: form.getByRole('button', { name: 'Save' }), next }
  },
  consent: async (page, { begin, ...tools }) => {
    await begin(page)
    await signIn(page, tools)
    const typed = [{ field: page.getByRole('checkbox', { name: "Access while you're away" }), value: false }]
    return { page, typed, button: button(page, 'Allow'), next: heading(page, 'Signed in') }
  },
  // The last one: a recovery ends the account's other sessions.
  'recovery, code': async (page, { email, mailbox }) => {
    await page.goto('/recovery')
    await field(page, 'Email').fill(email)
    await button(page, 'Continue').click()
    return codeStep(page, 'Recovery code', await mailbox.nextCode(email), heading(page, 'PROFILE SETTINGS'))
  },
}
