import { describedBy, FieldMessages, hasError, type FieldProps } from './field.tsx'

export interface CheckboxFieldProps extends FieldProps {
  readonly checked: boolean
  readonly value: string
  /** The value of an unticked box. Absent where ticked values form a list, such as the scopes of a consent. */
  readonly unticked?: string | undefined
  readonly text?: string | undefined
  /** A word beside the label. */
  readonly mark?: string | undefined
}

export function CheckboxField(props: CheckboxFieldProps) {
  const { id, name, label, checked, value, unticked, required, disabled, messages, text, mark } = props
  const textId = `${id}-text`
  const said = describedBy(id, messages)
  const explained = [text && textId, said['aria-describedby']].filter(Boolean).join(' ')
  return (
    <div className={hasError(messages) ? 'check is-error' : 'check'} data-testid={`node/input/${name}`}>
      {/* Browsers do not send an unticked box. Of two equal names the last wins (docs/contract/http.md §1.2). */}
      {unticked !== undefined && <input type="hidden" name={name} value={unticked} disabled={disabled} />}
      <input
        type="checkbox"
        id={id}
        name={name}
        value={value}
        defaultChecked={checked}
        required={required}
        disabled={disabled}
        {...said}
        aria-describedby={explained || undefined}
      />
      <label className="check__title" htmlFor={id}>
        {label}
        {mark && (
          <>
            {' '}
            <span className="check__mark">{mark}</span>
          </>
        )}
      </label>
      {text && (
        <span className="check__text" id={textId}>
          {text}
        </span>
      )}
      <FieldMessages id={id} messages={messages} />
    </div>
  )
}
