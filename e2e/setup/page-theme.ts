import type { Page } from '@playwright/test'

/** Sets the page's colour scheme, as after the user's choice, and waits for its transitions. */
export async function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate(async (chosen) => {
    document.documentElement.dataset['theme'] = chosen
    await Promise.all(document.getAnimations().map(({ finished }) => finished))
  }, theme)
}
