import { expectAccessible } from '../setup/accessible.ts'
import { fillSignIn, register } from '../setup/account.ts'
import { privatePages, publicPages } from '../setup/pages.ts'
import { expectStill, watchShifts } from '../setup/stillness.ts'
import { expect, story } from '../setup/story.ts'

const widths = [360, 1280]
const themes = ['light', 'dark'] as const

story.slow()

for (const colorScheme of themes) {
  for (const width of widths) {
    story.describe(`${colorScheme}, ${width} px`, () => {
      story.use({ colorScheme, viewport: { width, height: 800 } })

      story('pages of a visitor', async ({ page }) => {
        await watchShifts(page)
        for (const path of publicPages) {
          await page.goto(path, { waitUntil: 'networkidle' })
          await expectSound(path)
        }
        await page.goto('/login')
        await fillSignIn(page, 'nobody@collect.example', 'not a password')
        await expect(page.getByTestId('ui/message/4000006')).toBeVisible()
        await expectSound('/login, refused')

        async function expectSound(what: string) {
          await expectAccessible(page, what)
          await expectStill(page, what)
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          )
          expect(overflow, `${what} fits its width`).toBe(0)
        }
      })

      story('pages of an account', async ({ page, email }) => {
        await watchShifts(page)
        await register(page, email, 'drawers of warm walnut')
        await expectAccessible(page, 'the code of a new account')
        for (const path of privatePages) {
          await page.goto(path, { waitUntil: 'networkidle' })
          await expectAccessible(page, path)
          await expectStill(page, path)
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          )
          expect(overflow, `${path} fits its width`).toBe(0)
        }
      })
    })
  }
}
