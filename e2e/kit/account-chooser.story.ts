import type { Page } from '@playwright/test'
import { expect, story } from './setup/kit-story.ts'
import { csrf, email, hidden, info, submit, text } from './setup/nodes.ts'
import { openHydrated } from '../setup/open-hydrated.ts'
import type { MadeFlow } from '../setup/stub-service.ts'

// The browser's account chooser (docs/contract/providers-and-oauth2.md §C). The service is a stub, so the chooser too.

const google = submit('oidc', 'provider', 'google', info(1010002, { provider: 'Google' }))
const login = (...nodes: MadeFlow['nodes']): MadeFlow => ({
  kind: 'login',
  nodes: [
    csrf,
    ...nodes,
    text('default', 'identifier', email),
    submit('password', 'method', 'password', info(1010022)),
  ],
})

/** Notes requests for accounts, and answers them as the service would; the chooser gives a token, or refuses. */
async function watchChooser(page: Page, chooser: 'chooses' | 'refuses' | 'waits' | 'is missing') {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/fed-cm|offer-accounts/.test(pathname)) asked.push(pathname)
  })
  const provider = { config_url: 'https://accounts.test/fedcm.json', client_id: 'c', nonce: 'n' }
  await page.route('**/self-service/fed-cm/parameters', (route) =>
    route.fulfill({ json: { csrf_token: 'word', providers: [provider] } }),
  )
  await page.addInitScript((how) => {
    if (how === 'is missing') {
      Reflect.deleteProperty(globalThis, 'IdentityCredential')
      return
    }
    Reflect.set(globalThis, 'IdentityCredential', Object)
    const calls: string[] = []
    Reflect.set(globalThis, 'choosing', calls)
    navigator.credentials.get = (request) => {
      calls.push('begun')
      if (how === 'chooses') return Promise.resolve({ id: '', type: 'identity', token: 'the token' } as Credential)
      if (how === 'refuses') return Promise.reject(new DOMException('closed', 'NotAllowedError'))
      return new Promise((_, reject) => {
        request?.signal?.addEventListener('abort', () => {
          calls.push('ended')
          reject(new DOMException('ended', 'AbortError'))
        })
      })
    }
  }, chooser)
  return { asked, calls: () => page.evaluate(() => Reflect.get(globalThis, 'choosing') as string[]) }
}

story('a chosen account signs in: the page goes where the service says', async ({ page, service }) => {
  await watchChooser(page, 'chooses')
  const tokens: unknown[] = []
  await page.route('**/self-service/fed-cm/token?flow=*', (route) => {
    tokens.push(route.request().postDataJSON())
    const next = { action: 'redirect_browser_to', redirect_browser_to: '/discover' }
    return route.fulfill({ json: { session: {}, continue_with: [next] } })
  })
  await openHydrated(page, service.show(login(google)))
  await page.waitForURL('**/discover')
  expect(tokens).toEqual([{ csrf_token: 'word', token: 'the token', nonce: 'n' }])
})

for (const status of [400, 403])
  story(`a token that the service refuses with ${status} leaves the page as it was`, async ({ page, service }) => {
    await watchChooser(page, 'chooses')
    const error = status === 403 ? { id: 'security_csrf_violation', code: 403 } : { code: 400, reason: 'no' }
    const answered = page.waitForResponse('**/self-service/fed-cm/token?flow=*')
    await page.route('**/self-service/fed-cm/token?flow=*', (route) => route.fulfill({ status, json: { error } }))
    await openHydrated(page, service.show(login(google)))
    const address = page.url()
    await page.getByLabel('Email').fill('ada@a.test')
    await answered
    await page.waitForTimeout(300)
    expect(page.url()).toBe(address)
    await expect(page.getByLabel('Email')).toHaveValue('ada@a.test')
    await expect(page.getByRole('alert')).toBeEmpty()
  })

story('a closed chooser is silent and stays closed', async ({ page, service }) => {
  const { asked, calls } = await watchChooser(page, 'refuses')
  const address = service.show(login(google))
  await openHydrated(page, address)
  await expect.poll(calls).toEqual(['begun'])
  await openHydrated(page, address)
  await page.waitForTimeout(300)
  expect(asked.filter((path) => path.endsWith('parameters'))).toHaveLength(1)
  await expect(page.getByRole('alert')).toBeEmpty()
})

story('a submit ends the chooser, and there is no second one', async ({ page, service }) => {
  const { calls } = await watchChooser(page, 'waits')
  service.judge(() => ({ show: login(google) }))
  await openHydrated(page, service.show(login(google)))
  await expect.poll(calls).toEqual(['begun'])
  await page.getByLabel('Email').fill('ada@a.test')
  await page.getByRole('button', { name: /^Sign in( Last used)?$/ }).click()
  await expect.poll(calls).toEqual(['begun', 'ended'])
  await page.waitForTimeout(300)
  expect(await calls()).toEqual(['begun', 'ended'])
})

const autofill = hidden('passkey', 'passkey_login', '', { onloadTrigger: 'oryPasskeyLoginAutocompleteInit' })
for (const { says, chooser, nodes } of [
  { says: 'in a browser without a chooser', chooser: 'is missing', nodes: [google] },
  { says: 'without a provider', chooser: 'waits', nodes: [] },
  { says: 'where passkeys are in the autofill list', chooser: 'waits', nodes: [google, autofill] },
] as const)
  story(`there is no request and no script ${says}`, async ({ page, service }) => {
    const { asked } = await watchChooser(page, chooser)
    await openHydrated(page, service.show(login(...nodes)))
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(300)
    expect(asked).toEqual([])
  })
