import { oneOfAlike } from '../lossless/alike.ts'
import { goldenFlows, goldenStates } from '../setup/golden/golden-flows.ts'
import { expect, goldenStory, openGolden } from '../setup/golden/golden-story.ts'
import { brokenOn, stateChecks } from './state-checks.ts'

goldenStory.use({
  viewport: { width: 390, height: 800 },
  // Reduced motion: animations have ended when a check looks.
  contextOptions: { reducedMotion: 'reduce' },
})

// A free worker takes the next kind.
goldenStory.describe.configure({ mode: 'parallel' })

/** Consents are not flows. The gallery's stories take every state. */
const picked = new Set(oneOfAlike(goldenFlows).map(({ name }) => name))
const states = goldenStates.filter(({ kind, name }) => kind === 'oauth2_consent' || picked.has(name))

const kinds = [...new Set(states.map(({ kind }) => kind))]

for (const kind of kinds) {
  goldenStory(`the states of ${kind} pass the accessibility checks`, async ({ page }) => {
    const ofKind = states.filter((state) => state.kind === kind)
    goldenStory.setTimeout(ofKind.length * 5_000)
    const broken: string[] = []
    for (const { name } of ofKind) {
      await openGolden(page, name)
      broken.push(...(await brokenOn(page, stateChecks)).map((what) => `${name} · ${what}`))
    }
    expect(broken).toEqual([])
  })
}
