import { goldenStates } from '../setup/golden/golden-flows.ts'
import { expect, goldenStory, openGolden } from '../setup/golden/golden-story.ts'
import { brokenOn, stateChecks } from './state-checks.ts'

goldenStory.use({
  viewport: { width: 390, height: 800 },
  // Reduced motion: animations have ended when a check looks.
  contextOptions: { reducedMotion: 'reduce' },
})

// A free worker takes the next kind.
goldenStory.describe.configure({ mode: 'parallel' })

const kinds = [...new Set(goldenStates.map(({ kind }) => kind))]

for (const kind of kinds) {
  goldenStory(`every state of ${kind} passes the accessibility checks`, async ({ page }) => {
    const states = goldenStates.filter((state) => state.kind === kind)
    goldenStory.setTimeout(states.length * 5_000)
    const broken: string[] = []
    for (const { name } of states) {
      await openGolden(page, name)
      broken.push(...(await brokenOn(page, stateChecks)).map((what) => `${name} · ${what}`))
    }
    expect(broken).toEqual([])
  })
}
