import { Message } from '@collect/flow-react'
import { useText } from '@collect/messages/react'
import { Form, useNavigation } from 'react-router'
import { idOfSection } from '../server/settings-query.ts'

export const deletionId = idOfSection('deletion')

interface DeletionSectionProps {
  /** RFC 3339; null while no deletion is requested. */
  readonly dueAt: string | null
  /** Days between the request and the deletion. */
  readonly days: number
  /** RFC 3339; the days count from then on. */
  readonly beginsAt: string | null
  readonly hasFailed: boolean
}

/** Requests the deletion of the account or cancels it. The forms work without a script. */
export function DeletionSection({ dueAt, days, beginsAt, hasFailed }: DeletionSectionProps) {
  const { text, date } = useText()
  const isBusy = useNavigation().formData?.has('deletion') === true
  const wish = dueAt === null ? 'request' : 'keep'
  return (
    <section className="section">
      <div className="section__head">
        <h3 id={deletionId}>{text('profile.deletion.title')}</h3>
        {dueAt === null && <p>{text('profile.deletion.description', { days })}</p>}
        {beginsAt !== null && <p>{text('profile.deletion.begins', { date: date(beginsAt) })}</p>}
      </div>
      <div className="messages" role="status">
        {dueAt !== null && <Message type="error" text={text('profile.deletion.pending', { date: date(dueAt) })} />}
        {hasFailed && <Message type="error" text={text('profile.failed')} />}
      </div>
      <Form method="post" className="section__foot" preventScrollReset>
        <button
          className={dueAt === null ? 'btn btn--danger' : 'btn'}
          type="submit"
          name="deletion"
          value={wish}
          disabled={isBusy}
          aria-busy={isBusy || undefined}
        >
          {text(dueAt === null ? 'profile.deletion.request' : 'profile.deletion.keep')}
        </button>
      </Form>
    </section>
  )
}
