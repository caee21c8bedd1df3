import { Icon } from '@collect/flow-react'
import { useText } from '@collect/messages/react'
import { Form, useNavigation } from 'react-router'

/** Offered after a change, where it was made; the place is there before, so that what appears in it is read out. */
export function OlderSessionsNotice({ count }: { readonly count: number }) {
  const { text } = useText()
  const isBusy = useNavigation().formData?.get('session') === 'all'
  return (
    <div className="messages" role="status">
      {count > 0 && (
        <Form method="post" className="msg msg--warn" preventScrollReset data-testid="older-sessions">
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
