import { isLocale, locales } from '@collect/messages'
import { lookAtScreen, lookWithoutScript } from '../setup/screens/look-at-screen.ts'
import { productScreens } from '../setup/screens/product-screens.ts'
import { brokenScreen, screenStory, screenThemes, screenWidths } from '../setup/screens/screen-story.ts'
import { anywhere, expect } from '../setup/story.ts'

/** All languages, or those of the environment: `ACCESS_LANGUAGES=de,pl`. */
const languages = process.env['ACCESS_LANGUAGES']?.split(',').filter(isLocale) ?? locales

screenStory.describe.configure({ mode: 'parallel' })

for (const language of languages) {
  for (const colorScheme of screenThemes) {
    screenStory(
      `WCAG 1.4.3, 1.4.10, 2.4.7, 2.4.11, 2.5.8, 3.1.1, 4.1.2: every screen of the product is sound in ${language}, ${colorScheme}, at each width`,
      anywhere,
      async ({ openScreen }) => {
        screenStory.setTimeout(productScreens.length * 60_000)
        const broken: string[] = []
        for (const screen of productScreens) {
          for (const width of screenWidths)
            broken.push(...(await brokenScreen(openScreen, screen, { language, colorScheme, width }, lookAtScreen)))
        }
        expect(broken).toEqual([])
      },
    )
  }

  screenStory.describe('without JavaScript', () => {
    screenStory.use({ javaScriptEnabled: false })

    screenStory(
      `WCAG 1.4.10: without a script every screen of the product fits in ${language}`,
      anywhere,
      async ({ openScreen }) => {
        screenStory.setTimeout(productScreens.length * 20_000)
        const broken: string[] = []
        for (const screen of productScreens.filter(({ act }) => act === undefined)) {
          for (const width of screenWidths)
            broken.push(
              ...(await brokenScreen(openScreen, screen, { language, colorScheme: 'light', width }, lookWithoutScript)),
            )
        }
        expect(broken).toEqual([])
      },
    )
  })
}
