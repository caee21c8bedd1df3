import { expect, type BrowserContext, type Page } from '@playwright/test'
import type { Mailbox } from './mailbox.ts'

/** A user's steps on the account screens, by their English texts. */

export async function register(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/registration')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Name').fill('Ada')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/verification\?flow=/)
}

interface AccountFlow {
  readonly ui: {
    readonly action: string
    readonly nodes: readonly { readonly attributes: { readonly name?: string; readonly value?: string } }[]
  }
}

interface Registered {
  readonly continue_with?: readonly { readonly flow?: { readonly id: string } }[]
}

/** Sends the form of a flow as a client without screens, with the name of the user's browser. */
async function submit<Answer>(page: Page, path: string, fields: object): Promise<Answer> {
  const { request } = page.context()
  const headers = { Accept: 'application/json', 'User-Agent': await page.evaluate(() => navigator.userAgent) }
  const { ui } = (await (await request.get(`/self-service/${path}`, { headers })).json()) as AccountFlow
  const token = ui.nodes.find(({ attributes }) => attributes.name === 'csrf_token')?.attributes.value
  const answer = await request.post(ui.action, { headers, data: { csrf_token: token, ...fields } })
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()) as Answer
}

/** Makes an account and signs its user in, without the screens: for stories of other parts of the app. */
export const signUp = (page: Page, email: string, password = 'drawers of warm walnut'): Promise<Registered> =>
  submit(page, 'registration/browser', { method: 'password', password, traits: { email, name: 'Ada' } })

/** The same, with a verified address. */
export async function signUpVerified(page: Page, mailbox: Mailbox, email: string, password?: string): Promise<void> {
  const { continue_with: next = [] } = await signUp(page, email, password)
  const flow = next.find((step) => step.flow)?.flow?.id ?? ''
  const answer = await submit<{ readonly state?: string }>(page, `verification/flows?id=${flow}`, {
    method: 'code',
    code: await mailbox.nextCode(email),
  })
  expect(answer.state).toBe('passed_challenge')
}

/** Signs a user in, without the screens. */
export const comeBack = (page: Page, email: string, password: string): Promise<object> =>
  submit(page, 'login/browser', { method: 'password', identifier: email, password })

/** Signs the user out, without the screens. */
export async function leave(page: Page): Promise<void> {
  const { request } = page.context()
  const headers = { Accept: 'application/json' }
  const { logout_url: address } = (await (await request.get('/self-service/logout/browser', { headers })).json()) as {
    readonly logout_url: string
  }
  expect((await request.get(address, { headers })).status()).toBe(204)
  await expectSignedOut(page.context())
}

export async function verify(page: Page, mailbox: Mailbox, email: string): Promise<void> {
  await page.getByLabel('Verification code').pressSequentially(await mailbox.nextCode(email))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText("Your account's email address is verified!")).toBeVisible()
}

export async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: /^Sign in( Last used)?$/ }).click()
}

export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login')
  await fillSignIn(page, email, password)
  await expect(page).toHaveURL('/')
  await expectSignedIn(page.context(), email)
}

export async function signOut(page: Page): Promise<void> {
  await page.goto('/settings')
  await page.getByTestId('logout').first().click()
  await expect(page).toHaveURL('/')
  await expectSignedOut(page.context())
}

/** The settings form with a field. */
export const settingsForm = (page: Page, label: string) =>
  page.getByTestId('settings-flow').filter({ has: page.getByLabel(label, { exact: true }) })

export async function save(page: Page, label: string, value: string): Promise<void> {
  const form = settingsForm(page, label)
  await form.getByLabel(label, { exact: true }).fill(value)
  await form.locator('button[name="method"]').click()
}

interface Whoami {
  readonly authenticated_at: string
  readonly identity: { readonly traits: { readonly email: string } }
}

export async function expectSignedIn(context: BrowserContext, email: string): Promise<void> {
  const answer = await context.request.get('/sessions/whoami')
  expect(answer.status()).toBe(200)
  expect(((await answer.json()) as Whoami).identity.traits.email).toBe(email)
}

export async function expectSignedOut(context: BrowserContext): Promise<void> {
  expect((await context.request.get('/sessions/whoami')).status()).toBe(401)
}

/** Resolves when the session is too old for a sensitive change: five seconds with `soonUnprivileged`. */
export async function untilUnprivileged(context: BrowserContext): Promise<void> {
  const session = (await (await context.request.get('/sessions/whoami')).json()) as Whoami
  const end = Date.parse(session.authenticated_at) + 5_000
  await expect.poll(() => Date.now() > end, { timeout: 15_000 }).toBe(true)
}
