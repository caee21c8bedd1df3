import { expectAccessible } from '../setup/accessible.ts'
import { sessionCookie } from './setup/consent-server.ts'
import { expect, story } from './setup/kit-story.ts'

const path = '/consent?consent_challenge=c1'

story.beforeEach(async ({ context, provider }) => {
  provider.decisions.length = 0
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
  await page.getByRole('checkbox', { name: 'Access while you are away' }).uncheck()
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

story('an unknown consent request shows that it is over', async ({ page, provider }) => {
  const response = await page.goto(`${provider.origin}/consent?consent_challenge=old`)
  expect(response?.status()).toBe(410)
  await expect(page.getByTestId('ui/error/message')).toHaveText(
    'This request is over. Go back to the application and start there again.',
  )
})

story('without an OAuth2 provider the consent page says so', async ({ page }) => {
  const response = await page.goto(path)
  expect(response?.status()).toBe(404)
  await expect(page.getByTestId('ui/error/message')).toHaveText(
    'No application can ask for access here, because no OAuth2 provider is set up.',
  )
  await expect(page.getByRole('link', { name: 'Back to Home' }).first()).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  story(
    `the consent page passes the accessibility checks, ${colorScheme}`,
    async ({ page, provider, javaScriptEnabled }) => {
      story.skip(javaScriptEnabled === false, 'axe is a script')
      await page.emulateMedia({ colorScheme })
      await page.goto(provider.origin + path)
      await expectAccessible(page, 'the consent')
    },
  )
}
