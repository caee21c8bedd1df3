import { expect, type Page } from '@playwright/test'

/** The page has its style sheet: its ground is the product's, and its mark is as small as it is drawn. */
export async function expectStyled(page: Page): Promise<void> {
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(236, 232, 224)')
  const mark = await page.locator('.logo__mark').first().boundingBox()
  expect(mark?.width).toBeLessThan(40)
}
