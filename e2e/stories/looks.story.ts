import type { Page } from '@playwright/test'
import { expectAccessible } from '../setup/accessible.ts'
import { fillSignIn, register } from '../setup/account.ts'
import { keepablePages, privatePages, publicPages } from '../setup/pages.ts'
import { expectNoLayoutShift, forgetShifts, watchShifts } from '../setup/layout-shift.ts'
import { expectSoundHeaders, requestsElsewhere } from '../setup/headers/sound-headers.ts'
import { anywhere, expect, story } from '../setup/story.ts'

/** Each theme and each width once, because colours do not depend on the width. */
const looks = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 360 },
] as const

story.slow()

async function expectSound(page: Page, what: string): Promise<void> {
  await expectAccessible(page, what)
  await expectNoLayoutShift(page, what)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `${what} fits its width`).toBe(0)
}

for (const { colorScheme, width } of looks) {
  story.describe(`${colorScheme}, ${width} px`, () => {
    story.use({ colorScheme, viewport: { width, height: 800 } })

    story(
      'every page of a visitor looks complete, has its headers, violates no policy and loads nothing from third parties',
      anywhere,
      async ({ page, server, faults }) => {
        const elsewhere = requestsElsewhere(page, server.origin)
        await watchShifts(page)
        const nonces = new Set<string>()
        for (const path of publicPages) {
          const response = await page.goto(path, { waitUntil: 'networkidle' })
          nonces.add(await expectSoundHeaders(response, path, keepablePages.includes(path)))
          await expectSound(page, path)
          faults.check()
        }
        expect(nonces.size, 'a fresh nonce for every page').toBe(publicPages.length)
        await page.goto('/login')
        await fillSignIn(page, 'unknown@collect.example', 'not a password')
        await expect(page.getByTestId('ui/message/4000006')).toBeVisible()
        await forgetShifts(page)
        await expectSound(page, '/login, refused')
        expect(elsewhere).toEqual([])
      },
    )

    story(
      'every page of an account looks complete, has its headers, violates no policy and loads nothing from third parties',
      anywhere,
      async ({ page, server, email, faults }) => {
        const elsewhere = requestsElsewhere(page, server.origin)
        await watchShifts(page)
        await register(page, email, 'drawers of warm walnut')
        await expectAccessible(page, 'the code of a new account')
        const nonces = new Set<string>()
        for (const path of privatePages) {
          const response = await page.goto(path, { waitUntil: 'networkidle' })
          nonces.add(await expectSoundHeaders(response, path, false))
          await expectSound(page, path)
          faults.check()
        }
        expect(nonces.size, 'a fresh nonce for every page').toBe(privatePages.length)
        expect(elsewhere).toEqual([])
      },
    )
  })
}
