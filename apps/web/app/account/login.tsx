import { data } from 'react-router'

import type { Route } from './+types/login'
import { loadPage } from './server/load/load-page.ts'
import { logoutAddressOf } from './server/addresses.ts'
import { noStore } from './server/no-store.ts'

export async function loader(visit: Route.LoaderArgs) {
  const { page, init } = await loadPage('login', visit)
  const flow = page.loaded.found ? page.loaded.flow : undefined
  // A user who confirms a session may sign out instead (LOGIN-FOOTER-5).
  const isSignedIn = flow && (flow.refresh || flow.requested_aal === 'aal2')
  return data({ page, logoutUrl: isSignedIn ? await logoutAddressOf(visit) : undefined }, init)
}

export const headers = () => noStore

export { LeaveRouter as default } from '../leave-router.tsx'
