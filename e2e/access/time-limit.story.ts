import { openHydrated } from '../setup/open-hydrated.ts'
import { expect, story } from '../setup/story.ts'

story(
  'WCAG 2.2.1, 2.2.6, 4.1.3: a page warns two minutes before its flow expires, and a renewal keeps the input',
  async ({ page, email }) => {
    await page.clock.install()
    await openHydrated(page, '/login')
    const flow = new URL(page.url()).searchParams.get('flow')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('drawers of warm walnut')
    const warning = page.getByRole('status').filter({ hasText: 'This page expires in 2 minutes.' })
    await page.clock.fastForward('57:00')
    await expect(warning).toHaveCount(0)
    await page.clock.fastForward('01:30')
    await expect(warning).toBeVisible()

    await warning.getByRole('button', { name: 'Keep working' }).click()
    await page.waitForURL((url) => url.pathname === '/login' && url.searchParams.get('flow') !== flow)
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
    await expect(page.getByText('so we reloaded it')).toHaveCount(0)
  },
)
