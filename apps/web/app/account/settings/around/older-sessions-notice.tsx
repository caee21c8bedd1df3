import { Icon } from '@collect/flow-react'
import { useText } from '@collect/messages/react'
import { Form, useNavigation } from 'react-router'
import { Owner } from '../../../frame/owner.tsx'

/** Offers, after a change, to end older sessions. The live region exists before, so its text is announced. */
export function OlderSessionsNotice({ count }: { readonly count: number }) {
  const { text } = useText()
  const isBusy = useNavigation().formData?.get('session') === 'all'
  return (
    <div className="messages" role="status">
      {count > 0 && (
        <Form method="post" className="msg msg--warn" preventScrollReset data-testid="older-sessions">
          <Owner />
          <Icon name="alert" />
          <p>{text('profile.sessions.older', { count })}</p>
          <button
            className="btn btn--sm msg__act"
            type="submit"
            name="session"
            value="all"
            disabled={isBusy}
            aria-busy={isBusy || undefined}
          >
            {text('profile.sessions.end-others')}
          </button>
        </Form>
      )}
    </div>
  )
}
