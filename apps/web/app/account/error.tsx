import { data } from 'react-router'

import { pageContext } from '../server/page-context.ts'
import type { Route } from './+types/error'
import { addressedErrorIn } from './error/addressed-error.ts'
import type { WordyHandle } from '../frame/use-language.ts'
import { noStore } from './server/no-store.ts'
import { loadError } from './server/load/load-error.ts'
import { repairFlow } from './server/act/repair-flow.ts'

export async function loader(visit: Route.LoaderArgs) {
  const { project } = visit.context.get(pageContext)
  const failure = await loadError(visit)
  const repaired = await repairFlow(visit, failure)
  if (repaired) throw repaired
  return data(
    {
      failure,
      addressed: addressedErrorIn(visit.url.searchParams),
      support: project.support_email,
      home: project.default_redirect_url,
    },
    { status: failure?.error.code === 429 ? 429 : 200, headers: noStore },
  )
}

export const headers = () => noStore

/** The report needs more texts than the other account pages. */
export const handle: WordyHandle = { words: 'all' }

export { LeaveRouter as default } from '../leave-router.tsx'
