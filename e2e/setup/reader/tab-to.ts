import { expect, type Locator, type Page } from '@playwright/test'

type Reached = 'textbox' | 'button' | 'link' | 'radio'

/** Presses Tab, at most sixty times, until the element with this name has a visible focus. */
export async function tabTo(page: Page, role: Reached, name: RegExp): Promise<void> {
  const wanted = page.getByRole(role, { name }).first()
  const hasFocus = () => wanted.evaluate((element) => element === document.activeElement)
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Tab')
    if (await hasFocus()) return expectSeenFocus(page, wanted, String(name))
  }
  throw new Error(`Tab never reached ${role} ${name}`)
}

/** Expects that the element looks different with the focus. */
async function expectSeenFocus(page: Page, element: Locator, what: string): Promise<void> {
  const box = await element.boundingBox()
  if (!box) throw new Error(`${what} is not on the page`)
  const margin = 8
  const clip = {
    x: Math.max(0, box.x - margin),
    y: Math.max(0, box.y - margin),
    width: box.width + 2 * margin,
    height: box.height + 2 * margin,
  }
  const shot = () => page.screenshot({ clip, animations: 'disabled' })
  const focused = await shot()
  await element.blur()
  const plain = await shot()
  await element.focus()
  expect(focused.equals(plain), `the focus on ${what} can be seen`).toBe(false)
}
