import { languageCookie, locales, type Locale } from '@collect/messages'
import type { APIRequestContext } from '@playwright/test'

const silent = /<(script|style|template|head)\b[^]*?<\/\1>/g
const control = /<(button|a|label|h1|h2)\b[^>]*>([^]*?)<\/\1>/g
const placeholder = /\bplaceholder="([^"]*)"/g
const wordsOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/&\w+;/g, '.')
const longestOf = (texts: readonly string[]) => Math.max(0, ...texts.map((text) => text.trim().length))

/** Measures of a page: its text, its longest word, its longest control, its longest placeholder. */
const measures: readonly ((html: string) => number)[] = [
  (html) => wordsOf(html).replace(/\s+/g, ' ').length,
  (html) => longestOf(wordsOf(html).split(/\s+/)),
  (html) => longestOf([...html.matchAll(control)].map(([, , inside = '']) => wordsOf(inside))),
  (html) => longestOf([...html.matchAll(placeholder)].map(([, text = '']) => text)),
]

/** The languages in which a page is longest, one for each measure. */
export function longestAmong(pages: ReadonlyMap<Locale, string>): readonly Locale[] {
  const sizes = [...pages].map(([locale, html]) => ({
    locale,
    sizes: measures.map((measure) => measure(html.replace(silent, ''))),
  }))
  const longest = measures.map((_, at) =>
    sizes.reduce((best, one) => ((one.sizes[at] ?? 0) > (best.sizes[at] ?? 0) ? one : best)),
  )
  return [...new Set(longest.map(({ locale }) => locale))]
}

/** The longest languages of a page. */
export async function longestOn(request: APIRequestContext, path: string, cookies: string): Promise<readonly Locale[]> {
  const pages = await Promise.all(
    locales.map(async (locale) => {
      const answer = await request.get(path, {
        headers: { Accept: 'text/html', Cookie: `${cookies}; ${languageCookie}=${locale}` },
      })
      return [locale, await answer.text()] as const
    }),
  )
  return longestAmong(new Map(pages))
}
