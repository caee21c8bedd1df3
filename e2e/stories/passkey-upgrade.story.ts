import type { Page } from '@playwright/test'
import { answerUpgrade } from '../kit/setup/conditional-create.ts'
import { plugIn, withoutPasskeyList } from '../kit/setup/webauthn.ts'
import { expectAccessible } from '../setup/accessible.ts'
import { expectSignedIn, fillSignIn, leave, signUp } from '../setup/account.ts'
import { openHydrated } from '../setup/open-hydrated.ts'
import { rarelyConfirmed } from '../setup/service/settings-of-files.ts'
import { expect, needs, story } from '../setup/story.ts'

story.use({ reliesOn: rarelyConfirmed })

const password = 'drawers of warm walnut'
const offerOn = (page: Page) => page.getByTestId('passkey-offer')
const upgradeOn = (page: Page) => page.getByTestId('passkey-upgraded')

story(
  'after a sign-in with a password, a browser with conditional create makes a passkey by itself; it is in the settings and signs in',
  needs('the count of passkeys below /account'),
  async ({ page, context, email }) => {
    await plugIn(page)
    const asked = await answerUpgrade(page, 'made')
    await signUp(page, email, password)
    await openHydrated(page, '/')
    await expect(
      page.getByRole('status').getByRole('heading', { name: 'This device now has a passkey for your account' }),
    ).toBeVisible()
    await expect(offerOn(page)).toHaveCount(0)
    expect(asked).toEqual(['conditional'])
    await expectAccessible(page, 'Home after an automatic passkey')

    await story.step('the way to the settings shows the passkey under its name', async () => {
      await page.getByRole('link', { name: 'See your passkeys' }).click()
      await expect(page.getByRole('button', { name: 'Remove Chrome on Linux' })).toBeVisible()
    })

    await story.step('the passkey signs in', async () => {
      await leave(page)
      await withoutPasskeyList(page)
      await openHydrated(page, '/login')
      await page.getByRole('button', { name: 'Use a passkey' }).click()
      await expect(page).toHaveURL('/')
      await expectSignedIn(context, email)
    })
  },
)

story(
  'a refused conditional create changes nothing: the offer stays, no passkey exists, and the same sign-in asks once',
  needs('the count of passkeys below /account'),
  async ({ page, email }) => {
    await plugIn(page)
    const asked = await answerUpgrade(page, 'refused')
    await signUp(page, email, password)
    await openHydrated(page, '/')
    await expect(offerOn(page)).toBeVisible()
    await expect.poll(() => asked).toEqual(['conditional'])
    await expect(upgradeOn(page)).toHaveCount(0)
    await openHydrated(page, '/')
    await page.waitForLoadState('networkidle')
    await expect(offerOn(page)).toBeVisible()
    expect(asked).toEqual(['conditional'])
    await openHydrated(page, '/settings')
    await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Remove Chrome on Linux' })).toHaveCount(0)

    await story.step('the next sign-in with a password asks again', async () => {
      await leave(page)
      await openHydrated(page, '/login')
      await fillSignIn(page, email, password)
      await expect(page).toHaveURL('/')
      await expect.poll(() => asked).toEqual(['conditional', 'conditional'])
    })
  },
)

story(
  'a browser without conditional create and a user who said "Never ask" are not asked for a passkey',
  needs('the count of passkeys below /account'),
  async ({ page, email, openBrowser }) => {
    await plugIn(page)
    const asked = await answerUpgrade(page, 'none')
    await signUp(page, email, password)
    await openHydrated(page, '/')
    await expect(offerOn(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])

    const other = await (await openBrowser()).newPage()
    await plugIn(other)
    const askedThere = await answerUpgrade(other, 'made')
    await other.addInitScript(() => localStorage.setItem('passkey-offer', 'never'))
    await openHydrated(other, '/login')
    await fillSignIn(other, email, password)
    await expect(other).toHaveURL('/')
    await other.waitForLoadState('networkidle')
    expect(askedThere).toEqual([])
    await expect(upgradeOn(other)).toHaveCount(0)
  },
)

story(
  'a passkey that the service refuses after a conditional create is reported to its provider, and the offer stays',
  needs('the count of passkeys below /account'),
  async ({ page, email }) => {
    await plugIn(page)
    await answerUpgrade(page, 'made')
    const unknown: string[] = []
    await page.exposeFunction('noteUnknown', (id: string) => void unknown.push(id))
    await page.addInitScript(() => {
      const note = Reflect.get(window, 'noteUnknown') as (id: string) => Promise<void>
      Object.defineProperty(PublicKeyCredential, 'signalUnknownCredential', {
        value: ({ credentialId }: { credentialId: string }) => note(credentialId),
      })
    })
    await signUp(page, email, password)
    // The settings flow is gone when the answer arrives.
    await page.route(/\/self-service\/settings\?flow=/, (route) =>
      route.continue({
        url: route
          .request()
          .url()
          .replace(/flow=.*/, 'flow=00000000-0000-4000-8000-000000000000'),
      }),
    )
    await openHydrated(page, '/')
    await expect.poll(() => unknown.length).toBe(1)
    await expect(offerOn(page)).toBeVisible()
    await expect(upgradeOn(page)).toHaveCount(0)
    await page.unrouteAll()
    await openHydrated(page, '/settings')
    await expect(page.getByRole('button', { name: 'Remove Chrome on Linux' })).toHaveCount(0)
  },
)

story(
  'without the script of the automatic passkey, the offer stays',
  needs('the count of passkeys below /account'),
  async ({ page, email, faults }) => {
    faults.expectOne(/net::ERR_FAILED/)
    await plugIn(page)
    const asked = await answerUpgrade(page, 'made')
    await signUp(page, email, password)
    const lost: string[] = []
    await page.route('**/assets/upgrade*.js', (route) => {
      lost.push(route.request().url())
      return route.abort()
    })
    await openHydrated(page, '/')
    await expect.poll(() => lost.length).toBeGreaterThan(0)
    await expect(offerOn(page).getByRole('link', { name: 'Add a passkey' })).toBeVisible()
    expect(asked).toEqual([])
  },
)

story(
  'a conditional create that waits does not keep the settings from opening their dialog',
  needs('the count of passkeys below /account'),
  async ({ page, email }) => {
    // The virtual authenticator never answers a conditional create.
    await plugIn(page)
    await signUp(page, email, password)
    const asked = page.waitForResponse((answer) => answer.url().endsWith('/self-service/settings/browser'))
    await openHydrated(page, '/')
    await asked
    await expect(offerOn(page)).toBeVisible()
    await page.getByRole('link', { name: 'Profile' }).click()
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await expect(page.getByRole('button', { name: 'Remove Chrome on Linux' })).toBeVisible()
  },
)
