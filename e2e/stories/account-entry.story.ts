import type { Page, Response } from '@playwright/test'
import { openHydrated } from '../setup/open-hydrated.ts'
import { anywhere, expect, needs, story } from '../setup/story.ts'

const ownService = needs('pages of the embedded service')

const accountPages = [
  {
    whose: 'of flows and errors',
    of: anywhere,
    paths: ['/login', '/registration', '/recovery', '/verification', '/logout', '/error?error=access_denied'],
  },
  {
    whose: 'of the embedded service',
    of: ownService,
    paths: ['/not-me?token=unknown', '/consent?consent_challenge=unknown'],
  },
] as const

const namesOfScripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => name.endsWith('.js')),
  )

for (const { whose, of, paths } of accountPages) {
  story(`each account page ${whose} becomes interactive without the router`, of, async ({ page }) => {
    for (const path of paths) {
      await openHydrated(page, path)
      const scripts = await namesOfScripts(page)
      expect(
        scripts.filter((name) => name.includes('/entry.light')),
        path,
      ).toHaveLength(1)
      expect(
        scripts.filter((name) => name.includes('/router')),
        path,
      ).toEqual([])
    }
  })
}

story('the product and the settings become interactive with the router', anywhere, async ({ page }) => {
  await openHydrated(page, '/')
  const scripts = await namesOfScripts(page)
  expect(scripts.filter((name) => name.includes('/router'))).toHaveLength(1)
  expect(scripts.filter((name) => name.includes('/entry.light'))).toEqual([])
})

function redirectsTo(answer: Response | null): number {
  let count = 0
  for (let request = answer?.request().redirectedFrom(); request; request = request.redirectedFrom()) count++
  return count
}

story('a sign-in takes two redirects from outside and one from a page of ours', anywhere, async ({ page }) => {
  expect(redirectsTo(await page.goto('/login'))).toBe(2)
  await openHydrated(page, '/logout')
  const opened = page.waitForResponse((answer) => answer.ok() && new URL(answer.url()).pathname === '/login')
  await page.getByRole('link', { name: 'Sign in' }).click()
  expect(redirectsTo(await opened)).toBe(1)
})
