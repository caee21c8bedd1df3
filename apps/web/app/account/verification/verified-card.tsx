import { MessageId } from '@collect/contract'
import type { CardScreen } from '@collect/flow'
import { FieldView, Messages } from '@collect/flow-react'
import { useText } from '@collect/messages/react'

import { PageTitle } from '../../frame/page-title.tsx'

interface VerifiedCardProps {
  readonly screen: CardScreen
  readonly home: string
}

/** After verification: a sentence, the service's messages and a link onwards. No notice, because all is well. */
export function VerifiedCard({ screen, home }: VerifiedCardProps) {
  const { text, message } = useText()
  const onward = screen.form.fields.filter(({ field }) => field === 'anchor')
  return (
    <div className="authcard">
      <PageTitle page={text('verification-page.title')} />
      <header className="authcard__head">
        <h1 tabIndex={-1}>{text('verification-page.title')}</h1>
        <p>{text('verification-page.verified')}</p>
      </header>
      <Messages messages={screen.messages} />
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
