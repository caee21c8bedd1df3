import type { Page } from '@playwright/test'

/** Freezes time: from now on only the story advances it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: '2026-11-20T12:00:00Z' })
  await page.clock.pauseAt('2026-11-20T12:00:01Z')
}
