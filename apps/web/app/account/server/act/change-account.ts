import type { Client } from '@collect/flow'
import { redirect } from 'react-router'

import { identityClient } from '../../../server/identity-client.ts'
import type { Visit } from '../../../server/visit.ts'
import { failedParameter, idOfSection, type Failed } from '../settings-query.ts'
import { redirectAfterFailure } from '../redirect-after-failure.ts'

/** Runs a call that changes the account, then redirects to its section of the settings page. No call is a failure. */
export async function changeAccount(
  visit: Visit,
  section: Failed,
  call: ((client: Client) => Promise<unknown>) | undefined,
): Promise<Response> {
  const page = new URL(visit.url)
  page.searchParams.delete(failedParameter)
  try {
    if (!call) return redirectAfterFailure(undefined, visit, page, section)
    await call(identityClient(visit))
  } catch (error) {
    return redirectAfterFailure(error, visit, page, section)
  }
  return redirect(`${page.pathname}${page.search}#${idOfSection(section)}`)
}
