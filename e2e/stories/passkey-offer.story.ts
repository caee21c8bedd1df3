import type { Page } from '@playwright/test'
import { plugIn, withoutPasskeyList } from '../kit/setup/webauthn.ts'
import { expectAccessible } from '../setup/accessible.ts'
import { expectSignedIn, leave, signUp } from '../setup/account.ts'
import { openHydrated } from '../setup/open-hydrated.ts'
import { rarelyConfirmed } from '../setup/service/settings-of-files.ts'
import { expect, needs, story } from '../setup/story.ts'

story.use({ reliesOn: rarelyConfirmed })

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
      await signUp(page, email, password)
      await openHome(page)
      await expect(offerOn(page)).toHaveCount(0)
    })

    await plugIn(page)
    // The offer needs no chunk: the router would load the page again for a lost one.
    await page.route('**/assets/passkey-offer*.js', (route) => route.abort())
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

    const signInWithKey = async (returnTo: string) => {
      await leave(page)
      await withoutPasskeyList(page)
      await openHydrated(page, `/login?return_to=${returnTo}`)
      const answered = page.waitForResponse(/\/passkey-offer/)
      await page.getByRole('button', { name: 'Use a passkey' }).click()
      await expect(page).toHaveURL(returnTo)
      await (await answered).finished()
      // The answer is drawn by the frame after the next one.
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    }

    await story.step('a device with a passkey gets no offer, whatever device signed in', async () => {
      await signInWithKey('/')
      await expect(offerOn(page)).toHaveCount(0)
      // The virtual authenticator is always one of this device.
      await page.addInitScript(() => {
        const get = navigator.credentials.get.bind(navigator.credentials)
        navigator.credentials.get = async (options) => {
          const key = await get(options)
          if (key) Object.defineProperty(key, 'authenticatorAttachment', { value: 'cross-platform' })
          return key
        }
      })
      await signInWithKey('/')
      await expect(offerOn(page)).toHaveCount(0)
    })

    await story.step('after a sign-in from another device, the page offers a passkey for this one', async () => {
      // This browser knows of no passkey any more, as one that never had one.
      await page.evaluate(() => localStorage.clear())
      await signInWithKey('/discover')
      await expect(page.getByRole('heading', { name: 'Add a passkey on this device too' })).toBeVisible()
      await page.getByRole('button', { name: 'Not now' }).click()
      await openHome(page)
      await expect(offerOn(page)).toHaveCount(0)
    })
  },
)
