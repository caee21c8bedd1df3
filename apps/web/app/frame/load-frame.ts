import { wordFilesOf } from './server-words.ts'
import { hasFont } from '../server/font.ts'
import { localeOfVisit } from '../server/locale.ts'
import { pageContext } from '../server/page-context.ts'
import { sessionOfVisit } from '../server/session.ts'
import { themeOf } from '../server/theme.ts'
import { emailOf } from '../server/viewer.ts'
import type { Visit } from '../server/visit.ts'

/** The data of every page's frame. Every page contains it, so it is small. */
export async function loadFrame(visit: Visit) {
  const { request, context } = visit
  const { project, devPages, origin } = context.get(pageContext)
  const [locale, session] = await Promise.all([localeOfVisit(visit), sessionOfVisit(context, request)])
  return {
    name: project.name,
    logo: project.logo_light_url,
    origin,
    devPages,
    hasFont: hasFont(request),
    theme: themeOf(request),
    locale,
    words: wordFilesOf(locale),
    hasLanguages: project.locale_behavior === 'browser',
    viewer: session?.identity ? { email: emailOf(session.identity) } : undefined,
  }
}
