import { expectAccessible } from '../setup/accessible.ts'
import { openHydrated } from '../setup/open-hydrated.ts'
import type { MadeFlow } from '../setup/stub-service.ts'
import { expect, story } from './setup/kit-story.ts'
import { csrf, email, hidden, info, submit, text } from './setup/nodes.ts'

const provider = (id: string, group: 'oidc' | 'saml' = 'oidc') =>
  submit(group, 'provider', id, info(1010002, { provider: id }))
const known = hidden('identifier_first', 'identifier', 'ada@example.org', { label: email })
const typed = text('default', 'identifier', email)
const password = [
  text('password', 'password', info(1070001), { type: 'password' }),
  submit('password', 'method', 'password', info(1010022)),
]
const login = (...nodes: MadeFlow['nodes']): MadeFlow => ({ kind: 'login', nodes: [csrf, ...nodes] })

const steps: readonly { readonly says: string; readonly flow: MadeFlow; readonly sends: object }[] = [
  { says: 'one page', flow: login(provider('google'), typed, ...password), sends: { method: 'password' } },
  {
    says: 'the first of two steps',
    flow: login(
      provider('acme', 'saml'),
      text('identifier_first', 'identifier', email),
      submit('identifier_first', 'method', 'identifier_first', info(1070009)),
    ),
    sends: { method: 'identifier_first' },
  },
  {
    says: 'a list of methods below the address',
    flow: { ...login(provider('google'), typed, ...password), more: { refresh: true } },
    sends: { csrf_token: 'guard' },
  },
  { says: 'a form without another button', flow: login(provider('google'), typed), sends: { csrf_token: 'guard' } },
]

for (const { says, flow, sends } of steps)
  story(`${says}: Enter in a field presses no provider`, async ({ page, service, javaScriptEnabled }) => {
    const path = service.show(flow)
    const fields = page.locator('input:is([type=text], [type=password])')
    const open = () => (javaScriptEnabled ? openHydrated(page, path) : page.goto(path))
    await open()
    const count = await fields.count()
    expect(count).toBeGreaterThan(0)
    for (let place = 0; place < count; place++) {
      service.judge(() => ({ leave: '/shop' }))
      await open()
      await fields.nth(place).fill('ada')
      await fields.nth(place).press('Enter')
      await expect(page).toHaveURL('/shop')
      expect(service.submissions).toMatchObject([{ fields: sends }])
      expect(service.submissions[0]?.fields).not.toHaveProperty('provider')
    }
  })

story(
  'the twin of the primary button is no tab stop and is not heard',
  async ({ page, service, javaScriptEnabled }) => {
    const path = service.show(login(provider('google'), typed, ...password))
    await (javaScriptEnabled ? openHydrated(page, path) : page.goto(path))
    await expect(page.locator('button[name=method][value=password]')).toHaveCount(2)
    await expect(page.getByTestId('login-flow').getByRole('button', { name: /google|^Sign in/ })).toHaveCount(2)
    await page.getByRole('button', { name: 'Continue with google' }).focus()
    await page.keyboard.press('Shift+Tab')
    await expect(page.locator('button[aria-hidden]')).not.toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Continue with google' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('Email')).toBeFocused()
    if (javaScriptEnabled) await expectAccessible(page, 'providers in the form')
  },
)

story('answers of earlier steps go with a provider’s press', async ({ page, service, javaScriptEnabled }) => {
  service.judge(() => ({ leave: '/shop' }))
  const path = service.show({
    kind: 'registration',
    nodes: [
      csrf,
      hidden('profile', 'traits.email', 'ada@example.org'),
      hidden('profile', 'traits.name.first', 'Ada'),
      hidden('profile', 'traits.tos', 'true'),
      submit('oidc', 'provider', 'google', info(1040002, { provider: 'google' })),
      ...password,
      submit('profile', 'screen', 'previous', info(1040006)),
    ],
  })
  await (javaScriptEnabled ? openHydrated(page, path) : page.goto(path))
  await page.getByRole('button', { name: /google/ }).click()
  await expect(page).toHaveURL('/shop')
  const { fields } = service.submissions[0] ?? {}
  expect(fields).toMatchObject(
    javaScriptEnabled
      ? { provider: 'google', traits: { email: 'ada@example.org', name: { first: 'Ada' }, tos: 'true' } }
      : { provider: 'google', 'traits.email': 'ada@example.org', 'traits.name.first': 'Ada', 'traits.tos': 'true' },
  )
})

story('the known address goes with a provider’s press', async ({ page, service, javaScriptEnabled }) => {
  service.judge(() => ({ leave: '/shop' }))
  const path = service.show(login(provider('google'), known, ...password))
  await (javaScriptEnabled ? openHydrated(page, path) : page.goto(path))
  await page.getByRole('button', { name: /google/ }).click()
  await expect(page).toHaveURL('/shop')
  expect(service.submissions).toMatchObject([{ fields: { provider: 'google', identifier: 'ada@example.org' } }])
})

story('a link to google or github asks which account', async ({ page, service, javaScriptEnabled }) => {
  const path = service.show({
    kind: 'settings',
    nodes: [
      csrf,
      submit('oidc', 'link', 'github', info(1050002, { provider: 'GitHub' })),
      submit('oidc', 'link', 'acme', info(1050002, { provider: 'Acme' })),
      submit('oidc', 'unlink', 'google', info(1050003, { provider: 'Google' })),
    ],
    more: { identity: { id: 'i1', traits: {} } },
  })
  for (const { name, asks } of [
    { name: 'Connect GitHub', asks: true },
    { name: 'Connect Acme', asks: false },
    { name: 'Disconnect Google', asks: false },
  ]) {
    service.judge(() => ({ leave: '/shop' }))
    await (javaScriptEnabled ? openHydrated(page, path) : page.goto(path))
    await page.getByRole('button', { name }).click()
    await expect(page).toHaveURL('/shop')
    const sent = JSON.stringify(service.submissions[0]?.fields)
    expect(sent.includes('select_account'), sent).toBe(asks)
    expect(service.submissions[0]?.fields).toMatchObject({ csrf_token: 'guard' })
  }
})
