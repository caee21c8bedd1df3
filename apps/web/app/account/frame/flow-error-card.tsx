import type { FlowKind } from '@collect/contract'
import { failureKeyOf, startAddressOf } from '@collect/flow'
import { useText } from '@collect/messages/react'

import type { Missing, MissingFlow } from '../server/load/load-flow.ts'
import { PageTitle } from '../../frame/page-title.tsx'

const reasons = {
  cookies: 'flow.cookies-off',
  lost: 'flow.lost',
  unavailable: 'flow.unavailable',
  disabled: undefined,
} as const satisfies Record<Missing, string | undefined>

interface FlowErrorCardProps {
  readonly kind: FlowKind
  readonly loaded: MissingFlow
  /** The page's query, which a new flow repeats. */
  readonly query: string
}

/**
 * FLOW-PAGE-4: explains why there is no flow, and offers a way on. From a page that the project has switched off
 * (PROJECT-CONFIG-5), the way on is the sign-in.
 */
export function FlowErrorCard({ kind, loaded: { missing, reason }, query }: FlowErrorCardProps) {
  const { text } = useText()
  const why = reasons[missing]
  const title = text(why ? 'flow.not-found' : 'flow.disabled')
  return (
    <div className="authcard">
      <PageTitle page={title} />
      <header className="authcard__head">
        <h1>{title}</h1>
        {why && <p className="muted">{text(why)}</p>}
        {reason && <p className="sm muted">{text(failureKeyOf(reason))}</p>}
      </header>
      <a className="btn btn--primary btn--block" href={startAddressOf(why ? kind : 'login', query)}>
        {text(why ? 'flow.start-again' : 'registration.login-button')}
      </a>
    </div>
  )
}
