import type { FlowKind } from '@collect/contract'
import { failureKeyOf, startAddressOf } from '@collect/flow'
import { useText } from '@collect/messages/react'

import type { Missing, MissingFlow } from '../server/load/load-flow.ts'
import { PageTitle } from '../../frame/page-title.tsx'

const reasons = {
  cookies: 'flow.cookies-off',
  lost: 'flow.lost',
  unavailable: 'flow.unavailable',
} as const satisfies Record<Missing, string>

interface FlowErrorCardProps {
  readonly kind: FlowKind
  readonly loaded: MissingFlow
  /** The page's query, which a new flow repeats. */
  readonly query: string
}

/** FLOW-PAGE-4: explains why there is no flow, and offers a way on. */
export function FlowErrorCard({ kind, loaded: { missing, reason }, query }: FlowErrorCardProps) {
  const { text } = useText()
  return (
    <div className="authcard">
      <PageTitle page={text('flow.not-found')} />
      <header className="authcard__head">
        <h1>{text('flow.not-found')}</h1>
        <p className="muted">{text(reasons[missing])}</p>
        {reason && <p className="sm muted">{text(failureKeyOf(reason))}</p>}
      </header>
      <a className="btn btn--primary btn--block" href={startAddressOf(kind, query)}>
        {text('flow.start-again')}
      </a>
    </div>
  )
}
