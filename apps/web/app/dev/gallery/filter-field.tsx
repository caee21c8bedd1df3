import { useText } from '@collect/messages/react'

interface FilterFieldProps {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly choices: readonly string[]
}

export function FilterField({ name, label, value, choices }: FilterFieldProps) {
  const { text } = useText()
  return (
    <div className="field">
      <label className="label" htmlFor={`filter-${name}`}>
        {label}
      </label>
      {/* The options are names of the wire, untranslated. */}
      <select key={value} className="input" id={`filter-${name}`} name={name} defaultValue={value}>
        <option value="">{text('dev.gallery.all')}</option>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    </div>
  )
}
