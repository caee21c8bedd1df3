import { useText } from '@collect/messages/react'
import { Form, useNavigation } from 'react-router'
import { Owner } from '../../frame/owner.tsx'

interface DisconnectProps {
  readonly label: string
  /** Read aloud instead of the label. */
  readonly spoken?: string
  readonly question: string
  /** The field that the form posts. */
  readonly name: 'app' | 'apps'
  readonly value: string
}

/** A button that opens a question. It works without a script. */
export function Disconnect({ label, spoken, question, name, value }: DisconnectProps) {
  const { text } = useText()
  const isBusy = useNavigation().formData?.get(name) === value
  return (
    <details className="ask">
      <summary className="btn btn--sm">
        <span className="o">
          {spoken === undefined ? (
            label
          ) : (
            <>
              <span aria-hidden="true">{label}</span>
              <span className="sr">{spoken}</span>
            </>
          )}
        </span>
        <span className="x">{text('settings.ask.cancel')}</span>
      </summary>
      <Form method="post" preventScrollReset>
        <Owner />
        <p>{question}</p>
        <button
          className="btn btn--sm btn--danger"
          type="submit"
          name={name}
          value={value}
          disabled={isBusy}
          aria-busy={isBusy || undefined}
          aria-label={spoken === undefined ? undefined : `${text('apps.end.yes')} (${spoken})`}
        >
          {text('apps.end.yes')}
        </button>
      </Form>
    </details>
  )
}
