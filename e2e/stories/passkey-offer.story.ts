import type { Page } from '@playwright/test'
import { plugIn } from '../kit/setup/webauthn.ts'
import { expectAccessible } from '../setup/accessible.ts'
import { expectSignedIn, fillSignIn, register, signOut } from '../setup/account.ts'
import { openHydrated } from '../setup/open-hydrated.ts'
import { expect, needs, story } from '../setup/story.ts'

story.use({ changes: { 'selfservice.flows.settings.privileged_session_max_age': '15m' } })

const password = 'drawers of warm walnut'
const day = 24 * 60 * 60_000

const offerOn = (page: Page) => page.getByTestId('passkey-offer')
const openHome = async (page: Page) => {
  await openHydrated(page, '/')
  await page.waitForLoadState('networkidle')
}

story(
  'after a sign-in with a password, Home offers a passkey; "Not now" lasts 30 days, "Never ask" for good',
  needs('the count of passkeys below /account'),
  async ({ page, context, email }) => {
    await story.step('a device without an authenticator gets no offer', async () => {
      await register(page, email, password)
      await openHome(page)
      await expect(offerOn(page)).toHaveCount(0)
    })

    const finger = await plugIn(page)
    await story.step('"Not now"', async () => {
      await openHome(page)
      await expect(page.getByRole('heading', { name: 'Sign in with one tap next time' })).toBeVisible()
      await expectAccessible(page, 'Home with the offer of a passkey')
      await page.getByRole('button', { name: 'Not now' }).click()
      await expect(offerOn(page)).toHaveCount(0)
      await page.clock.setSystemTime(Date.now() + 29 * day)
      await openHome(page)
      await expect(offerOn(page)).toHaveCount(0)
    })

    await story.step('"Never ask"', async () => {
      await page.clock.setSystemTime(Date.now() + 31 * day)
      await openHome(page)
      await page.getByRole('button', { name: 'Never ask' }).click()
      await page.clock.setSystemTime(Date.now() + 1000 * day)
      await openHome(page)
      await expect(offerOn(page)).toHaveCount(0)
    })

    await story.step('the offer leads to the settings; an account with a passkey gets none', async () => {
      await page.clock.setSystemTime(Date.now())
      await page.evaluate(() => localStorage.clear())
      await openHome(page)
      await offerOn(page).getByRole('link', { name: 'Add a passkey' }).click()
      await page.getByRole('button', { name: 'Add a passkey' }).click()
      await expect(page.getByRole('button', { name: 'Remove Chrome on Linux' })).toBeVisible()
      await openHome(page)
      await expect(offerOn(page)).toHaveCount(0)
      await expectSignedIn(context, email)
    })

    await story.step('after a sign-in with a passkey of another device, Home offers one for this device', async () => {
      await signOut(page)
      // The virtual authenticator is always one of this device.
      await page.addInitScript(() => {
        const get = navigator.credentials.get.bind(navigator.credentials)
        navigator.credentials.get = async (options) => {
          const key = await get(options)
          if (key) Object.defineProperty(key, 'authenticatorAttachment', { value: 'cross-platform' })
          return key
        }
      })
      await finger.setPresent(false)
      await openHydrated(page, '/login')
      await page.waitForLoadState('networkidle')
      await finger.setPresent(true)
      await page.getByRole('button', { name: 'Use a passkey' }).click()
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('heading', { name: 'Add a passkey on this device too' })).toBeVisible()
      await page.getByRole('button', { name: 'Not now' }).click()
      await openHome(page)
      await expect(offerOn(page)).toHaveCount(0)
    })
  },
)

story(
  'passkey providers learn the passkeys of the account, its name, and a passkey that the service does not know',
  needs('the count of passkeys below /account'),
  async ({ page, email }) => {
    const told: [string, Record<string, unknown>][] = []
    await page.exposeFunction('tell', (what: string, about: Record<string, unknown>) => void told.push([what, about]))
    await page.addInitScript(() => {
      const tell = Reflect.get(window, 'tell') as (what: string, about: unknown) => Promise<void>
      for (const what of ['signalAllAcceptedCredentials', 'signalCurrentUserDetails', 'signalUnknownCredential'])
        Object.defineProperty(PublicKeyCredential, what, { value: (about: unknown) => tell(what, about) })
    })
    const lastOf = (what: string) => told.findLast(([name]) => name === what)?.[1]
    const finger = await plugIn(page)
    await register(page, email, password)
    await openHydrated(page, '/settings')
    await expect.poll(() => lastOf('signalAllAcceptedCredentials')?.['allAcceptedCredentialIds']).toEqual([])

    await page.getByRole('button', { name: 'Add a passkey' }).click()
    const remove = page.getByRole('button', { name: 'Remove Chrome on Linux' })
    await expect(remove).toBeVisible()
    const id = Buffer.from((await remove.getAttribute('value')) ?? '', 'hex').toString('base64url')
    await expect.poll(() => lastOf('signalAllAcceptedCredentials')?.['allAcceptedCredentialIds']).toEqual([id])
    await expect.poll(() => lastOf('signalCurrentUserDetails')).toMatchObject({ rpId: 'localhost', name: email })

    await remove.click()
    await expect.poll(() => lastOf('signalAllAcceptedCredentials')?.['allAcceptedCredentialIds']).toEqual([])

    await story.step('the removed passkey is refused, and only then is it unknown', async () => {
      await signOut(page)
      // The list of the browser would pick the passkey at once.
      await finger.setPresent(false)
      await openHydrated(page, '/login')
      await fillSignIn(page, email, 'a wrong password')
      await expect(page.getByText('Wrong email or password.')).toBeVisible()
      expect(lastOf('signalUnknownCredential')).toBeUndefined()
      await page.waitForLoadState('networkidle')
      await finger.setPresent(true)
      await page.getByRole('button', { name: 'Use a passkey' }).click()
      await expect.poll(() => lastOf('signalUnknownCredential')).toEqual({ rpId: 'localhost', credentialId: id })
    })
  },
)
