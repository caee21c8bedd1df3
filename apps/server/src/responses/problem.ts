import { randomBytes } from 'node:crypto'
// Renamed, because the formatter changes whitespace in templates tagged `html`.
import { html as markup } from 'hono/html'
import { localeOfRequest, serverTexts, tagOf, type LocaleSettings } from '@collect/messages'
import { pageHeaders } from './page-headers.ts'
import { wantsHtml } from './wants-json.ts'

/** Error responses of the server itself, before or instead of a page. */
const problems = {
  notFound: { code: 404, status: 'Not Found' },
  unknownToken: { code: 401, status: 'Unauthorized' },
  foreign: { code: 403, status: 'Forbidden' },
  tooLarge: { code: 413, status: 'Content Too Large' },
  unreadable: { code: 400, status: 'Bad Request' },
  unknownForm: { code: 415, status: 'Unsupported Media Type' },
  tooMany: { code: 429, status: 'Too Many Requests' },
  fault: { code: 500, status: 'Internal Server Error' },
  serviceDown: { code: 502, status: 'Bad Gateway', id: 'upstream_error' },
  unavailable: { code: 503, status: 'Service Unavailable' },
} as const satisfies Readonly<Record<string, { code: number; status: string; id?: string }>>

export type ProblemName = keyof typeof problems

/** Cross-site requests and unknown tokens get the text of "not found", which reveals nothing. */
const saidOf = (which: ProblemName) => {
  if (which === 'foreign' || which === 'unknownToken') return 'notFound'
  if (which === 'unavailable') return 'serviceDown'
  return which === 'unknownForm' ? 'unreadable' : which
}

/** The default without a project configuration (PROJECT-CONFIG-2). */
const asAsked: LocaleSettings = { default_locale: 'en', locale_behavior: 'browser' }

/** A plain page for a browser, in its language; the error envelope (docs/contract/http.md §1.3) for other clients. */
export function problem(request: Request, which: ProblemName, languages = asAsked): Response {
  const answer = written(request, which, languages)
  if (answer.status === 503) answer.headers.set('Retry-After', '2')
  // The rest of the body stays unread, so the connection takes no other request.
  if (answer.status === 413) answer.headers.set('Connection', 'close')
  return answer
}

function written(request: Request, which: ProblemName, languages: LocaleSettings): Response {
  const { code, ...rest } = problems[which]
  const said = saidOf(which)
  if (!wantsHtml(request.headers)) {
    const message = serverTexts('en')[`server.${said}.text`]
    const requestId = request.headers.get('X-Request-ID') ?? undefined
    return Response.json({ error: { ...rest, code, message, request: requestId } }, { status: code })
  }
  const again = said === 'serviceDown' ? againOf(request) : undefined
  return plainPage(request, code, languages, (texts) => ({
    title: texts[`server.${said}.title`],
    sentence: texts[`server.${said}.text`],
    links: again === undefined ? [] : [{ href: again, text: texts['server.tryAgain'] }],
  }))
}

/** What a page without the app says; the link home follows its links. */
interface Said {
  readonly title: string
  readonly sentence: string
  /** One line for people who run the application or the service. */
  readonly details?: string
  readonly links: readonly PageLink[]
}

/** A page without the app, in the language of its reader. */
export function plainPage(
  request: Request,
  status: number,
  languages: LocaleSettings = asAsked,
  say: (texts: ReturnType<typeof serverTexts>) => Said,
): Response {
  const locale = localeOfRequest(request.headers, languages)
  const texts = serverTexts(locale)
  const { links, ...said } = say(texts)
  const nonce = randomBytes(16).toString('base64')
  const headers = {
    ...pageHeaders('', nonce),
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': tagOf(locale),
    Vary: 'Cookie, Accept-Language',
  }
  const home = { href: '/', text: texts['server.backHome'] }
  return new Response(page({ ...said, nonce, language: tagOf(locale), links: [...links, home] }), { status, headers })
}

/** The address of the link to try again: the same one, or the page whose form was sent. */
function againOf({ method, url, headers }: Request): string | undefined {
  const own = new URL(url)
  if (method === 'GET') return own.pathname + own.search
  const from = URL.parse(headers.get('Referer') ?? '')
  return from?.origin === own.origin ? from.pathname + from.search : undefined
}

interface PageParts extends Said {
  readonly nonce: string
  readonly language: string
}

interface PageLink {
  readonly href: string
  readonly text: string
}

/** A page without the app, because the app may have failed. */
const page = ({ nonce, language, title, sentence, details, links }: PageParts): string =>
  String(markup`<!doctype html>
<html lang="${language}" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style nonce="${nonce}">:root{color-scheme:light dark}body{font:1.125rem/1.5 serif;max-width:30rem;margin:20vh auto;padding:0 1rem}</style></head>
<body><main><h1>${title}</h1><p>${sentence}</p>${details && markup`<p>${details}</p>`}<p>${links.flatMap(linkAt)}</p></main></body></html>
`)

const linkAt = ({ href, text }: PageLink, at: number) => [at > 0 && ' · ', markup`<a href="${href}">${text}</a>`]
