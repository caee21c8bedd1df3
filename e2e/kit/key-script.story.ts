import { stopClock } from '../setup/clock.ts'
import { expect, story } from './setup/kit-story.ts'
import { button, csrf, email, hidden, info, script, submit } from './setup/nodes.ts'
import type { MadeFlow, StubService } from '../setup/stub-service.ts'

/** The service's script does not load, or loads late. */
story.beforeEach(({ service }) => {
  service.hasScript = false
})
story.afterEach(({ service }) => {
  service.hasScript = true
})

const methods = (service: StubService): MadeFlow => ({
  kind: 'login',
  nodes: [
    hidden('identifier_first', 'identifier', 'ada@example.org', { label: email }),
    csrf,
    script(service.scriptPrint),
    hidden('passkey', 'passkey_login'),
    hidden('passkey', 'passkey_challenge', '{}'),
    button('passkey', 'passkey_login_trigger', 'oryPasskeyLogin', info(1010021), { value: '' }),
    submit('password', 'method', 'password', info(1010022)),
  ],
  more: { active: 'identifier_first' },
})

const securityKey = (service: StubService): MadeFlow => ({
  kind: 'login',
  nodes: [
    csrf,
    hidden('webauthn', 'webauthn_login', ''),
    script(service.scriptPrint),
    button('webauthn', 'webauthn_login_trigger', 'oryWebAuthnLogin', info(1010008), { value: '{}' }),
  ],
  more: { requested_aal: 'aal2' },
})

story(
  'WCAG 4.1.3: after five seconds the passkey button reports an error; a late script makes it usable',
  async ({ page, service }) => {
    await stopClock(page)
    await page.goto(service.show(methods(service)))
    const entry = page.getByTestId('method/passkey')
    const error = "Passkeys couldn't be loaded. Please try again later."
    await expect(entry).toBeDisabled()
    // The code that waits has loaded.
    await page.waitForLoadState('networkidle')
    await page.clock.runFor(4_900)
    await expect(entry).toContainText('Your fingerprint, face or screen lock')
    await page.clock.runFor(200)
    await expect(entry).toContainText(error)
    await expect(entry).toBeDisabled()
    await expect(page.getByRole('status').filter({ hasText: error })).toHaveCount(1)
    await expect(page.getByTestId('method/password')).toBeEnabled()

    await page.evaluate(() => dispatchEvent(new CustomEvent('oryWebAuthnInitialized')))
    await expect(entry).toBeEnabled()
    await expect(entry).not.toContainText(error)
  },
)

story('the passkey button becomes usable at the next check after its function exists', async ({ page, service }) => {
  await stopClock(page)
  await page.goto(service.show(methods(service)))
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => Reflect.set(window, 'oryPasskeyLogin', () => {}))
  await expect(page.getByTestId('method/passkey')).toBeDisabled()
  await page.clock.runFor(100)
  await expect(page.getByTestId('method/passkey')).toBeEnabled()
})

story(
  'after a hundred checks for its function the passkey button explains the error',
  async ({ page, service, faults }) => {
    faults.expectOne(/The function "oryWebAuthnLogin" did not appear on the page within 10 s/)
    await stopClock(page)
    await page.goto(service.show(securityKey(service)))
    const key = page.getByRole('button', { name: 'Use a security key' })
    await expect(key).toBeEnabled()
    await page.evaluate(() => {
      Reflect.set(window, 'looks', 0)
      Object.defineProperty(window, 'oryWebAuthnLogin', {
        get: () => void Reflect.set(window, 'looks', Number(Reflect.get(window, 'looks')) + 1),
      })
    })
    const looks = () => page.evaluate(() => Reflect.get(window, 'looks'))
    await key.click()
    await expect(key).toBeDisabled()
    await expect.poll(looks).toBe(1)
    await page.clock.runFor(9_800)
    await expect.poll(looks).toBe(99)
    await expect(key).toBeDisabled()
    await page.clock.runFor(300)
    await expect(page.getByText("Security keys couldn't be loaded. Please try again later.")).toBeVisible()
    await expect(key).toBeEnabled()
    expect(await looks()).toBe(100)
  },
)

story('the page logs a passkey method without its node', async ({ page, service, faults }) => {
  faults.expectOne(/passkey_login_trigger/)
  const lost = page.waitForEvent(
    'console',
    (message) => message.type() === 'error' && message.text().includes('passkey'),
  )
  const { nodes, ...rest } = methods(service)
  const orphan = submit('passkey', 'method', 'passkey', info(1010021))
  await page.goto(
    service.show({
      ...rest,
      nodes: [...nodes.filter(({ attributes }) => !JSON.stringify(attributes).includes('trigger')), orphan],
    }),
  )
  expect((await lost).text()).toContain('passkey_login_trigger')
})
