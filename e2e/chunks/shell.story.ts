import type { Page } from '@playwright/test'
import { expectAccessible } from '../setup/accessible.ts'
import { signUp } from '../setup/account.ts'
import { untilHydrated } from '../setup/open-hydrated.ts'
import { anywhere, expect, story } from '../setup/story.ts'
import { expectStyled } from '../setup/styled.ts'
import { builtChunks } from './setup/built-chunks.ts'
import { chosenChunks } from './setup/chosen-chunks.ts'
import { missingNotice } from './setup/missing-notice.ts'
import { breakChunk, chunkFaults } from './setup/chunk-faults.ts'

/** Opens a page without waiting for its scripts. A post draws the page of a decision on a consent. */
async function open(page: Page, path: string): Promise<void> {
  const isPosted = path === '/consent/decision'
  await page.goto(isPosted ? '/robots.txt' : path, { waitUntil: 'commit' })
  if (!isPosted) return
  await page.evaluate((action) => {
    const form = document.createElement('form')
    Object.assign(form, { method: 'post', action })
    document.body.append(form)
    form.submit()
  }, path)
}

const { shell } = await builtChunks()

for (const { file, name, path } of chosenChunks(shell, ['react', 'router'])) {
  story(
    `${path} is whole without ${name}, and says that a part is missing`,
    anywhere,
    async ({ page, email, faults }) => {
      if (path === '/settings') await signUp(page, email)
      for (const fault of chunkFaults) {
        await story.step(fault, async () => {
          const chunk = await breakChunk(page, file, fault, faults)
          await open(page, path)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await expect.poll(() => chunk.isAsked()).toBe(true)
          await expectStyled(page)
          if (fault === 'delayed by 5 s') {
            await chunk.passDelay()
            await expectStyled(page)
            await chunk.mend()
            await untilHydrated(page)
          } else {
            await expect(missingNotice(page)).toBeVisible()
            if (fault === 'aborted') await expectAccessible(page, `${path} without a script`)
            await chunk.mend()
            // The browser may have asked again meanwhile, and the page is whole.
            await page.getByText('Reload now').dispatchEvent('click')
            await untilHydrated(page)
          }
          await expect(missingNotice(page)).toHaveCount(0)
          await expectStyled(page)
        })
      }
    },
  )
}
