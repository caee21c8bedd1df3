import { useText } from '@collect/messages/react'
import { Form, useNavigation } from 'react-router'
import { idOfSection } from '../server/settings-query.ts'
import { Owner } from '../../frame/owner.tsx'

const verifyId = idOfSection('verification')

interface VerifyCardProps {
  /** The verification page, which asks for the address and mails a code. */
  readonly href: string
  /** Whether the service can continue a verification of the account. */
  readonly canGoOn: boolean
  readonly hasFailed: boolean
}

/**
 * PROFILE-PAGE-2: the one red card, for an address that isn't verified. Its form redirects to the mailed code's field,
 * or has another code mailed. It works without a script.
 */
export function VerifyCard({ href, canGoOn, hasFailed }: VerifyCardProps) {
  const { text } = useText()
  const isBusy = useNavigation().formData?.has('verification') === true
  return (
    <section className="card card--alarm desk__wide">
      <div className="card__row">
        <div className="stack stack--xs">
          <h2 id={verifyId}>{text('profile.verify.title')}</h2>
          <p>{text('profile.verify.text')}</p>
          <div role="status">{hasFailed && <p>{text('profile.failed')}</p>}</div>
        </div>
        <div className="acts">
          {canGoOn && (
            <Form method="post">
              <Owner />
              <button
                className="btn"
                type="submit"
                name="verification"
                value="go-on"
                disabled={isBusy}
                aria-busy={isBusy || undefined}
              >
                {text('profile.verify.now')}
              </button>
            </Form>
          )}
          <a className={canGoOn ? 'btn btn--quiet' : 'btn'} href={href}>
            {text('profile.verify.link')}
          </a>
        </div>
      </div>
    </section>
  )
}
