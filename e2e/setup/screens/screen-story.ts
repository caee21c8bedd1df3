import { languageCookie, locales, type Locale } from '@collect/messages'
import { expect, type BrowserContext, type Page } from '@playwright/test'

import { signUp } from '../account.ts'
import { expectNoLayoutShift, shiftsOn, watchShifts } from '../layout-shift.ts'
import { untilHydrated } from '../open-hydrated.ts'
import { story } from '../story.ts'
import { fillCollection, type Collection, type Known } from './collections.ts'
import type { ProductScreen } from './product-screens.ts'

/** How a screen is looked at. */
export interface ScreenLook {
  readonly language: Locale
  readonly colorScheme: 'light' | 'dark'
  readonly width: number
}

export const screenThemes = ['light', 'dark'] as const
export const screenWidths = [320, 390, 1280] as const

/** A language, a theme and a width for the place of a screen in the list. All of them occur with all others. */
export const lookOf = (place: number): ScreenLook => ({
  language: locales[place % locales.length] ?? 'en',
  colorScheme: screenThemes[(place + Math.floor(place / locales.length)) % screenThemes.length] ?? 'light',
  width: screenWidths[Math.floor(place / 2 + place / locales.length) % screenWidths.length] ?? 320,
})

/** A user whose collection is filled, in a browser of their own. */
interface Collector {
  readonly page: Page
  readonly known: Known
}

interface ScreenFixtures {
  /** Opens a screen for its user, in a look. */
  openScreen(screen: ProductScreen, look: ScreenLook): Promise<Page>
}

/** A story about the product's screens. Each collection has one user, who comes when a screen needs them. */
export const screenStory = story.extend<ScreenFixtures>({
  contextOptions: { reducedMotion: 'reduce' },
  openScreen: async ({ openBrowser, server, faults, email, javaScriptEnabled }, give) => {
    // Screens of lost answers.
    faults.expectLoss()
    const collectors = new Map<Collection, Promise<Collector>>()
    const collectorOf = (collection: Collection) => {
      const there = collectors.get(collection) ?? comeWith(openBrowser(), collection, `${collection}.${email}`)
      collectors.set(collection, there)
      return there
    }
    await give(async ({ of, path, status = 200, act }, { language, colorScheme, width }) => {
      const { page, known } = await collectorOf(of)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.context().addCookies([{ name: languageCookie, value: language, url: server.origin }])
      const open = async () => {
        const { href } = new URL(typeof path === 'string' ? path : path(known), server.origin)
        // To open an address again would be a reload, which brings back the place in a list where the last look ended.
        // (An empty page between any two would cost as much as the screen: Chromium starts a process after it.)
        if (page.url().split('#')[0] === href) await page.goto('about:blank')
        const answer = await page.goto(href)
        expect(answer?.status(), `the status of ${page.url()}`).toBe(status)
        if (javaScriptEnabled) await untilHydrated(page)
      }
      await open()
      if (!javaScriptEnabled) return page
      // On a busy machine the web font may come after the first paint. What the page itself shifts, it shifts again.
      for (let again = 0; again < 2 && (await shiftsOn(page)).length > 0; again += 1) await open()
      await expectNoLayoutShift(page, page.url())
      await act?.(page)
      return page
    })
  },
})

async function comeWith(opening: Promise<BrowserContext>, of: Collection, email: string): Promise<Collector> {
  const page = await (await opening).newPage()
  await watchShifts(page)
  if (of !== 'visitor') await signUp(page, email)
  return { page, known: await fillCollection(page, of) }
}

/** What is wrong with a screen in a look; a screen that cannot be opened is wrong too. */
export async function brokenScreen(
  openScreen: ScreenFixtures['openScreen'],
  screen: ProductScreen,
  look: ScreenLook,
  find: (page: Page, language: Locale) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const { language, colorScheme, width } = look
  const found = await openScreen(screen, look).then(
    (page) => find(page, language),
    (problem: Error) => [problem.message],
  )
  return found.map((what) => `${screen.name}, ${language}, ${colorScheme}, ${width} px · ${what}`)
}
