import type { Page } from '@playwright/test'
import { startOpenIdPartner, type OpenIdPartner } from '../../examples/partners/openid-partner.ts'
import { partnerClient } from '../../examples/partners/partner-client.ts'
import { expectSignedIn, signOut, signUp } from '../setup/account.ts'
import { openAccountList, type AccountList } from '../setup/chooser/account-list.ts'
import { shippedMapper } from '../setup/provider-story.ts'
import { openHydrated } from '../setup/open-hydrated.ts'
import { anywhere, expect, needs, story } from '../setup/story.ts'

// FedCM with a browser's own chooser (docs/contract/providers-and-oauth2.md §C).

const ours = needs('the account chooser')

interface ChooserFixtures {
  readonly provider: { readonly partner: OpenIdPartner; readonly accounts: AccountList }
}

const chooserStory = story.extend<object, ChooserFixtures>({
  provider: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- the runner reads the fixtures from the pattern
    async ({}, give) => {
      const partner = await startOpenIdPartner()
      const accounts = await openAccountList(partner)
      await give({ partner, accounts })
      await Promise.all([partner.close(), accounts.close()])
    },
    { scope: 'worker' },
  ],
  changes: [
    async ({ provider: { partner, accounts } }, give) =>
      give({
        'selfservice.methods.oidc.enabled': true,
        'selfservice.methods.oidc.config.providers': [
          {
            id: 'partner',
            provider: 'generic',
            label: 'OpenID partner',
            issuer_url: partner.origin,
            mapper_url: shippedMapper('generic.jsonnet'),
            fedcm_config_url: accounts.configUrl,
            client_id: partnerClient.id,
            client_secret: partnerClient.secret,
          },
        ],
        'selfservice.flows.registration.after.oidc.hooks': [{ hook: 'session' }],
        // Passkeys in the autofill list go before the chooser.
        'selfservice.methods.passkey.enabled': false,
      }),
    { scope: 'worker' },
  ],
})

/** Lets the browser's automation act in each dialog of the chooser; returns the types of the dialogs. */
async function actInChooser(page: Page, act: 'select' | 'dismiss'): Promise<readonly string[]> {
  const shown: string[] = []
  const browser = await page.context().newCDPSession(page)
  await browser.send('FedCm.enable', { disableRejectionDelay: true })
  browser.on('FedCm.dialogShown', ({ dialogId, dialogType }) => {
    shown.push(dialogType)
    void (act === 'select'
      ? browser.send('FedCm.selectAccount', { dialogId, accountIndex: 0 })
      : browser.send('FedCm.dismissDialog', { dialogId }))
  })
  return shown
}

chooserStory(
  'an account of the chooser signs up, and is asked again after a logout',
  ours,
  async ({ page, email, provider }) => {
    provider.accounts.person = { subject: email, name: 'Mira Sandoval', email, isProved: true, hasSecondFactor: false }
    const shown = await actInChooser(page, 'select')
    await page.goto('/login')
    await page.waitForURL('/')
    await expectSignedIn(page.context(), email)
    expect(shown).toEqual(['AccountChooser'])

    await signOut(page)
    await page.goto('/login')
    await page.waitForURL('/')
    await expectSignedIn(page.context(), email)
    expect(shown).toEqual(['AccountChooser', 'AccountChooser'])
  },
)

chooserStory(
  'what the provider does not tell is asked on the page of sign-up',
  ours,
  async ({ page, email, provider }) => {
    provider.accounts.person = { subject: email, name: 'Noor Haddad', isProved: false, hasSecondFactor: false }
    await actInChooser(page, 'select')
    await page.goto('/registration')
    await expect(page.getByRole('button', { name: 'Finish signing up' })).toBeVisible()
    await expect(page.getByLabel('Name')).toHaveValue('Noor Haddad')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Finish signing up' }).click()
    await page.waitForURL('/')
    await expectSignedIn(page.context(), email)
  },
)

chooserStory(
  'a closed chooser leaves the page as it was, and does not come back',
  ours,
  async ({ page, email, provider, faults }) => {
    faults.expectOne(/Prompt dismissed/)
    provider.accounts.person = { subject: email, name: 'Ida', email, isProved: true, hasSecondFactor: false }
    const shown = await actInChooser(page, 'dismiss')
    await page.goto('/login')
    await expect.poll(() => shown).toEqual(['AccountChooser'])
    await page.getByLabel('Email').fill(email)
    await expect(page.getByRole('alert')).toBeEmpty()
    await page.goto('/login', { waitUntil: 'networkidle' })
    await page.waitForTimeout(300)
    expect(shown).toEqual(['AccountChooser'])
    await expect(page).toHaveURL(/\/login\?flow=/)
  },
)

story('a logout asks the browser to sign in no user by itself', anywhere, async ({ page, email }) => {
  await signUp(page, email, 'drawers of warm walnut')
  await page.addInitScript(() => {
    navigator.credentials.preventSilentAccess = () => {
      sessionStorage.setItem('prevented', location.pathname)
      return Promise.resolve()
    }
  })
  await openHydrated(page, '/logout')
  await page.getByTestId('logout').click()
  await page.waitForURL(({ pathname }) => pathname !== '/logout')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('prevented'))).toBe('/logout')
})
