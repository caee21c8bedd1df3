import { redirect, redirectDocument } from 'react-router'

import { pageContext } from '../../../server/page-context.ts'
import { sessionOfVisit } from '../../../server/session.ts'
import type { Visit } from '../../../server/visit.ts'
import { signInFor } from '../addresses.ts'
import { redirectAfterFailure } from '../redirect-after-failure.ts'
import { failedParameter, idOfSection } from '../settings-query.ts'

/** Disconnects one application or all, then shows the settings page again. */
export async function withdrawApps(visit: Visit, clientId: string | 'all'): Promise<Response> {
  const { consent: desk } = visit.context.get(pageContext)
  const page = new URL(visit.url)
  page.searchParams.delete(failedParameter)
  const subject = (await sessionOfVisit(visit.context, visit.request))?.identity?.id
  if (subject === undefined) return redirectDocument(signInFor({ ...visit, url: page }))
  try {
    if (!desk) return redirectAfterFailure(undefined, visit, page, 'apps')
    await desk.withdraw(subject, clientId)
  } catch (error) {
    return redirectAfterFailure(error, visit, page, 'apps')
  }
  return redirect(`${page.pathname}${page.search}#${idOfSection('apps')}`)
}
