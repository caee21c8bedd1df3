import { languageCookie, locales, type Locale } from '@collect/messages'
import type { APIRequestContext } from '@playwright/test'

const silent = /<(script|style|template|head)\b[^]*?<\/\1>/g
const control = /<(button|a|label|h1|h2)\b[^>]*>([^]*?)<\/\1>/g
const wordsOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/&\w+;/g, '.')
const longestOf = (texts: readonly string[]) => Math.max(0, ...texts.map((text) => text.trim().length))

/** Measures of a page: its text, its longest word, its longest control. */
const measures: readonly ((html: string) => number)[] = [
  (html) => wordsOf(html).replace(/\s+/g, ' ').length,
  (html) => longestOf(wordsOf(html).split(/\s+/)),
  (html) => longestOf([...html.matchAll(control)].map(([, , inside = '']) => wordsOf(inside))),
]

/** The longest languages of a page, one for each measure. */
export async function longestOn(request: APIRequestContext, path: string, cookies: string): Promise<readonly Locale[]> {
  const sizes = await Promise.all(
    locales.map(async (locale) => {
      const answer = await request.get(path, {
        headers: { Accept: 'text/html', Cookie: `${cookies}; ${languageCookie}=${locale}` },
      })
      const page = (await answer.text()).replace(silent, '')
      return { locale, sizes: measures.map((measure) => measure(page)) }
    }),
  )
  const longest = measures.map((_, at) =>
    sizes.reduce((best, one) => ((one.sizes[at] ?? 0) > (best.sizes[at] ?? 0) ? one : best)),
  )
  return [...new Set(longest.map(({ locale }) => locale))]
}
