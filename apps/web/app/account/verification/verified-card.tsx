import { MessageId } from '@collect/contract'
import type { CardScreen } from '@collect/flow'
import { FieldView, Messages } from '@collect/flow-react'
import { useText } from '@collect/messages/react'
import { useEffect, useRef } from 'react'

import { PageTitle } from '../../frame/page-title.tsx'

interface VerifiedCardProps {
  readonly screen: CardScreen
  readonly home: string
  /** An answer opened it: the focus was in the form, which is gone. */
  readonly isAnswer: boolean
}

/**
 * After verification: a sentence, the service's messages and a link onwards. No notice, because all is well. The
 * sentence says message 1080002, so that the page does not say it twice; a phone number has a message alone.
 */
export function VerifiedCard({ screen, home, isAnswer }: VerifiedCardProps) {
  const { text, message } = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isAnswer) heading.current?.focus()
  }, [isAnswer])
  const onward = screen.form.fields.filter(({ field }) => field === 'anchor')
  const said = screen.messages.find(({ id }) => id === MessageId.emailVerified)
  const isPhone = screen.messages.some(({ id }) => id === MessageId.phoneVerified)
  const title = text(isPhone ? 'verification.title' : 'verification-page.title')
  return (
    <div className="authcard">
      <PageTitle page={title} />
      <header className="authcard__head">
        <h1 tabIndex={-1} ref={heading}>
          {title}
        </h1>
        {!isPhone && <p data-testid={said && `ui/message/${said.id}`}>{text('verification-page.verified')}</p>}
      </header>
      <Messages messages={screen.messages.filter((one) => one !== said)} />
      {onward.map((field) => (
        <FieldView key={field.key} field={field} />
      ))}
      {onward.length === 0 && (
        <a className="btn btn--primary btn--block" href={home}>
          {message({ id: MessageId.labelContinue, type: 'info', text: '' })}
        </a>
      )}
    </div>
  )
}
