import { pageContext } from '../../server/page-context.ts'
import type { Visit } from '../../server/visit.ts'
import { serviceFor } from './ask-service.ts'
import { leadOn } from './lead-on.ts'

/** Everything that is kept about whoever asks, as a file: the account, and what the product keeps for it. Half is none. */
export async function exportData(visit: Visit): Promise<Response> {
  const answers = [serviceFor(visit)('/account/data'), collectionOf(visit)].map((call) => call.catch(() => undefined))
  const [account, collection] = await Promise.all(answers)
  if (!account?.ok || !collection?.ok) {
    const settings = new URL('/settings', visit.url)
    return leadOn(account?.ok ? collection : account, visit, settings, 'data')
  }
  const data = { account: await account.json(), collection: await collection.json() }
  return new Response(JSON.stringify(data, undefined, 2), {
    headers: {
      'Content-Type': 'application/json',
      'Content-Disposition': 'attachment; filename="collect-everything.json"',
      'Cache-Control': 'no-store',
    },
  })
}

async function collectionOf(visit: Visit): Promise<Response> {
  const { collectibles, origin } = visit.context.get(pageContext)
  const headers = { Cookie: visit.request.headers.get('Cookie') ?? '' }
  return collectibles(new Request(new URL('/api/collectibles/collection', origin), { headers }))
}
