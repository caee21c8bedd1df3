import type { Page } from '@playwright/test'
import { expect, story } from './setup/kit-story.ts'
import { KeyRing, plugIn } from './setup/webauthn.ts'
import { button, csrf, email, hidden, info, script, submit, text } from './setup/nodes.ts'
import type { MadeFlow, StubService } from '../setup/stub-service.ts'

const name = 'ada@example.org'

/** A registration with a passkey only. */
const signUp = async (service: StubService, ring: KeyRing): Promise<MadeFlow> => ({
  kind: 'registration',
  nodes: [
    csrf,
    text('default', 'traits.email', email),
    script(service.scriptPrint),
    button('passkey', 'passkey_register_trigger', 'oryPasskeyRegistration', info(1040007)),
    hidden('passkey', 'passkey_register'),
    hidden(
      'passkey',
      'passkey_create_data',
      JSON.stringify({ credentialOptions: await ring.toCreate('ada'), displayNameFieldName: 'traits.email' }),
    ),
  ],
})

/** The second step of a login: the identifier is known, a passkey and a password are offered. */
const signIn = async (service: StubService, ring: KeyRing): Promise<MadeFlow> => ({
  kind: 'login',
  nodes: [
    hidden('identifier_first', 'identifier', name, { label: email }),
    csrf,
    script(service.scriptPrint),
    hidden('passkey', 'passkey_login'),
    hidden('passkey', 'passkey_challenge', JSON.stringify(await ring.toGet())),
    button('passkey', 'passkey_login_trigger', 'oryPasskeyLogin', info(1010021), { value: '' }),
    submit('password', 'method', 'password', info(1010022)),
  ],
  more: { active: 'identifier_first' },
})

/** The first step, with passkeys in the autofill list and a button. */
const unified = async (service: StubService, ring: KeyRing): Promise<MadeFlow> => ({
  kind: 'login',
  nodes: [
    csrf,
    text('default', 'identifier', email, { autocomplete: 'username webauthn' }),
    script(service.scriptPrint),
    button('passkey', 'passkey_login_trigger', 'oryPasskeyLogin', info(1010021), { value: '' }),
    hidden('passkey', 'passkey_login', undefined, { onloadTrigger: 'oryPasskeyLoginAutocompleteInit' }),
    hidden('passkey', 'passkey_challenge', JSON.stringify(await ring.toGet())),
  ],
})

/** Creates an account with a passkey. */
async function register(page: Page, service: StubService, ring: KeyRing): Promise<void> {
  service.judge(async ({ fields }) => ({
    leave: (await ring.believesNew(fields['passkey_register'])) ? '/' : '/nowhere',
  }))
  await page.goto(service.show(await signUp(service, ring)))
  await page.getByLabel('Email').fill(name)
  await page.getByRole('button', { name: 'Sign up using a passkey' }).click()
  await expect(page).toHaveURL('/')
}

const believing = (service: StubService, ring: KeyRing, field: string) =>
  service.judge(async ({ fields }) => ({ leave: (await ring.believes(fields[field])) ? '/shop' : '/nowhere' }))

interface Noted extends Window {
  asked?: string[]
}

/** Records the calls of the browser's WebAuthn API and their results. */
const noteCalls = (page: Page) =>
  page.addInitScript(() => {
    const asked: string[] = []
    ;(window as Noted).asked = asked
    const { get } = CredentialsContainer.prototype
    CredentialsContainer.prototype.get = function note(options) {
      const way = options?.mediation ?? 'dialog'
      asked.push(way)
      const answer = get.call(this, options)
      answer.catch((error: Error) => asked.push(`${way}: ${error.name}`))
      return answer
    }
  })
const askedOn = (page: Page) => page.evaluate(() => (window as Noted).asked)

const neutral = 'The request was canceled, took too long or found no key. Try again, or choose another method.'

story('the script of the service creates a passkey and signs in with it', async ({ page, server, service }) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(server.origin)) elsewhere.push(request.url())
  })
  await plugIn(page)
  const ring = new KeyRing(server.origin)
  await register(page, service, ring)
  expect(service.submissions).toMatchObject([
    { isPlain: true, fields: { csrf_token: 'guard', 'traits.email': name, passkey_register: expect.any(String) } },
  ])

  believing(service, ring, 'passkey_login')
  await page.goto(service.show(await signIn(service, ring)))
  await page.getByTestId('method/passkey').click()
  await expect(page).toHaveURL('/shop')
  expect(service.submissions).toMatchObject([{ isPlain: true, fields: { csrf_token: 'guard', identifier: name } }])
  // The service names its own origin; the script loads from the app's.
  expect(elsewhere).toEqual([])
})

