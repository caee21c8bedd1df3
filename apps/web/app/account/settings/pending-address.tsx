import type { PendingAddressChange } from '@collect/contract'
import type { Formatter } from '@collect/messages'
import { CodeField } from '@collect/flow-react'
import { useText } from '@collect/messages/react'
import { Form, useNavigation } from 'react-router'
import { idOfSection } from '../server/settings-query.ts'
import { Owner } from '../../frame/owner.tsx'

const pendingId = idOfSection('address')

const codeId = 'pending-code'

/** A new address that waits, in one line. */
export const pendingWords = (
  { text, date }: Pick<Formatter, 'text' | 'date'>,
  { value: address, counts_from: from }: PendingAddressChange,
): string => (from === null ? text('pending.title', { address }) : text('pending.due', { address, date: date(from) }))

interface PendingAddressProps {
  readonly pending: PendingAddressChange
  /** The address that still signs in. */
  readonly current: string | undefined
  readonly hasFailed: boolean
}

/**
 * A new address that is not verified yet. Its code posts to the verification flow; another mail and the cancellation
 * post to the page's action. All forms work without a script.
 */
export function PendingAddress({ pending, current, hasFailed }: PendingAddressProps) {
  const formatter = useText()
  const { text } = formatter
  const isBusy = useNavigation().formData?.has('address') === true
  const { flow_id: flow, counts_from: from } = pending
  const wish = (value: 'resend' | 'cancel') => (
    <button className="btn btn--link" type="submit" name="address" value={value} disabled={isBusy}>
      {text(`pending.${value}`)}
    </button>
  )
  return (
    <div className="pending" role="group" aria-labelledby={pendingId}>
      <div>
        <p className="pending__t" id={pendingId}>
          {pendingWords(formatter, pending)}
        </p>
        {current !== undefined && <p className="sm">{text('pending.text', { address: current })}</p>}
        <div role="status">{hasFailed && <p className="sm">{text('profile.failed')}</p>}</div>
      </div>
      {from === null && flow !== null && (
        <form method="post" action={`/self-service/verification?flow=${flow}`} className="stack stack--sm">
          <input type="hidden" name="method" value="code" />
          <CodeField id={codeId} name="code" label={text('pending.code')} length={6} required messages={[]} />
          <button className="btn btn--primary btn--block" type="submit">
            {text('pending.confirm')}
          </button>
        </form>
      )}
      <Form method="post" className="acts" preventScrollReset>
        <Owner />
        {from === null && wish('resend')}
        {wish('cancel')}
      </Form>
    </div>
  )
}
