import { goldenStates } from '../setup/golden/golden-flows.ts'
import { expect, goldenStory, openGolden } from '../setup/golden/golden-story.ts'
import { brokenOn, stateChecks } from './state-checks.ts'

goldenStory.use({
  viewport: { width: 390, height: 800 },
  // Reduced motion: animations have ended when a check looks.
  contextOptions: { reducedMotion: 'reduce' },
})

/** Consents are not flows. The stories of lossless pages check the flows, and the gallery's stories take every state. */
const consents = goldenStates.filter(({ kind }) => kind === 'oauth2_consent')

goldenStory('the states of a consent pass the accessibility checks', async ({ page }) => {
  goldenStory.setTimeout(consents.length * 5_000)
  expect(consents.length).toBeGreaterThan(0)
  const broken: string[] = []
  for (const { name } of consents) {
    await openGolden(page, name)
    broken.push(...(await brokenOn(page, stateChecks)).map((what) => `${name} · ${what}`))
  }
  expect(broken).toEqual([])
})
