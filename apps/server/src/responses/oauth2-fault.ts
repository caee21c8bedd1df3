import type { LocaleSettings } from '@collect/messages'
import type { OAuth2Fault } from '@collect/oauth2'
import { plainPage, problem, type ProblemName } from './problem.ts'
import { wantsHtml } from './wants-json.ts'

/** A fault of an OAuth2 request without a way back to the application: a page, or JSON (RFC 6749). */
export function oauth2Fault(request: Request, fault: OAuth2Fault, languages?: LocaleSettings): Response {
  const { error, error_description, hasEnded, client } = fault
  const isOurs = error === 'server_error'
  const status = isOurs ? 500 : 400
  if (!wantsHtml(request.headers)) return Response.json({ error, error_description }, { status })
  if (isOurs) return problem(request, 'fault', languages)
  const said = hasEnded ? 'oauth2Ended' : 'oauth2'
  const requestId = request.headers.get('X-Request-ID')
  const details = [error, error_description, requestId].filter(Boolean).join(' · ')
  return plainPage(request, status, languages, (texts) => ({
    title: texts[`server.${said}.title`],
    sentence: texts[`server.${said}.text`],
    details: texts['server.details'].replace('{details}', () => details),
    links:
      client === undefined
        ? []
        : [{ href: client.uri, text: texts['server.backToApplication'].replace('{application}', () => client.name) }],
  }))
}

/** The words of RFC 6749 for refusals before the provider sees a request. */
const words: Partial<Readonly<Record<ProblemName, string>>> = {
  notFound: 'not_found',
  foreign: 'access_denied',
  tooLarge: 'invalid_request',
  tooMany: 'temporarily_unavailable',
}

/** A refusal before the provider sees the request: a page, or JSON of the same shape as the provider's own. */
export function oauth2Refusal(request: Request, which: ProblemName, languages?: LocaleSettings): Response {
  const answer = problem(request, which, languages)
  answer.headers.set('Cache-Control', 'no-store')
  if (wantsHtml(request.headers)) return answer
  return Response.json(
    { error: words[which] ?? 'invalid_request' },
    { status: answer.status, headers: { 'Cache-Control': 'no-store' } },
  )
}
