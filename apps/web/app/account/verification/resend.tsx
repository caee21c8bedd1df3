import { MessageId } from '@collect/contract'
import type { Form } from '@collect/flow'
import { FlowForm, ResendView } from '@collect/flow-react'
import { useText } from '@collect/messages/react'
import { useState, type FormEvent } from 'react'

import { useOpenPage } from '../../open-page.ts'

interface ResendProps {
  readonly form: Form
  readonly flowId: string
  readonly isByPhone: boolean
}

/** A button that reveals the form for another mail; without a script it loads the page with the form revealed. */
export function Resend({ form, flowId, isByPhone }: ResendProps) {
  const { text, message } = useText()
  const another = message({ id: MessageId.labelResend, type: 'info', text: '' })
  const { search } = useOpenPage()
  // Errors of the address appear at its field.
  const isWrong = form.fields.some((field) => 'messages' in field && field.messages.length > 0)
  const [revealed, setRevealed] = useState(isWrong || new URLSearchParams(search).has('resend'))
  const { resend: again, ...rest } = form
  if (revealed) {
    return (
      <section className="stack">
        <h2 className="h3">{isByPhone ? another : text('verification-page.resend')}</h2>
        <FlowForm form={rest}>{again && <ResendView field={again} look="plain" opensStep={false} />}</FlowForm>
      </section>
    )
  }
  function reveal(event: FormEvent) {
    event.preventDefault()
    setRevealed(true)
  }
  return (
    <form method="get" onSubmit={reveal}>
      <input type="hidden" name="flow" value={flowId} />
      <input type="hidden" name="resend" value="1" />
      <button className="btn btn--block" type="submit">
        {isByPhone ? another : text('verification-page.request')}
      </button>
    </form>
  )
}
