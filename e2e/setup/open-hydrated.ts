import type { Page } from '@playwright/test'

/** Waits for hydration: before that, forms post natively. Parts of a page hydrate one after another. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const taken = [...document.querySelectorAll('h1, form')]
    return (
      taken.length > 0 && taken.every((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')))
    )
  })
}

/** Opens a page and waits for hydration. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilHydrated(page)
}
