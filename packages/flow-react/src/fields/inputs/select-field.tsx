import { describedBy, Field, type FieldProps } from './field.tsx'

export interface SelectFieldProps extends FieldProps {
  readonly value?: string | undefined
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly placeholder?: string | undefined
}

export function SelectField(props: SelectFieldProps) {
  const { id, name, value, options, placeholder, required, disabled, autoComplete, messages } = props
  return (
    <Field {...props}>
      <select
        className="input"
        id={id}
        name={name}
        defaultValue={value ?? ''}
        required={required}
        disabled={disabled}
        autoComplete={autoComplete}
        {...describedBy(id, messages)}
      >
        {/* An empty string counts as absent on the wire (docs/contract/http.md §1.2). */}
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  )
}
