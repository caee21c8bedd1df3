import type { Page } from '@playwright/test'

/** Presses Tab as often as that; returns the elements that should not have had the focus, or could not be seen with it (WCAG 2.4.11). */
export async function hiddenFocus(page: Page, presses: number): Promise<readonly string[]> {
  const hidden: string[] = []
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press('Tab')
    const unseen = await page.evaluate(unseenFocus)
    if (unseen !== undefined) hidden.push(unseen)
  }
  return hidden
}

/** The element with the focus, if something covers all of it, if it is out of sight, or behind a sheet. */
function unseenFocus(): string | undefined {
  const element = document.activeElement
  // After the last element the browser has the focus.
  if (!element || element === document.body) return undefined
  const what = element.outerHTML.slice(0, 110)
  const sheet = document.querySelector('[role=dialog]')
  if (sheet && !sheet.contains(element) && !element.closest('[data-sonner-toaster]'))
    return `focus behind the sheet: ${what}`
  // The label of a radio button draws it.
  const drawn = element.matches('input[type=radio]') ? (element.closest('label') ?? element) : element
  const { left, top, width, height } = drawn.getBoundingClientRect()
  const isSeen = [0.1, 0.5, 0.9].some((across) =>
    [0.15, 0.5, 0.85].some((down) => {
      const hit = document.elementFromPoint(left + width * across, top + height * down)
      return hit !== null && (drawn.contains(hit) || hit.contains(drawn))
    }),
  )
  return isSeen ? undefined : `hidden focus: ${what}`
}
