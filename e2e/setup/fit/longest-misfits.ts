import { languageCookie, tagOf } from '@collect/messages'
import { expect, type Page } from '@playwright/test'
import { misfitsOn } from './fit.ts'
import { longestOn } from './longest.ts'

/** Misfits on a page in its longest languages. */
export async function longestMisfits(page: Page, path: string, origin: string): Promise<readonly string[]> {
  const context = page.context()
  const url = new URL(path, origin).href
  const cookies = (await context.cookies(url)).map(({ name, value }) => `${name}=${value}`).join('; ')
  const found: string[] = []
  for (const locale of await longestOn(context.request, url, cookies)) {
    await context.addCookies([{ name: languageCookie, value: locale, url: origin }])
    await page.goto(url)
    await expect(page.locator('html')).toHaveAttribute('lang', tagOf(locale))
    found.push(...(await misfitsOn(page)).map((what) => `${path} in ${locale}: ${what}`))
  }
  await context.clearCookies({ name: languageCookie })
  return found
}
