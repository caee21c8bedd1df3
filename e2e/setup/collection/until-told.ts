import { expect, type Locator } from '@playwright/test'

/** Waits for the news of a job's end. Without a script the user looks again. */
export async function untilTold(around: Locator, told: string): Promise<Locator> {
  const news = around.locator(`[data-notice="${told}"]`)
  const again = around.getByRole('link', { name: 'Show progress again' })
  const look = async () => {
    if (await again.isVisible()) await again.click()
    return news.count()
  }
  await expect.poll(look, { timeout: 30_000 }).toBe(1)
  return news
}
