import type { LocaleSettings } from '@collect/messages'
import type { OAuth2Fault } from '@collect/oauth2'
import { problem } from './problem.ts'
import { wantsHtml } from './wants-json.ts'

/** A fault of an OAuth2 request without a way back to the application: a page, or JSON (RFC 6749 §5.2). */
export function oauth2Fault(request: Request, fault: OAuth2Fault, languages?: LocaleSettings): Response {
  const isOurs = fault.error === 'server_error'
  if (wantsHtml(request.headers)) return problem(request, isOurs ? 'fault' : 'unreadable', languages)
  return Response.json(fault, { status: isOurs ? 500 : 400 })
}
