import { startAddressOf } from '@collect/flow'
import { data } from 'react-router'

import type { WordyHandle } from '../frame/use-language.ts'
import type { Route } from './+types/not-me'
import { loadReport } from './server/load/load-report.ts'
import { noStore } from './server/no-store.ts'
import { sendReport } from './server/act/send-report.ts'

const statusOf = { unknown: 404, used: 410, late: 410 } as const

/** Shows the event of a security mail. A GET changes nothing, because mail programs open links too. */
export async function loader(visit: Route.LoaderArgs) {
  const report = await loadReport(visit)
  if (!('reason' in report)) return data(report, { headers: noStore })
  const recovery = startAddressOf('recovery')
  return data({ ...report, recovery }, { status: statusOf[report.reason], headers: noStore })
}

export const action = (visit: Route.ActionArgs) => sendReport(visit)

export const handle: WordyHandle = { words: 'all' }

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export { LeaveRouter as default } from '../leave-router.tsx'
