import type { Session } from '@collect/contract'
import { useSession } from '@collect/flow-react'
import { useText } from '@collect/messages/react'
import { Form, useNavigation } from 'react-router'

import type { AdminMetadata } from './load-admin-metadata.ts'
import { SessionFacts } from './session-facts.tsx'

interface SessionPanelProps {
  readonly session?: Session | undefined
  /** The session check failed. */
  readonly failed?: boolean
  readonly admin?: AdminMetadata | undefined
  readonly hasLogoutFailed: boolean
}

export function SessionPanel({ admin, hasLogoutFailed, ...rendered }: SessionPanelProps) {
  const { text } = useText()
  const { initialized, isLoading, refetch, ...live } = useSession()
  const isRefreshing = useNavigation().state === 'loading' || (initialized && isLoading)
  // The server's answer counts until the browser has one of its own.
  const session = initialized ? live.session : rendered.session
  const failed = initialized ? live.error !== undefined : rendered.failed
  return (
    <section className="card stack" aria-labelledby="session">
      <div className="card__row">
        <h2 id="session">{text('dev.session')}</h2>
        <div className="acts">
          <Form method="get" action="/dev/auth" replace preventScrollReset onSubmit={() => void refetch()}>
            <button className="btn btn--sm" aria-busy={isRefreshing}>
              {text(isRefreshing ? 'flow.loading' : 'dev.session.refresh')}
            </button>
          </Form>
          {(session || failed || hasLogoutFailed) && (
            <Form method="post" action="/dev/auth" replace preventScrollReset>
              <button className="btn btn--sm" data-testid="logout">
                {text('dev.logout')}
              </button>
            </Form>
          )}
        </div>
      </div>
      {hasLogoutFailed && (
        <p className="msg msg--error" role="alert">
          {text('dev.logout.failed')}
        </p>
      )}
      {session ? (
        <SessionFacts session={session} admin={admin} />
      ) : (
        <div className="empty" role={failed ? 'alert' : undefined}>
          <h3>{text(failed ? 'dev.session.error' : 'dev.session.none')}</h3>
          <p className="muted">{text(failed ? 'dev.session.failed' : 'dev.session.none.text')}</p>
        </div>
      )}
    </section>
  )
}
