import { plugIn } from '../kit/setup/webauthn.ts'
import { signUp } from '../setup/account.ts'
import { openHydrated } from '../setup/open-hydrated.ts'
import { rarelyConfirmed } from '../setup/service/settings-of-files.ts'
import { expect, needs, story } from '../setup/story.ts'

story.use({ reliesOn: rarelyConfirmed })

const password = 'drawers of warm walnut'

story(
  'a passkey’s dialog that ends after its time limit says that it took too long, and the next try adds the passkey',
  needs('its own words for the end of a dialog'),
  async ({ page, email }) => {
    const finger = await plugIn(page)
    // The browser's dialog ends after a second, and the page's clock moves by its five minutes.
    await page.addInitScript(() => {
      const create = navigator.credentials.create.bind(navigator.credentials)
      navigator.credentials.create = (options) =>
        create({ ...(options?.publicKey && { publicKey: { ...options.publicKey, timeout: 1000 } }) })
    })
    await signUp(page, email, password)
    await openHydrated(page, '/settings')
    await finger.setPresent(false)
    const add = page.getByRole('button', { name: 'Add a passkey' })
    await add.click()
    await expect(add).toBeDisabled()
    await page.clock.setSystemTime(Date.now() + 301_000)
    const late = page.getByText('This took too long. Try again when your device is ready.')
    await expect(late).toBeVisible({ timeout: 20_000 })

    await finger.setPresent(true)
    await add.click()
    await expect(page.getByRole('button', { name: 'Remove Chrome on Linux' })).toBeVisible()
  },
)

story(
  'a browser without passkeys says so after a press on the button',
  needs('its own words for the end of a dialog'),
  async ({ page, email }) => {
    await page.addInitScript(() => void Reflect.deleteProperty(window, 'PublicKeyCredential'))
    await signUp(page, email, password)
    await openHydrated(page, '/settings')
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await expect(page.getByText("This browser can't use passkeys. Update it or use another device.")).toBeVisible()
  },
)

story(
  'without a connection, the button for a passkey says so and works again once there is one',
  needs('its own words for the end of a dialog'),
  async ({ page, context, email, faults }) => {
    faults.expectLoss()
    faults.expectOne(/The function "oryPasskeySettingsRegistration" did not appear/)
    await plugIn(page)
    await signUp(page, email, password)
    await page.route(/webauthn\.js/, (route) => route.abort())
    await page.clock.install()
    await openHydrated(page, '/settings')
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await page.clock.runFor(10_500)
    await expect(page.getByText('Nothing was saved: you seem to be offline. Try again.')).toBeVisible()

    await context.setOffline(false)
    await page.unroute(/webauthn\.js/)
    await openHydrated(page, '/settings')
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await expect(page.getByRole('button', { name: 'Remove Chrome on Linux' })).toBeVisible()
  },
)
