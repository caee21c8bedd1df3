import { lookAtScreen } from '../setup/screens/look-at-screen.ts'
import { productScreens } from '../setup/screens/product-screens.ts'
import { brokenScreen, lookOf, screenStory } from '../setup/screens/screen-story.ts'
import { anywhere, expect } from '../setup/story.ts'

screenStory(
  'WCAG 1.4.3, 1.4.10, 2.4.7, 2.4.11, 2.5.8, 3.1.1, 4.1.2: every screen of the product is sound in a language, a theme and a width of its own',
  anywhere,
  async ({ openScreen }) => {
    screenStory.setTimeout(productScreens.length * 10_000)
    const broken: string[] = []
    for (const [place, screen] of productScreens.entries())
      broken.push(...(await brokenScreen(openScreen, screen, lookOf(place), lookAtScreen)))
    expect(broken).toEqual([])
  },
)
