import type { Route } from '../+types/verification'
import { AccountFrame } from '../frame/account-frame.tsx'
import { FlowErrorCard } from '../frame/flow-error-card.tsx'
import { VerificationCard } from './verification-card.tsx'

export function VerificationPage({ loaderData: { page, address } }: Pick<Route.ComponentProps, 'loaderData'>) {
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
