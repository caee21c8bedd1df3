import { expectAccessible } from '../setup/accessible.ts'
import { fillSignIn, register } from '../setup/account.ts'
import { privatePages, publicPages } from '../setup/pages.ts'
import { expectNoLayoutShift, forgetShifts, watchShifts } from '../setup/layout-shift.ts'
import { anywhere, expect, story } from '../setup/story.ts'

/** Each theme and each width once, because colours do not depend on the width. */
const looks = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 360 },
] as const

story.slow()

for (const { colorScheme, width } of looks) {
  story.describe(`${colorScheme}, ${width} px`, () => {
    story.use({ colorScheme, viewport: { width, height: 800 } })

    story('the pages of a visitor look complete', anywhere, async ({ page }) => {
      await watchShifts(page)
      for (const path of publicPages) {
        await page.goto(path, { waitUntil: 'networkidle' })
        await expectSound(path)
      }
      await page.goto('/login')
      await fillSignIn(page, 'unknown@collect.example', 'not a password')
      await expect(page.getByTestId('ui/message/4000006')).toBeVisible()
      await forgetShifts(page)
      await expectSound('/login, refused')

      async function expectSound(what: string) {
        await expectAccessible(page, what)
        await expectNoLayoutShift(page, what)
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(overflow, `${what} fits its width`).toBe(0)
      }
    })

    story('the pages of an account look complete', anywhere, async ({ page, email }) => {
      await watchShifts(page)
      await register(page, email, 'drawers of warm walnut')
      await expectAccessible(page, 'the code of a new account')
      for (const path of privatePages) {
        await page.goto(path, { waitUntil: 'networkidle' })
        await expectAccessible(page, path)
        await expectNoLayoutShift(page, path)
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(overflow, `${path} fits its width`).toBe(0)
      }
    })
  })
}
