import type { Page } from '@playwright/test'

/** The notice of a page with a script that did not arrive. */
export const missingNotice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: "Part of this page didn't load." })
