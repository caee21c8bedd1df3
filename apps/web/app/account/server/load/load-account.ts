import type { AccountLife } from '@collect/contract'
import { fetchAccount } from '@collect/flow'

import { identityClient } from '../../../server/identity-client.ts'
import { pageContext } from '../../../server/page-context.ts'
import type { Visit } from '../../../server/visit.ts'
import { activityParameter } from '../settings-query.ts'

/** Undefined with a remote service: a Kratos has no such page. */
export async function loadAccount(visit: Visit): Promise<AccountLife | undefined> {
  if (!visit.context.get(pageContext).embedded) return undefined
  const page_token = visit.url.searchParams.get(activityParameter) ?? ''
  return fetchAccount(identityClient(visit), { page_token }).catch(() => undefined)
}
