import { locales, type Locale } from '@collect/messages'
import type { APIRequestContext, Page } from '@playwright/test'
import { misfitsOn } from './fit.ts'
import { longestAmong } from './longest.ts'

const signs: Readonly<Record<string, string>> = { quot: '"', amp: '&', lt: '<', gt: '>', '#x27': "'" }
const mail = /<article\b[^>]*aria-label="([^",]*), [^"]*"[^]*?<\/article>/g
const body = /\bsrcdoc="([^"]*)"/i

/** The mails of the gallery in a language, by name. A text message has no page. */
async function mailsIn(request: APIRequestContext, locale: Locale): Promise<ReadonlyMap<string, string>> {
  const page = await (await request.get(`/dev/gallery/mails?language=${locale}`)).text()
  return new Map(
    [...page.matchAll(mail)].flatMap(([article, name = '']) => {
      const html = body.exec(article)?.[1]
      return html === undefined ? [] : [[name, html.replace(/&([\w#]+);/g, (sign, key) => signs[key] ?? sign)] as const]
    }),
  )
}

/** Misfits of every mail in its longest languages, and the number of mails. */
export async function mailMisfits(page: Page): Promise<{ readonly count: number; readonly found: readonly string[] }> {
  const all = new Map<Locale, ReadonlyMap<string, string>>()
  for (const locale of locales) all.set(locale, await mailsIn(page.request, locale))
  const names = [...(all.get('en')?.keys() ?? [])]
  const found: string[] = []
  for (const name of names) {
    const pages = new Map([...all].map(([locale, mails]) => [locale, mails.get(name) ?? ''] as const))
    for (const locale of longestAmong(pages)) {
      await page.setContent(pages.get(locale) ?? '')
      found.push(...(await misfitsOn(page)).map((what) => `${name} in ${locale}: ${what}`))
    }
  }
  return { count: names.length, found }
}
