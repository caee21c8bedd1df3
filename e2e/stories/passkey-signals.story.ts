import type { Page } from '@playwright/test'
import { plugIn, withoutPasskeyList } from '../kit/setup/webauthn.ts'
import { fillSignIn, leave, signUp, signUpVerified, verify } from '../setup/account.ts'
import { openHydrated } from '../setup/open-hydrated.ts'
import { rarelyConfirmed } from '../setup/service/settings-of-files.ts'
import { expect, needs, story } from '../setup/story.ts'

story.use({ reliesOn: rarelyConfirmed })

const password = 'drawers of warm walnut'

type About = Readonly<Record<string, unknown>>

/** What the page tells passkey providers (Signal API), from now on. */
async function listen(page: Page) {
  const told: [string, About][] = []
  await page.exposeFunction('tell', (what: string, about: About) => void told.push([what, about]))
  await page.addInitScript(() => {
    const tell = Reflect.get(window, 'tell') as (what: string, about: unknown) => Promise<void>
    for (const what of ['signalAllAcceptedCredentials', 'signalCurrentUserDetails', 'signalUnknownCredential'])
      Object.defineProperty(PublicKeyCredential, what, { value: (about: unknown) => tell(what, about) })
  })
  const lastOf = (what: string) => told.findLast(([name]) => name === what)?.[1]
  return {
    forget: () => void told.splice(0),
    accepted: () => lastOf('signalAllAcceptedCredentials')?.['allAcceptedCredentialIds'],
    user: () => lastOf('signalCurrentUserDetails'),
    unknown: () => lastOf('signalUnknownCredential'),
  }
}

story(
  'passkey providers learn the passkeys of the account, its name, and a passkey that the service does not know',
  needs('the count of passkeys below /account'),
  async ({ page, email }) => {
    const providers = await listen(page)
    await plugIn(page)
    await signUp(page, email, password)
    await openHydrated(page, '/settings')
    await expect.poll(providers.accepted).toEqual([])

    await page.getByRole('button', { name: 'Add a passkey' }).click()
    const remove = page.getByRole('button', { name: 'Remove Chrome on Linux' })
    await expect(remove).toBeVisible()
    const id = Buffer.from((await remove.getAttribute('value')) ?? '', 'hex').toString('base64url')
    await expect.poll(providers.accepted).toEqual([id])
    await expect.poll(providers.user).toMatchObject({ rpId: 'localhost', name: email })

    await story.step('after a new name of the passkey, the same passkey and user are told again', async () => {
      providers.forget()
      await page.getByText('Rename', { exact: true }).click()
      await page.getByRole('textbox', { name: 'Name' }).and(page.locator('[name="name"]')).fill('Study laptop')
      await page.getByRole('button', { name: 'Save name' }).click()
      await expect(page.getByRole('button', { name: 'Remove Study laptop' })).toBeVisible()
      await expect.poll(providers.accepted).toEqual([id])
      await expect.poll(providers.user).toMatchObject({ rpId: 'localhost', name: email })
    })

    await page.getByRole('button', { name: 'Remove Study laptop' }).click()
    await expect.poll(providers.accepted).toEqual([])

    await story.step('the removed passkey is refused, and only then is it unknown', async () => {
      await leave(page)
      await withoutPasskeyList(page)
      await openHydrated(page, '/login')
      await fillSignIn(page, email, 'a wrong password')
      await expect(page.getByText('Wrong email or password.')).toBeVisible()
      expect(providers.unknown()).toBeUndefined()
      await page.getByRole('button', { name: 'Use a passkey' }).click()
      await expect.poll(providers.unknown).toEqual({ rpId: 'localhost', credentialId: id })
    })
  },
)

story(
  'passkey providers learn the new address of an account once it is proved',
  needs('an address that waits for its proof, as ACCOUNT_RULES=safe'),
  async ({ page, email, mailbox }) => {
    const next = `new.${email}`
    const providers = await listen(page)
    await plugIn(page)
    await signUpVerified(page, mailbox, email, password)
    await openHydrated(page, '/settings')
    await expect.poll(providers.user).toMatchObject({ name: email })
    await page.locator('[name="traits.email"]').fill(next)
    await page.locator('form:has([name="traits.email"])').getByRole('button', { name: 'Save' }).click()
    await page.waitForURL(/\/verification\?flow=/)
    await verify(page, mailbox, next)
    await openHydrated(page, '/settings')
    await expect.poll(providers.user).toMatchObject({ name: next })
  },
)
