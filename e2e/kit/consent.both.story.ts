import { expectAccessible } from '../setup/accessible.ts'
import { sessionCookie } from './setup/consent-server.ts'
import { expect, story } from './setup/kit-story.ts'

const path = '/consent?consent_challenge=c1'
const badGateway = /\b502\b/

story.beforeEach(async ({ context, provider }) => {
  provider.decisions.length = 0
  provider.logouts.length = 0
  provider.isDown = false
  await context.addCookies([{ ...sessionCookie, url: provider.origin }])
})

story('a consent grants the ticked scopes of the request', async ({ page, provider }) => {
  await page.goto(provider.origin + path)
  await expect(page).toHaveTitle('Authorize Kunstkammer Atlas · Collect Everything')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Authorize Kunstkammer Atlas')
  await expect(page.getByText('As ada@example.org')).toBeVisible()
  await expect(page.getByText('Make sure you trust Kunstkammer Atlas')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute(
    'href',
    'https://album.example/privacy',
  )
  await expect(page.getByRole('link', { name: 'Terms of service' })).toBeVisible()

  const scopes = page.getByRole('group', { name: 'It asks for' }).getByRole('checkbox')
  await expect(scopes).toHaveCount(5)
  for (const scope of await scopes.all()) await expect(scope).toBeChecked()
  await page.getByRole('checkbox', { name: "Access while you're away" }).uncheck()
  await page.getByRole('checkbox', { name: 'album:read' }).uncheck()
  await page.getByRole('checkbox', { name: 'Remember my decision' }).check()
  await page.getByRole('button', { name: 'Allow' }).click()
  await expect(page).toHaveURL(`${provider.origin}/logout?decided=accept`)
  expect(provider.decisions).toEqual([
    { decision: 'accept', grantScope: ['openid', 'profile', 'email'], remember: true },
  ])
})

story('a refused consent grants nothing', async ({ page, provider }) => {
  await page.goto(provider.origin + path)
  await page.getByRole('button', { name: 'Deny' }).click()
  await expect(page).toHaveURL(`${provider.origin}/logout?decided=reject`)
  expect(provider.decisions).toEqual([{ decision: 'reject' }])
})

story('the two buttons of a consent are side by side', async ({ page, provider }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(provider.origin + path)
  const [allow, deny] = await Promise.all(
    ['Allow', 'Deny'].map((name) => page.getByRole('button', { name }).boundingBox()),
  )
  expect(allow?.y).toBe(deny?.y)
  expect(allow?.width).toBe(deny?.width)
})

story('a page of another site cannot decide a consent', async ({ page, provider, javaScriptEnabled }) => {
  await page.route('https://evil.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<form method="post" action="${provider.origin}/consent/decision">
        <input name="consent_challenge" value="c1"><input name="action" value="accept">
        <input name="csrf_token" value="${'a'.repeat(32)}"><button>Win</button></form>`,
    }),
  )
  await page.goto('https://evil.example/')
  await page.getByRole('button', { name: 'Win' }).click()
  await page.waitForURL((url) => url.origin === provider.origin)
  expect(provider.decisions, `with${javaScriptEnabled === false ? 'out' : ''} a script`).toEqual([])
})

story('a consent starts with the earlier answers and marks what is new', async ({ page, provider }) => {
  await page.goto(`${provider.origin}/consent?consent_challenge=again`)
  await expect(page.getByRole('checkbox', { name: 'Identity' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Email' })).not.toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Profile New' })).toBeChecked()
})

story('a request for another account leads to the sign-in page and back', async ({ page, provider, context }) => {
  const response = await page.goto(`${provider.origin}/consent?consent_challenge=other`)
  expect(response?.status()).toBe(403)
  await expect(page.getByTestId('ui/error/message')).toHaveText(
    "This request is for another account. You're signed in as ada@example.org.",
  )
  const signIn = page.waitForRequest(/\/self-service\/login\/browser/)
  await page.getByRole('button', { name: 'Sign in with another account' }).click()
  const { searchParams } = new URL((await signIn).url())
  expect(searchParams.get('return_to')).toBe(`${provider.origin}/consent?consent_challenge=other`)
  expect((await context.cookies()).map(({ name }) => name)).not.toContain(sessionCookie.name)
})

story(
  'a decision is kept while the provider does not answer',
  async ({ page, provider, faults, javaScriptEnabled }) => {
    faults.expectOne(badGateway)
    await page.goto(provider.origin + path)
    await page.getByRole('checkbox', { name: 'album:read' }).uncheck()
    provider.isDown = true
    await page.getByRole('button', { name: 'Allow' }).click()
    const isPage = javaScriptEnabled === false
    if (isPage) {
      await expect(page.getByTestId('ui/error/message')).toContainText("couldn't send your decision yet")
    } else {
      await expect(page.getByRole('alert')).toBeVisible()
      await expect(page.getByRole('checkbox', { name: 'album:read' })).not.toBeChecked()
    }
    provider.isDown = false
    await page.getByRole('button', { name: isPage ? 'Try again' : 'Allow' }).click()
    await expect(page).toHaveURL(`${provider.origin}/logout?decided=accept`)
    expect(provider.decisions).toEqual([
      { decision: 'accept', grantScope: ['openid', 'offline_access', 'profile', 'email'], remember: false },
    ])
  },
)

story('a request can be opened again after the provider did not answer', async ({ page, provider, faults }) => {
  faults.expectOne(badGateway)
  provider.isDown = true
  const response = await page.goto(provider.origin + path)
  expect(response?.status()).toBe(502)
  provider.isDown = false
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Authorize Kunstkammer Atlas')
})

story('a form with the word of another browser is refused', async ({ page, provider, javaScriptEnabled }) => {
  await page.goto(provider.origin + path)
  await page.context().clearCookies({ name: 'consent_guard' })
  await page.getByRole('button', { name: 'Allow' }).click()
  if (javaScriptEnabled === false) {
    await expect(page.getByTestId('ui/error/message')).toContainText('Nothing was decided')
    await page.getByRole('link', { name: 'Open the request again' }).click()
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Authorize Kunstkammer Atlas')
  expect(provider.decisions).toEqual([])
})

story('an application asks the user to log out, who does', async ({ page, provider, context }) => {
  await page.goto(`${provider.origin}/logout?logout_challenge=l1`)
  await expect(page.getByText('Kunstkammer Atlas asks you to sign out here too.')).toBeVisible()
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(page).toHaveURL(`${provider.origin}/?left=album`)
  expect(provider.logouts).toEqual(['ended', 'accepted'])
  expect((await context.cookies()).map(({ name }) => name)).not.toContain(sessionCookie.name)
})

story('an application asks the user to log out, who stays', async ({ page, provider, context }) => {
  await page.goto(`${provider.origin}/logout?logout_challenge=l1`)
  await page.getByRole('button', { name: 'No' }).click()
  await expect(page).toHaveURL(`${provider.origin}/`)
  expect(provider.logouts).toEqual(['rejected'])
  expect((await context.cookies()).map(({ name }) => name)).toContain(sessionCookie.name)
})

story(
  'an answer to a request to log out is kept while the provider does not answer',
  async ({ page, provider, faults }) => {
    faults.expectOne(badGateway)
    await page.goto(`${provider.origin}/logout?logout_challenge=l1`)
    provider.isDown = true
    await page.getByRole('button', { name: 'Yes' }).click()
    await expect(page.getByTestId('ui/error/message')).toContainText("couldn't send your decision yet")
    provider.isDown = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page).toHaveURL(`${provider.origin}/?left=album`)
    expect(provider.logouts).toEqual(['ended', 'accepted'])
  },
)

story('a request to log out that is over shows so', async ({ page, provider }) => {
  const response = await page.goto(`${provider.origin}/logout?logout_challenge=old`)
  expect(response?.status()).toBe(410)
  await page.getByRole('link', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Do you wish to log out?')
})

story('an unknown consent request shows that it is over', async ({ page, provider }) => {
  const response = await page.goto(`${provider.origin}/consent?consent_challenge=old`)
  expect(response?.status()).toBe(410)
  await expect(page.getByTestId('ui/error/message')).toHaveText(
    'This request has ended. Go back to the app and start again there.',
  )
})

story('without an OAuth2 provider the consent page says so', async ({ page }) => {
  const response = await page.goto(path)
  expect(response?.status()).toBe(404)
  await expect(page.getByTestId('ui/error/message')).toHaveText(
    'No app can ask for access here: no OAuth2 provider is set up.',
  )
  await expect(page.getByRole('link', { name: 'Back to Home' }).first()).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  story(
    `the consent page passes the accessibility checks, ${colorScheme}`,
    async ({ page, provider, javaScriptEnabled }) => {
      story.skip(javaScriptEnabled === false, 'axe is a script')
      await page.emulateMedia({ colorScheme })
      const addresses = [
        path,
        '/consent?consent_challenge=again',
        '/consent?consent_challenge=other',
        '/logout?logout_challenge=l1',
      ]
      for (const address of addresses) {
        await page.goto(provider.origin + address)
        await expectAccessible(page, address)
      }
    },
  )
}
