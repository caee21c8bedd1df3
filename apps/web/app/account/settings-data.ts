import { redirectDocument } from 'react-router'

import { pageContext } from '../server/page-context.ts'
import type { Route } from './+types/settings-data'
import { serviceFor } from './server/ask-service.ts'
import { signInFor } from './server/sign-in.ts'

/** Everything that is kept about whoever asks, as a file: the account, and what the product keeps for it. */
export async function loader(visit: Route.LoaderArgs) {
  const { collectibles, origin } = visit.context.get(pageContext)
  const account = await serviceFor(visit)('/account/data')
  if (account.status === 401) return redirectDocument(signInFor(visit))
  if (!account.ok) return new Response(null, { status: account.status, headers: { 'Cache-Control': 'no-store' } })
  const cookie = visit.request.headers.get('Cookie') ?? ''
  const collection = await collectibles(
    new Request(new URL('/api/collectibles/collection', origin), { headers: { Cookie: cookie } }),
  )
  const data = { account: await account.json(), collection: await collection.json() }
  return new Response(JSON.stringify(data, undefined, 2), {
    headers: {
      'Content-Type': 'application/json',
      'Content-Disposition': 'attachment; filename="collect-everything.json"',
      'Cache-Control': 'no-store',
    },
  })
}
