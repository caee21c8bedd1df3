import { expect, type Page } from '@playwright/test'

interface Watched extends Window {
  shifts?: string[]
}

/** From now on, every page of this tab notes what moves without having been asked to. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = []
    ;(window as Watched).shifts = shifts
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // The platform's type for these entries is younger than TypeScript's.
        const shift = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
          sources: { node: Node | null }[]
        }
        if (shift.hadRecentInput || shift.value < 0.001) continue
        const moved = shift.sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : node?.nodeName,
        )
        shifts.push(`${shift.value.toFixed(4)}: ${moved.join(', ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** What moved until now was asked for: an answer that takes more than half a second no longer counts as one to a press. */
export const forgetShifts = (page: Page) => page.evaluate(() => void (window as Watched).shifts?.splice(0))

export async function expectNoLayoutShift(page: Page, what: string): Promise<void> {
  expect(await page.evaluate(() => (window as Watched).shifts ?? ['not watched']), `nothing shifts on ${what}`).toEqual(
    [],
  )
}
