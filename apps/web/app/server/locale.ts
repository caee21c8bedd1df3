import { isFlowKind } from '@collect/contract'
import { localeOfRequest, type Locale } from '@collect/messages'

import { pageContext } from './page-context.ts'
import { visitedConsent, visitedFlow } from './visited.ts'
import type { Visit } from './visit.ts'

/** The language of a page. An application may ask for one (docs/contract/providers-and-oauth2.md §D2). */
export async function localeOfVisit(visit: Visit): Promise<Locale> {
  const { project } = visit.context.get(pageContext)
  const asked = project.locale_behavior === 'browser' ? await askedLanguages(visit) : []
  return localeOfRequest(visit.request.headers, project, asked)
}

/** `ui_locales` of the application whose request this page serves. A page without its flow has none. */
async function askedLanguages(visit: Visit): Promise<readonly string[]> {
  const { pathname, searchParams } = visit.url
  const kind = pathname.slice(1)
  const flow = searchParams.get('flow')
  if (flow && isFlowKind(kind)) {
    const answer = await visitedFlow(kind, flow, visit)
    return answer.answer === 'json' ? languagesIn(partOf(answer.body, 'oauth2_login_request')) : []
  }
  const challenge = searchParams.get('consent_challenge')
  const { consent: desk } = visit.context.get(pageContext)
  if (!desk || !challenge || kind !== 'consent') return []
  // The page says that the provider does not answer.
  const found = await visitedConsent(desk, challenge, visit).catch(() => undefined)
  return found?.found === 'request' ? languagesIn(found.request) : []
}

/** The answer comes from another service, so every part of it may have another form. */
function languagesIn(request: unknown): readonly string[] {
  const languages = partOf(partOf(request, 'oidc_context'), 'ui_locales')
  return Array.isArray(languages) ? languages.filter((word) => typeof word === 'string') : []
}

const partOf = (whole: unknown, name: string): unknown =>
  typeof whole === 'object' && whole !== null ? (whole as Readonly<Record<string, unknown>>)[name] : undefined
