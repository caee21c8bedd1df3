import { Message } from '@collect/flow-react'
import { useText } from '@collect/messages/react'
import { Form, useNavigation } from 'react-router'

import { useFrame } from '../../frame/use-frame.ts'
import { idOfSection } from '../server/settings-query.ts'
import { PageRow } from './page-row.tsx'
import { Owner } from '../../frame/owner.tsx'

export const deletionId = idOfSection('deletion')

interface DeletionSectionProps {
  /** RFC 3339; null while no deletion is requested. */
  readonly dueAt: string | null
  /** Days between the request and the deletion. */
  readonly days: number
  /** RFC 3339; the days count from then on. */
  readonly beginsAt: string | null
  readonly hasFailed: boolean
  /** The typed address was not the account's. */
  readonly isMismatch: boolean
}

/** Requests the deletion of the account or cancels it. The forms work without a script. */
export function DeletionSection({ dueAt, days, beginsAt, hasFailed, isMismatch }: DeletionSectionProps) {
  const { text, date } = useText()
  const isBusy = useNavigation().formData?.has('deletion') === true
  const email = useFrame()?.viewer?.email
  return (
    <PageRow
      id={deletionId}
      title={text('profile.deletion.title')}
      state={
        dueAt === null
          ? text('profile.deletion.description', { days })
          : text('profile.deletion.due', { date: date(dueAt) })
      }
      tone={dueAt === null ? undefined : 'warn'}
      act={dueAt === null ? 'delete' : 'manage'}
      isNews={dueAt !== null || hasFailed || isMismatch}
    >
      {beginsAt !== null && <p className="hint">{text('profile.deletion.begins', { date: date(beginsAt) })}</p>}
      <div className="messages" role="status">
        {dueAt !== null && <Message type="error" text={text('profile.deletion.pending', { date: date(dueAt) })} />}
        {hasFailed && <Message type="error" text={text('profile.failed')} />}
        {isMismatch && <Message type="error" text={text('profile.deletion.mismatch')} />}
      </div>
      {dueAt === null ? (
        <Form method="post" className="stack" preventScrollReset>
          <Owner />
          <p>{text('profile.deletion.what')}</p>
          {email !== undefined && (
            <div className="field">
              <label className="label" htmlFor="deletion-confirm">
                {text('profile.deletion.confirm', { email })}
              </label>
              <input className="input" id="deletion-confirm" name="confirm" type="email" autoComplete="off" required />
            </div>
          )}
          <div className="section__foot">
            <button
              className="btn btn--danger"
              type="submit"
              name="deletion"
              value="request"
              disabled={isBusy}
              aria-busy={isBusy || undefined}
            >
              {text('profile.deletion.request')}
            </button>
          </div>
        </Form>
      ) : (
        <Form method="post" className="section__foot" preventScrollReset>
          <Owner />
          <button
            className="btn"
            type="submit"
            name="deletion"
            value="keep"
            disabled={isBusy}
            aria-busy={isBusy || undefined}
          >
            {text('profile.deletion.keep')}
          </button>
        </Form>
      )}
    </PageRow>
  )
}
