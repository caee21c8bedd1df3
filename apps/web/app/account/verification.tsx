import { data } from 'react-router'

import { sessionOfVisit } from '../server/session.ts'
import type { Route } from './+types/verification'
import { AccountFrame } from './frame/account-frame.tsx'
import { FlowErrorCard } from './frame/flow-error-card.tsx'
import { loadPage } from './server/load/load-page.ts'
import { noStore } from './server/no-store.ts'
import { VerificationCard } from './verification/verification-card.tsx'

export { keepDataOnMethodChange as shouldRevalidate } from './keep-data-on-method-change.ts'

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

export default function VerificationPage({ loaderData: { page, address } }: Route.ComponentProps) {
  const { kind, loaded, search, project } = page
  return (
    <AccountFrame>
      {loaded.found ? (
        // Another flow mounts the page anew.
        <VerificationCard key={loaded.flow.id} loaded={loaded} project={project} address={address} />
      ) : (
        <FlowErrorCard kind={kind} loaded={loaded} query={search} />
      )}
    </AccountFrame>
  )
}
