import type { Page } from '@playwright/test'
import { isLocale, locales, tagOf } from '@collect/messages'
import { brokenOn, stateChecks, type StateCheck } from '../access/state-checks.ts'
import { goldenStates } from '../setup/golden/golden-flows.ts'
import { expect, goldenStory, openGolden } from '../setup/golden/golden-story.ts'
import { showTheme } from '../setup/choices.ts'
import { overflowing } from './overflowing.ts'

/** All languages, or those of the environment: `ACCESS_LANGUAGES=de,pl`. */
const languages = process.env['ACCESS_LANGUAGES']?.split(',').filter(isLocale) ?? locales

const textSpacing =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}'

async function atWidth(page: Page, width: number): Promise<readonly string[]> {
  await page.setViewportSize({ width, height: 800 })
  return page.evaluate(overflowing)
}

async function styled(page: Page, css: string): Promise<readonly string[]> {
  // The page's policy forbids other style elements, but not a constructed style sheet.
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, css)
  const found = await page.evaluate(overflowing)
  // The page's own sheets stay: those of the toasts.
  await page.evaluate(() => void document.adoptedStyleSheets.pop())
  return found
}

/** Further checks of every state; docs/accessibility.md quotes their names. */
const widths: Readonly<Record<string, StateCheck>> = {
  'WCAG 1.4.10: fits 390 px': (page) => atWidth(page, 390),
  'WCAG 1.4.10: fits 320 px': (page) => atWidth(page, 320),
  'WCAG 1.4.12: text with wider spacing fits 320 px': (page) => styled(page, textSpacing),
  'WCAG 1.4.4: text of twice the size fits': async (page) => {
    await page.setViewportSize({ width: 640, height: 800 })
    return styled(page, ':root{font-size:200%!important}')
  },
  'WCAG 1.4.10: fits 1280 px': (page) => atWidth(page, 1280),
}

// The layout differs at the other widths.
const atOtherWidths = [320, 1280] as const

/** The checks that depend on the width. One language repeats all checks at every width. */
const ofWidths = Object.fromEntries(
  Object.entries(stateChecks).filter(([name]) => /2\.5\.8|2\.4\.7|2\.4\.11/.test(name)),
)

goldenStory.describe.configure({ mode: 'parallel' })

const kinds = [...new Set(goldenStates.map(({ kind }) => kind))]

for (const language of languages) {
  for (const kind of kinds) {
    goldenStory.describe(`${language}, ${kind}`, () => {
      goldenStory.use({ locale: language, contextOptions: { reducedMotion: 'reduce' } })

      goldenStory('every state passes the accessibility checks', async ({ page }) => {
        const states = goldenStates.filter((state) => state.kind === kind)
        goldenStory.setTimeout(states.length * 20_000)
        const broken: string[] = []
        for (const { name } of states) {
          await page.setViewportSize({ width: 390, height: 800 })
          await openGolden(page, name)
          const note = (what: string) => broken.push(`${name} · ${what}`)
          const spoken = await page.evaluate(() => document.documentElement.lang)
          if (spoken.split('-')[0] !== tagOf(language)) note(`WCAG 3.1.1 · ${spoken}`)
          for (const what of await brokenOn(page, { ...stateChecks, ...widths })) note(what)
          for (const width of atOtherWidths) {
            await page.setViewportSize({ width, height: 800 })
            await showTheme(page, 'light')
            const checks = language === languages[0] ? stateChecks : ofWidths
            for (const what of await brokenOn(page, checks)) note(`${width} px · ${what}`)
          }
        }
        expect(broken).toEqual([])
      })
    })
  }
}
