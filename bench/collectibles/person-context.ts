import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test'
import type { TestServer } from '../../e2e/setup/test-server.ts'
import type { Person } from '../person.ts'

/** A browser context with an empty cache in which the person is signed in. */
export async function personContext(
  browser: Browser,
  { origin }: TestServer,
  { address, cookie }: Person,
  viewport: NonNullable<BrowserContextOptions['viewport']>,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport,
    extraHTTPHeaders: { 'X-Forwarded-For': address },
  })
  await context.addCookies(
    cookie.split('; ').map((one) => {
      const [name = '', ...value] = one.split('=')
      return { name, value: value.join('='), url: origin }
    }),
  )
  return context
}
