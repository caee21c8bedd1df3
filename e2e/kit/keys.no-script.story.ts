import type { Page } from '@playwright/test'
import { expect, story } from './setup/kit-story.ts'
import { button, csrf, email, hidden, info, script, submit, text } from './setup/nodes.ts'

/** Playwright does not search the text of noscript elements. */
async function expectSaid(page: Page): Promise<void> {
  const said = page.locator('noscript p')
  await expect(said).toBeVisible()
  await expect(said).toContainText('This needs JavaScript.')
}

story(
  'without a script security keys explain why they do not work, and other methods work',
  async ({ page, service }) => {
    service.judge(() => ({ leave: '/shop' }))
    await page.goto(
      service.show({
        kind: 'login',
        nodes: [
          hidden('identifier_first', 'identifier', 'ada@example.org', { label: email }),
          csrf,
          script(service.scriptPrint),
          hidden('passkey', 'passkey_login'),
          hidden('passkey', 'passkey_challenge', '{}'),
          button('passkey', 'passkey_login_trigger', 'oryPasskeyLogin', info(1010021), { value: '' }),
          submit('code', 'method', 'code', info(1010015)),
        ],
        more: { active: 'identifier_first' },
      }),
    )
    await expect(page.getByTestId('method/passkey')).toBeDisabled()
    await expectSaid(page)
    await page.getByTestId('method/code').click()
    await expect(page).toHaveURL('/shop')
  },
)

story('without a script the settings page marks the sections that need one', async ({ page, service }) => {
  await page.goto(
    service.show({
      kind: 'settings',
      nodes: [
        csrf,
        script(service.scriptPrint),
        text('webauthn', 'webauthn_register_displayname', info(1050013), { value: '' }),
        button('webauthn', 'webauthn_register_trigger', 'oryWebAuthnRegistration', info(1050012), { value: '{}' }),
      ],
      more: { identity: { id: 'i1', traits: {} } },
    }),
  )
  await expect(page.getByRole('button', { name: 'Add a security key' })).toBeDisabled()
  await expectSaid(page)
})
