import type { Session } from '@collect/contract'
import { useText } from '@collect/messages/react'
import type { ReactNode } from 'react'

import { emailOf } from '../../server/viewer.ts'
import { emailStatusOf } from './email-status.ts'
import { JsonView } from './json.tsx'
import type { AdminMetadata } from './load-admin-metadata.ts'
import { MethodTable } from './method-table.tsx'
import { Moment } from './moment.tsx'

interface SessionFactsProps {
  readonly session: Session
  readonly admin: AdminMetadata | undefined
}

/** The fields of DEV-PANEL-1, in its order. */
export function SessionFacts({ session, admin }: SessionFactsProps) {
  const { text } = useText()
  const { identity } = session
  const none = <span className="muted">{text('dev.none')}</span>
  const email = identity && emailOf(identity)
  return (
    <>
      <dl className="facts facts--cols facts--long">
        <Row name={text('dev.user-id')}>{identity ? <span className="id">{identity.id}</span> : none}</Row>
        <Row name={text('dev.email')}>
          <span data-testid="session-content">{email ?? none}</span>
        </Row>
        <Row name={text('dev.email-status')}>{text(emailStatusOf(identity))}</Row>
        <Row name={text('dev.schema-id')}>{identity?.schema_id ?? none}</Row>
        <Row name={text('dev.schema-url')}>{identity?.schema_url ?? none}</Row>
        <Row name={text('dev.session-id')}>
          <span className="id">{session.id}</span>
        </Row>
        <Row name={text('dev.active')}>{text(session.active ? 'dev.yes' : 'dev.no')}</Row>
        <Row name={text('dev.expires')}>
          <Moment time={session.expires_at} />
        </Row>
        <Row name={text('dev.authenticated')}>
          <Moment time={session.authenticated_at} />
        </Row>
        <Row name={text('dev.issued')}>
          <Moment time={session.issued_at} />
        </Row>
      </dl>
      <MethodTable methods={session.authentication_methods} />
      <JsonView name={text('dev.traits')} value={identity?.traits ?? null} />
      <JsonView name={text('dev.verifiable-addresses')} value={identity?.verifiable_addresses ?? []} />
      <JsonView name={text('dev.recovery-addresses')} value={identity?.recovery_addresses ?? []} />
      <JsonView name={text('dev.metadata-admin')} {...adminOf(admin, text)} />
      <JsonView name={text('dev.metadata-public')} value={identity?.metadata_public ?? null} />
      <JsonView name={text('dev.raw')} isWhole value={session} />
    </>
  )
}

function adminOf(admin: AdminMetadata | undefined, text: ReturnType<typeof useText>['text']) {
  if (admin?.state === 'known') return { value: admin.value }
  return { instead: text(admin?.state === 'failed' ? 'dev.metadata-admin.failed' : 'dev.metadata-admin.remote') }
}

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
