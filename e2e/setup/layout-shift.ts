import { expect, type Page } from '@playwright/test'

interface Watched extends Window {
  shifts?: string[]
}

/** From now on, every page of this tab records unexpected layout shifts. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = []
    ;(window as Watched).shifts = shifts
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // TypeScript does not know the type of these entries yet.
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

/** Forgets earlier shifts: the browser counts a shift as unexpected if the answer to a press takes over half a second. */
export const forgetShifts = (page: Page) => page.evaluate(() => void (window as Watched).shifts?.splice(0))

/** The unexpected shifts so far. */
export const shiftsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as Watched).shifts ?? ['not watched'])

export async function expectNoLayoutShift(page: Page, what: string): Promise<void> {
  expect(await shiftsOn(page), `nothing shifts on ${what}`).toEqual([])
}
