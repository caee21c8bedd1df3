import { data } from 'react-router'

import type { Route } from './+types/recovery'
import { FlowPage } from './frame/flow-page.tsx'
import { loadPage } from './server/load/load-page.ts'
import { noStore } from './server/no-store.ts'

export { keepDataOnMethodChange as shouldRevalidate } from './keep-data-on-method-change.ts'

export async function loader(visit: Route.LoaderArgs) {
  const { page, init } = await loadPage('recovery', visit)
  return data({ page }, init)
}

export const headers = () => noStore

export default function RecoveryPage({ loaderData: { page } }: Route.ComponentProps) {
  return <FlowPage page={page} />
}
