import type { BrowserContext, Locator, Page } from '@playwright/test'

const watched = new WeakMap<Page, Promise<Locator>>()

/**
 * Opens the rows of the settings as a user would, before a story looks for what they hold. The stories of the rows
 * themselves call `leaveRows`.
 */
export function openRowsOn(context: BrowserContext): void {
  context.on('page', (page) => {
    const watching = watch(page)
    watched.set(page, watching)
    // The page may close at once.
    watching.catch(() => undefined)
  })
}

/** Lets a story find the rows as they are. */
export async function leaveRows(page: Page): Promise<void> {
  const closed = await watched.get(page)
  if (closed) await page.removeLocatorHandler(closed)
}

async function watch(page: Page): Promise<Locator> {
  const closed = page.locator('details.set:not([open]) > summary').first()
  await page.addLocatorHandler(closed, async () => {
    for (let opened = 0; opened < 20 && (await closed.isVisible()); opened += 1) await closed.click()
  })
  return closed
}
