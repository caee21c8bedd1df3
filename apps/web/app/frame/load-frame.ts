import { createFormatter } from '@collect/messages'

import type { PageFrame } from '../open-page.ts'
import { wordFilesOf } from './server-words.ts'
import { hasFont } from '../server/font.ts'
import { localeOfVisit } from '../server/locale.ts'
import { pageContext } from '../server/page-context.ts'
import { checkSession } from '../server/session.ts'
import { pendingDeletion } from '../server/pending-deletion.ts'
import { hasJustSignedOut } from '../server/signed-out.ts'
import { themeOf } from '../server/theme.ts'
import { emailOf } from '../server/viewer.ts'
import type { Visit } from '../server/visit.ts'

/** The data of every page's frame. Every page contains it, so it is small. */
export async function loadFrame(visit: Visit): Promise<PageFrame> {
  const { request, context } = visit
  const { project, devPages, origin } = context.get(pageContext)
  const [locale, check] = await Promise.all([localeOfVisit(visit), checkSession(context, request)])
  return {
    name: project.name,
    logo: project.logo_light_url,
    origin,
    home: project.default_redirect_url,
    policy: project.policy_url,
    terms: project.terms_url,
    devPages,
    hasRegistration: project.registration_enabled,
    hasFont: hasFont(request),
    theme: themeOf(request),
    locale,
    words: wordFilesOf(locale),
    hasLanguages: project.locale_behavior === 'browser',
    deletion: check.session && (await pendingDeletion(visit, locale)),
    signedOut:
      !check.session && hasJustSignedOut(request) ? createFormatter(locale).text('logout.signed-out') : undefined,
    viewer: check.session?.identity
      ? { id: check.session.identity.id, email: emailOf(check.session.identity) }
      : undefined,
    isUnsure: check.session === undefined && check.failed ? true : undefined,
  }
}
