import { openHydrated } from '../setup/open-hydrated.ts'
import { anywhere, expect, story } from '../setup/story.ts'
import { expectStyled } from '../setup/styled.ts'
import { builtChunks } from './setup/built-chunks.ts'
import { chosenChunks } from './setup/chosen-chunks.ts'
import { breakChunk, chunkFaults } from './setup/chunk-faults.ts'

// German counts for all languages.
const { words } = await builtChunks()

for (const { file, name } of chosenChunks(words, ['de-account'])) {
  story(
    `a change of language without ${name} leaves the page as it is, and says why`,
    anywhere,
    async ({ page, faults }) => {
      for (const fault of chunkFaults) {
        await story.step(fault, async () => {
          await page.context().clearCookies()
          const chunk = await breakChunk(page, file, fault, faults)
          await openHydrated(page, name === 'de-account' ? '/login' : '/shop')
          const typed = page.locator('[name=identifier]')
          if (name === 'de-account') await typed.fill('ada@collect.example')
          await page.getByLabel('Language').selectOption('de')
          await expect.poll(() => chunk.isAsked()).toBe(true)
          await expectStyled(page)
          if (fault === 'delayed by 5 s') {
            await chunk.passDelay()
            await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible()
            await expect(page.locator('html')).toHaveAttribute('lang', 'en')
            await chunk.mend()
          } else {
            const said = page.locator('[role=alert], [role=status]').filter({ hasText: 'You seem to be offline.' })
            await expect(said).toBeVisible()
            await expect(page.locator('html')).toHaveAttribute('lang', 'en')
            await chunk.mend()
            await said.getByRole('button', { name: 'Try again' }).click()
          }
          await expect(page.locator('html')).toHaveAttribute('lang', 'de')
          if (name === 'de-account') await expect(typed).toHaveValue('ada@collect.example')
          await expectStyled(page)
        })
      }
    },
  )
}
