import { endOtherSessions, endSession, ResponseError, type Client } from '@collect/flow'
import { redirect, redirectDocument } from 'react-router'

import { identityClient } from '../../../server/identity-client.ts'
import type { Visit } from '../../../server/visit.ts'
import { endedParameter, type Ended } from '../settings-query.ts'
import { signInFor } from '../addresses.ts'

/** Ends one other session, or all of them, then shows the settings page again. */
export async function endSessions(visit: Visit, which: string): Promise<Response> {
  const page = new URL(visit.url)
  const ended = await end(which, identityClient(visit))
  if (ended === 'signed-out') return redirectDocument(signInFor(visit))
  page.searchParams.set(endedParameter, String(ended))
  return redirect(page.pathname + page.search)
}

async function end(which: string, client: Client): Promise<Ended | 'signed-out'> {
  if (!which) return 'failed'
  try {
    if (which === 'all') return (await endOtherSessions(client)).count
    await endSession(client, { id: which })
    return 1
  } catch (error) {
    return error instanceof ResponseError && error.status === 401 ? 'signed-out' : 'failed'
  }
}
