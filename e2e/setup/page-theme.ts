import type { Page } from '@playwright/test'

/** Shows the page in a colour scheme, as after a choice of the person; waits until the colours have faded over. */
export async function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate(async (chosen) => {
    document.documentElement.dataset['theme'] = chosen
    await Promise.all(document.getAnimations().map(({ finished }) => finished))
  }, theme)
}
