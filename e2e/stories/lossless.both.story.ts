import { flowKinds } from '@collect/contract'
import { oneOfAlike } from '../lossless/alike.ts'
import { losslessStory, walk } from '../lossless/lossless-story.ts'
import { goldenFlows, recordedFlows, type GoldenFlow } from '../setup/golden/golden-flows.ts'
import { needs, expect } from '../setup/story.ts'

/** The contract tests check every answer. */
const pick = process.env['EVERY_ANSWER'] ? (answers: readonly GoldenFlow[]) => answers : oneOfAlike
const picked = pick([...goldenFlows, ...recordedFlows])
const sources = {
  golden: picked.filter((answer) => goldenFlows.includes(answer)),
  recorded: picked.filter((answer) => recordedFlows.includes(answer)),
}
/** Answers per story, so that two workers have equal shares. */
const atOnce = 20

losslessStory.describe.configure({ mode: 'parallel' })

for (const [source, all] of Object.entries(sources)) {
  for (const kind of flowKinds) {
    const ofKind = all.filter((answer) => answer.kind === kind)
    for (let from = 0; from < ofKind.length; from += atOnce) {
      const some = ofKind.slice(from, from + atOnce)
      losslessStory(
        `pages show every node of ${some.length} ${source} answers of ${kind}, and with a script pass the accessibility checks, from ${some[0]?.name}`,
        needs('the golden answers of a stub'),
        async ({ page, service, javaScriptEnabled }) => {
          // Every page without a script is among the golden answers; the recorded ones would take the time twice.
          const isTwice = source === 'recorded' && javaScriptEnabled === false && !process.env['EVERY_ANSWER']
          losslessStory.skip(isTwice, 'recorded answers run without JavaScript where EVERY_ANSWER is set')
          losslessStory.setTimeout(60_000 + some.length * 12_000)
          const lost: Record<string, readonly string[]> = {}
          for (const answer of some) {
            const losses = await walk(page, service, answer, javaScriptEnabled)
            if (losses.length > 0) lost[answer.name] = losses
          }
          expect(lost).toEqual({})
        },
      )
    }
  }
}

if (recordedFlows.length === 0) {
  losslessStory.skip(
    'pages show every node of the recorded answers: skipped, CONTRACT_FLOWS names no folder with answers',
    () => {},
  )
}
