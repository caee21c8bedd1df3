import type { Page } from '@playwright/test'

/** Opens a page and comes back when React has taken it over: before that, a form goes the way it goes without a script. */
export async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('.flow form') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
}
