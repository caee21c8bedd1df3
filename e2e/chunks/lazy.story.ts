import { goldenStory } from '../setup/golden/golden-story.ts'
import { anywhere, expect, needs, story } from '../setup/story.ts'
import { expectStyled } from '../setup/styled.ts'
import { builtChunks } from './setup/built-chunks.ts'
import { chosenChunks } from './setup/chosen-chunks.ts'
import { lazyChunks } from './setup/lazy-chunks.ts'
import { breakChunk, chunkFaults } from './setup/chunk-faults.ts'

const { lazy, unknown } = await builtChunks()

story('every chunk that loads on demand has a story', anywhere, () => {
  expect(Object.keys(lazyChunks).toSorted()).toEqual([...new Set(lazy.map(({ name }) => name))].toSorted())
})

story('every other chunk is that of a request without a page, or of a page that the router leaves', anywhere, () => {
  expect(unknown).toEqual([])
})

for (const { file, name } of chosenChunks(lazy, ['toaster', 'account-menu'])) {
  const used = lazyChunks[name]
  if (!used) continue
  const tell = used.isGolden ? goldenStory : story
  tell(`the page stays, styled, without ${file}`, needs('the build of this app'), async ({ page, email, faults }) => {
    await used.prepare?.(page, email)
    for (const fault of chunkFaults) {
      await story.step(fault, async () => {
        const chunk = await breakChunk(page, file, fault, faults)
        await used.open(page)
        await page.evaluate(() => Object.assign(window, { isSame: true }))
        await used.use?.(page)
        await expect.poll(() => chunk.isAsked()).toBe(true)
        if (fault === 'delayed by 5 s') await chunk.passDelay()
        await used.instead?.(page, fault)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectStyled(page)
        await chunk.mend()
        if (fault !== 'delayed by 5 s' && used.isTriedAgain) await used.use?.(page)
        if (fault === 'delayed by 5 s' || used.isTriedAgain) await used.arrives?.(page)
        expect(await page.evaluate(() => 'isSame' in window), 'the page was not loaded again').toBe(true)
      })
    }
  })
}
