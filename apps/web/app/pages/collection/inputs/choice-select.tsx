import { MarkIcon } from '../../../item/mark-icon.tsx'
import type { ControlProps } from './typed-field.tsx'

interface ChoiceSelectProps {
  readonly control: ControlProps
  readonly value: string
  readonly choices: readonly (readonly [value: string, label: string])[]
  /** Takes the focus when its form opens. */
  readonly isFirst?: boolean
}

/** A select that looks as those of lists. */
export const ChoiceSelect = ({ control, value, choices, isFirst = false }: ChoiceSelectProps) => (
  <span className="pick pick--field">
    <span className="pick__field">
      {/* eslint-disable-next-line jsx-a11y/no-autofocus -- the form has opened in its row, without a script too */}
      <select className="input" {...control} defaultValue={value} autoFocus={isFirst}>
        {choices.map(([one, label]) => (
          <option key={one} value={one}>
            {label}
          </option>
        ))}
      </select>
      <MarkIcon name="down" />
    </span>
  </span>
)
