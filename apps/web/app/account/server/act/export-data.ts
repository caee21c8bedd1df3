import { fetchAccountData } from '@collect/flow'

import { collectiblesClient, identityClient } from '../../../server/identity-client.ts'
import type { Visit } from '../../../server/visit.ts'
import { redirectAfterFailure } from '../redirect-after-failure.ts'

/** A file with all data about a user: the account and the collection, or neither. */
export async function exportData(visit: Visit): Promise<Response> {
  try {
    const [account, collection] = await Promise.all([
      fetchAccountData(identityClient(visit)),
      collectiblesClient(visit).send({ path: '/api/collectibles/collection' }),
    ])
    return new Response(JSON.stringify({ account, collection }, undefined, 2), {
      headers: {
        'Content-Type': 'application/json',
        'Content-Disposition': 'attachment; filename="collect-everything.json"',
        'Cache-Control': 'no-store',
      },
    })
  } catch (error) {
    return redirectAfterFailure(error, visit, new URL('/settings', visit.url), 'data')
  }
}
