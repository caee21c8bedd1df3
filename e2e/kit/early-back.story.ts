import { untilHydrated } from '../setup/open-hydrated.ts'
import { expect, story } from './setup/kit-story.ts'
import { secondFactor } from './setup/nodes.ts'

for (const [what, scripts] of [
  ['any script has come', '**/assets/*.js'],
  ['the words have come', '**/assets/en-account-*.js'],
] as const) {
  story(`Back after a reload shows the list of methods, even before ${what}`, async ({ page, service }) => {
    await page.goto(service.show(secondFactor))
    await untilHydrated(page)
    const list = page.getByTestId('method/lookup_secret')
    const chosen = page.getByTestId('node/input/totp_code')
    await page.getByTestId('method/totp').click()
    await expect(chosen).toBeVisible()

    const late = Promise.withResolvers<void>()
    const held: string[] = []
    await page.route(scripts, (route) => {
      held.push(route.request().url())
      return late.promise.then(() => route.continue())
    })
    await page.reload({ waitUntil: 'commit' })
    await expect(chosen).toBeVisible()
    await expect.poll(() => held.length).toBeGreaterThan(0)
    await page.goBack({ waitUntil: 'commit' })
    late.resolve()
    await expect(list).toBeVisible()
    await expect(chosen).toHaveCount(0)

    await page.goForward()
    await expect(chosen).toBeVisible()
    await expect(list).toHaveCount(0)
  })
}
