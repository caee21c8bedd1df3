import { data } from 'react-router'

import { sessionOfVisit } from '../server/session.ts'
import type { Route } from './+types/verification'
import { loadPage } from './server/load/load-page.ts'
import { noStore } from './server/no-store.ts'

export async function loader(visit: Route.LoaderArgs) {
  const { page, init } = await loadPage('verification', visit)
  const session = await sessionOfVisit(visit.context, visit.request)
  const [address] = session?.identity?.verifiable_addresses ?? []
  return data(
    { page, address: address && { value: address.value, via: address.via, verified: address.verified } },
    init,
  )
}

export const headers = () => noStore

export { LeaveRouter as default } from '../leave-router.tsx'
