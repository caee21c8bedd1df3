import { languageCookie } from '../../packages/messages/src/index.ts'
import { expectAccessible } from '../setup/accessible.ts'
import { signUp } from '../setup/account.ts'
import { misfitsOn } from '../setup/fit/fit.ts'
import { untilHydrated } from '../setup/open-hydrated.ts'
import { anywhere, expect, story } from '../setup/story.ts'

const password = 'drawers of warm walnut'

for (const { width, colorScheme, locale } of [
  { width: 320, colorScheme: 'light', locale: 'de' },
  { width: 1280, colorScheme: 'dark', locale: 'pl' },
] as const) {
  story.describe(`${colorScheme}, ${width} px, ${locale}`, () => {
    story.use({ colorScheme, viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

    story('every sheet of a copy is accessible and fits', anywhere, async ({ page, context, email }) => {
      story.slow()
      await signUp(page, email, password)
      await page.goto('/collection?new=1&item=heron-penny')
      await page.getByLabel('Quantity', { exact: true }).fill('3')
      await page.getByLabel('Very fine').check()
      await page.getByLabel('Place').fill('Study / Cabinet of curiosities / Box 4')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page).toHaveURL(/copy=/)
      const id = new URL(page.url()).searchParams.get('copy') ?? ''
      await context.addCookies([{ name: languageCookie, value: locale, url: page.url() }])
      const look = async (what: string) => {
        await expectAccessible(page, what)
        // The list behind, which alone has placeholders, has stories of its own.
        const misfits = (await misfitsOn(page)).filter((misfit) => !misfit.startsWith('placeholder cut'))
        expect.soft(misfits, what).toEqual([])
      }
      for (const sheet of [
        `copy=${id}`,
        `edit=${id}`,
        `leave=${id}`,
        'new=1&what=heron',
        'new=1&name=Thaler',
        `new=1&like=${id}`,
      ]) {
        await page.goto(`/collection?${sheet}`, { waitUntil: 'networkidle' })
        await untilHydrated(page)
        await look(sheet)
      }
      await story.step('with every part open, and errors at fields', async () => {
        await page.goto('/collection?new=1&item=heron-penny', { waitUntil: 'networkidle' })
        await untilHydrated(page)
        await page.locator('.sheet .more > summary').click()
        for (const name of ['quantity', 'paid', 'acquired_on', 'own_value'])
          await page.locator(`input[name="${name}"]`).first().fill('x')
        await page.locator('.sheet .btn--primary').click()
        await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused()
        await look('errors')
      })
    })
  })
}