story(
  'the script of the service runs once, with the nonce of its page and its integrity hash',
  async ({ page, server, service }) => {
    const asked: string[] = []
    page.on('request', (request) => request.url().endsWith('/webauthn.js') && asked.push(request.url()))
    const ring = new KeyRing(server.origin)
    const flow = await unified(service, ring)
    service.judge(() => ({
      show: { ...flow, messages: [{ id: 4000001, type: 'error', text: '', context: { reason: 'x' } }] },
    }))
    const response = await page.goto(service.show(flow))
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(response?.headers()['content-security-policy'] ?? '') ?? []
    const tag = /<script[^>]*node\/script\/webauthn_script[^>]*>/.exec((await response?.text()) ?? '')?.[0]
    expect(tag).toContain(`nonce="${nonce}"`)
    expect(tag).toContain(`integrity="${service.scriptPrint}"`)
    // An answer contains the same node again.
    await page.getByLabel('Email').fill(name)
    await page.getByLabel('Email').press('Enter')
    await page.getByTestId('login-flow').evaluate((form: HTMLFormElement) => form.requestSubmit())
    await expect(page.getByTestId('ui/message/4000001')).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(window, '__oryWebAuthnInitialized'))).toBe(true)
    expect(asked).toEqual([`${server.origin}/.well-known/ory/webauthn.js`])
  },
)

story(
  'a user who closes the passkey dialog sees a notice without an error, and can try again',
  async ({ page, server, service }) => {
    const key = await plugIn(page)
    const ring = new KeyRing(server.origin)
    await register(page, service, ring)
    believing(service, ring, 'passkey_login')
    await page.goto(service.show(await signIn(service, ring)))
    await key.setVerified(false)
    const entry = page.getByTestId('method/passkey')
    await entry.click()
    await expect(page.getByRole('status').filter({ hasText: neutral })).toBeVisible()
    await expect(page.locator('.msg--error, .error:not(:empty), [aria-invalid=true]')).toHaveCount(0)
    await expect(page.getByTestId('method/password')).toBeEnabled()
    expect(service.submissions).toEqual([])

    await key.setVerified(true)
    await entry.click()
    await expect(page).toHaveURL('/shop')
  },
)

story('the autofill list is offered once, and a dialog replaces it', async ({ page, server, service }) => {
  const key = await plugIn(page)
  const ring = new KeyRing(server.origin)
  await register(page, service, ring)
  await key.setPresent(false)
  await noteCalls(page)
  await page.goto(service.show(await unified(service, ring)))
  await expect.poll(() => askedOn(page)).toEqual(['conditional'])
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username webauthn')
  await page.getByLabel('Email').fill('some')
  expect(await askedOn(page)).toEqual(['conditional'])

  const use = page.getByRole('button', { name: 'Use a passkey' })
  await use.click()
  await expect.poll(() => askedOn(page)).toEqual(['conditional', 'dialog', 'conditional: AbortError'])
  await expect(use).toBeDisabled()
})

story('a failed autofill list shows nothing, and returns after a dialog', async ({ page, server, service }) => {
  const key = await plugIn(page)
  const ring = new KeyRing(server.origin)
  await register(page, service, ring)
  await key.setVerified(false)
  await noteCalls(page)
  await page.goto(service.show(await unified(service, ring)))
  await expect.poll(() => askedOn(page)).toContain('conditional: NotAllowedError')
  const said = page.locator('[role=alert], [role=status]').filter({ hasText: /./, visible: true })
  await expect(said).toHaveCount(0)

  const use = page.getByRole('button', { name: 'Use a passkey' })
  await use.click()
  await expect(page.getByText(neutral)).toBeVisible()
  await expect(use).toBeEnabled()
  // The script offers the list again by itself, without a dialog.
  await expect.poll(async () => (await askedOn(page))?.filter((way) => way === 'conditional')).toHaveLength(2)
  expect(await askedOn(page)).toContain('dialog: NotAllowedError')
  await expect(said).toHaveText([neutral])
})

story('a passkey from the autofill list signs in', async ({ page, server, service }) => {
  await plugIn(page)
  const ring = new KeyRing(server.origin)
  await register(page, service, ring)
  believing(service, ring, 'passkey_login')
  await page.goto(service.show(await unified(service, ring)))
  await expect(page).toHaveURL('/shop')
})
