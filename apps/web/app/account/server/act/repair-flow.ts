import { flowKinds, type FlowError, type FlowKind, type ProjectConfiguration } from '@collect/contract'
import { pageAddressOf } from '@collect/flow'

import { pageContext } from '../../../server/page-context.ts'
import type { RetryReason } from '../../retry.ts'
import type { Visit } from '../../../server/visit.ts'
import { restartFlow } from '../start-flow.ts'

/**
 * A form that was posted without a script ends on the error page when its cookie or flow was gone. The `Referer` names
 * its page, so a new flow starts there and the user need not find the way back.
 */
export async function repairFlow(visit: Visit, failure: FlowError | undefined): Promise<Response | undefined> {
  const reason = failure && reasonOf(failure)
  if (!reason) return undefined
  const { origin, project } = visit.context.get(pageContext)
  const from = visit.request.headers.get('Referer')
  const page = from && URL.canParse(from) ? new URL(from) : undefined
  const kind = page?.origin === origin ? kindAt(page.pathname, project) : undefined
  return page && kind && restartFlow(kind, reason, { ...visit, url: page })
}

function reasonOf({ error }: FlowError): RetryReason | undefined {
  if (error.id === 'security_csrf_violation') return 'csrf'
  return error.code === 404 ? 'lost' : undefined
}

const kindAt = (path: string, project: ProjectConfiguration): FlowKind | undefined =>
  flowKinds.find((kind) => new URL(pageAddressOf(project, kind), 'http://page').pathname === path)
