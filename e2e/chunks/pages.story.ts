import type { Page } from '@playwright/test'
import { signUp } from '../setup/account.ts'
import { openHydrated } from '../setup/open-hydrated.ts'
import { anywhere, expect, story } from '../setup/story.ts'
import { expectStyled } from '../setup/styled.ts'
import { builtChunks } from './setup/built-chunks.ts'
import { chosenChunks } from './setup/chosen-chunks.ts'
import { breakChunk, type ChunkFault } from './setup/chunk-faults.ts'
import { missingNotice } from './setup/missing-notice.ts'

const said = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words })
const isSame = (page: Page) => page.evaluate(() => 'isSame' in window)

/** What the page does while the file does not arrive, and once it does. */
const outcomes: Record<
  ChunkFault,
  (page: Page, mend: () => Promise<void>, delay: () => Promise<void>) => Promise<void>
> = {
  aborted: staysUntilRetry,
  'answered 404': async (page) => {
    await page.waitForFunction(() => !('isSame' in window))
    await expect(missingNotice(page)).toBeVisible()
  },
  'delayed by 5 s': async (page, mend, delay) => {
    await delay()
    await expect(said(page, 'Loading...')).toBeVisible()
    expect(await isSame(page)).toBe(true)
    await mend()
  },
  'offline from then on': staysUntilRetry,
}

async function staysUntilRetry(page: Page, mend: () => Promise<void>): Promise<void> {
  const notice = said(page, 'You seem to be offline.')
  await expect(notice).toBeVisible()
  await expectStyled(page)
  expect(await isSame(page)).toBe(true)
  await mend()
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect(notice).toHaveCount(0)
}

const { pages } = await builtChunks()

for (const { file, name, path } of chosenChunks(pages, ['shop'])) {
  // The page asks the server for the file of its route. If only another file is lost, the server answers.
  const isRoute = path === `/${name}` || name === 'home'
  story(`a link to ${path} works or says why without ${name}`, anywhere, async ({ page, email, faults }) => {
    if (path === '/settings') await signUp(page, email)
    for (const fault of Object.keys(outcomes) as ChunkFault[]) {
      await story.step(fault, async () => {
        const chunk = await breakChunk(page, file, fault, faults)
        await openHydrated(page, path === '/discover' ? '/collection' : '/discover')
        await page.evaluate(() => Object.assign(window, { isSame: true }))
        await page.locator(`:is(.nav li, .topbar) > a[href="${path}"]`).click()
        await expect.poll(() => chunk.isAsked()).toBe(true)
        await outcomes[fault === 'aborted' && !isRoute ? 'answered 404' : fault](page, chunk.mend, chunk.passDelay)
        await expect(page).toHaveURL(({ pathname }) => pathname === path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectStyled(page)
        await chunk.mend()
      })
    }
  })
}

story('a retry while the end of an answer has not come is no fault', anywhere, async ({ page, faults }) => {
  const { file = '' } = pages.find(({ name }) => name === 'shop') ?? {}
  await page.addInitScript(() => {
    const ask = window.fetch
    // Answers of the router come whole but for their end, which comes never.
    window.fetch = async (address, options) => {
      const answer = await ask(address, options)
      if (!String(address instanceof Request ? address.url : address).includes('/shop.data')) return answer
      const text = await answer.text()
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode(text))
          options?.signal?.addEventListener('abort', () => controller.error(options.signal?.reason))
        },
      })
      return new Response(body, answer)
    }
  })
  const chunk = await breakChunk(page, file, 'aborted', faults)
  await openHydrated(page, '/discover')
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await page.locator('.nav li > a[href="/shop"]').click()
  await staysUntilRetry(page, chunk.mend)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop')
})
