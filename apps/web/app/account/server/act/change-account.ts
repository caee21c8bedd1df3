import type { Client } from '@collect/flow'
import { redirect } from 'react-router'

import { identityClient } from '../../../server/identity-client.ts'
import type { Visit } from '../../../server/visit.ts'
import { failedParameter, idOfSection, type Failed } from '../settings-query.ts'
import { redirectAfterFailure } from '../redirect-after-failure.ts'

/** Changes something of the account, and leads back to its section of the settings page. Without a call, it failed. */
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
