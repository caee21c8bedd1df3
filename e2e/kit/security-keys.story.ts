import { expect, story } from './setup/kit-story.ts'
import { KeyRing, plugIn } from './setup/webauthn.ts'
import { button, csrf, hidden, info, script, submit, text } from './setup/nodes.ts'
import type { MadeFlow, StubService } from '../setup/stub-service.ts'

const settings = (nodes: MadeFlow['nodes']): MadeFlow => ({
  kind: 'settings',
  nodes: [csrf, ...nodes],
  more: {
    identity: {
      id: 'i1',
      schema_id: 'default',
      schema_url: 'http://localhost/schemas/default',
      state: 'active',
      traits: { email: 'ada@example.org' },
      metadata_public: null,
      organization_id: null,
    },
  },
})

/** Settings with a security key and a passkey to add: two ceremonies on one page. */
const toAdd = async (service: StubService, ring: KeyRing, which: 'webauthn' | 'passkey') =>
  settings([
    text('webauthn', 'webauthn_register_displayname', info(1050013), { value: '' }),
    hidden('webauthn', 'webauthn_register', ''),
    button('webauthn', 'webauthn_register_trigger', 'oryWebAuthnRegistration', info(1050012), {
      value: which === 'webauthn' ? JSON.stringify(await ring.toCreate('ada@example.org')) : '{}',
    }),
    script(service.scriptPrint),
    button('passkey', 'passkey_register_trigger', 'oryPasskeySettingsRegistration', info(1050019), { value: '' }),
    hidden('passkey', 'passkey_settings_register'),
    hidden(
      'passkey',
      'passkey_create_data',
      which === 'passkey' ? JSON.stringify(await ring.toCreate('ada@example.org')) : '{}',
    ),
  ])

const secondFactor = async (service: StubService, ring: KeyRing, more: object): Promise<MadeFlow> => ({
  kind: 'login',
  nodes: [
    csrf,
    hidden('default', 'identifier', 'ada@example.org'),
    hidden('webauthn', 'webauthn_login', ''),
    script(service.scriptPrint),
    button('webauthn', 'webauthn_login_trigger', 'oryWebAuthnLogin', info(1010008), {
      value: JSON.stringify(await ring.toGet()),
    }),
  ],
  more,
})

for (const [way, more] of [
  ['a second step', { requested_aal: 'aal2' }],
  ['a confirmation', { refresh: true }],
] as const) {
  story(`a security key that was added in the settings signs in by ${way}`, async ({ page, server, service }) => {
    await plugIn(page)
    const ring = new KeyRing(server.origin)
    service.judge(async ({ fields }) => ({
      leave: (await ring.believesNew(fields['webauthn_register'])) ? '/shop' : '/nowhere',
    }))
    await page.goto(service.show(await toAdd(service, ring, 'webauthn')))
    await page.getByLabel('Name for this key').fill('Desk key')
    await page.getByRole('button', { name: 'Add a security key' }).click()
    await expect(page).toHaveURL('/shop#s-webauthn-in')
    expect(service.submissions).toMatchObject([
      { isPlain: true, fields: { csrf_token: 'guard', webauthn_register_displayname: 'Desk key' } },
    ])

    service.judge(async ({ fields }) => ({
      leave: (await ring.believes(fields['webauthn_login'])) ? '/discover' : '/nowhere',
    }))
    await page.goto(service.show(await secondFactor(service, ring, more)))
    await page.getByRole('button', { name: 'Use a security key' }).click()
    await expect(page).toHaveURL('/discover')
  })
}

story('the settings add a passkey, and refuse one that is registered already', async ({ page, server, service }) => {
  await plugIn(page)
  const ring = new KeyRing(server.origin)
  service.judge(async ({ fields }) => ({
    leave: (await ring.believesNew(fields['passkey_settings_register'])) ? '/shop' : '/nowhere',
  }))
  await page.goto(service.show(await toAdd(service, ring, 'passkey')))
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page).toHaveURL('/shop#s-passkey-in')

  await page.goto(service.show(await toAdd(service, ring, 'passkey')))
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('This device already has a passkey for your account.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add a security key' })).toBeEnabled()
})

story('a failed security key opens no alert dialog, and shows a notice', async ({ page, server, service }) => {
  const alerts: string[] = []
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message())
    void dialog.dismiss()
  })
  const key = await plugIn(page)
  await key.setVerified(false)
  await page.goto(service.show(await toAdd(service, new KeyRing(server.origin), 'webauthn')))
  await page.getByRole('button', { name: 'Add a security key' }).click()
  await expect(
    page.getByText('Nothing was saved: the request was canceled or no security key was found.'),
  ).toBeVisible()
  expect(alerts).toEqual([])
  // After the ceremony, `alert` works again.
  await page.evaluate(() => alert('later'))
  expect(alerts).toEqual(['later'])
})

story('the settings remove credentials, and explain why the last one stays', async ({ page, service }) => {
  const label = info(1050018, { display_name: 'Desk key', added_at_unix: 1_787_000_000 })
  service.judge(() => ({ show: settings([]) }))
  await page.goto(
    service.show(
      settings([
        submit('webauthn', 'webauthn_remove', '0a', label),
        submit('passkey', 'passkey_remove', '0b', info(1050020, { display_name: 'Phone' }), { disabled: true }),
      ]),
    ),
  )
  const kept = page.getByRole('button', { name: 'Remove Phone' })
  await expect(kept).toBeDisabled()
  await expect(kept).toHaveAccessibleDescription(
    'This is your last sign-in method. Add another one before you remove it.',
  )
  await page.getByRole('button', { name: 'Remove Desk key' }).click()
  await expect(page.getByRole('button', { name: 'Remove Desk key' })).toHaveCount(0)
  expect(service.submissions).toMatchObject([{ fields: { webauthn_remove: '0a', method: 'webauthn' } }])
})
