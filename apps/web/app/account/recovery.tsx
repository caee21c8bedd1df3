import { data } from 'react-router'

import type { Route } from './+types/recovery'
import { loadPage } from './server/load/load-page.ts'
import { noStore } from './server/no-store.ts'

export async function loader(visit: Route.LoaderArgs) {
  const { page, init } = await loadPage('recovery', visit)
  return data({ page }, init)
}

export const headers = () => noStore

export { LeaveRouter as default } from '../leave-router.tsx'
