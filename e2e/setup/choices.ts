import { expect, type Page } from '@playwright/test'

/** Sets the page's colour scheme, as after the user's choice, and waits for its transitions. */
export async function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate(async (chosen) => {
    document.documentElement.dataset['theme'] = chosen
    await Promise.all(document.getAnimations().map(({ finished }) => finished))
  }, theme)
}

/** Chooses a language or a theme in the foot. A choice applies by itself with a script, and by a button without one. */
export async function choose(page: Page, kind: 'language' | 'theme', value: string, hasScript: boolean): Promise<void> {
  const form = page.locator(`form.${kind}`)
  await form.getByRole('combobox').selectOption(value)
  const button = form.locator('button')
  if (hasScript) await expect(button).toBeHidden()
  else await button.click()
}
