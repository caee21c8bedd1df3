import type { InputType } from '@collect/contract'
import { describedBy, Field, focusing, type FieldProps } from './field.tsx'

export interface TextFieldProps extends FieldProps {
  readonly type: InputType
  readonly value?: string | undefined
  readonly placeholder?: string | undefined
  /** The service checks it; the browser's own validation is off (FIELD-VALIDATION-1). */
  readonly pattern?: string | undefined
}

/** Uncontrolled, so that hydration keeps what the user typed before. */
export function TextField(props: TextFieldProps) {
  const { id, name, type, value, placeholder, required, disabled, autoComplete, pattern, messages } = props
  return (
    <Field {...props}>
      <input
        className="input"
        id={id}
        name={name}
        type={type}
        defaultValue={value}
        placeholder={placeholder}
        required={required}
        disabled={disabled}
        autoComplete={autoComplete}
        pattern={pattern}
        {...focusing(props)}
        {...describedBy(id, messages)}
      />
    </Field>
  )
}
