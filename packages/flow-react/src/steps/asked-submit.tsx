import type { SubmitField, Words } from '@collect/flow'
import { useFlowView, useSay } from '../flow-context.ts'
import { SubmitView } from '../nodes/submit-view.tsx'

interface AskedSubmitProps {
  readonly field: SubmitField
  readonly question: Words
}

/** A button behind a question. It works without a script. */
export function AskedSubmit({ field, question }: AskedSubmitProps) {
  const say = useSay()
  const { text } = useFlowView().formatter
  return (
    <details className="ask" open={field.messages.length > 0}>
      <summary className="btn">
        <span className="o">{say(field.label)}</span>
        <span className="x">{text('settings.ask.cancel')}</span>
      </summary>
      <div>
        <p>{say(question)}</p>
        <SubmitView field={field} block={false} />
      </div>
    </details>
  )
}
