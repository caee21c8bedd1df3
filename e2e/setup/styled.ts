import { expect, type Page } from '@playwright/test'

/** Expects that the page has its style sheet: the product's background, and the logo in its small size. */
export async function expectStyled(page: Page): Promise<void> {
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(236, 232, 224)')
  const mark = await page.locator('.logo__mark').first().boundingBox()
  expect(mark?.width).toBeLessThan(40)
}
