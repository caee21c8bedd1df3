import { useText } from '@collect/messages/react'
import { useId, type ReactNode } from 'react'

import { MarkIcon } from '../../../item/mark-icon.tsx'
import type { RefusedRow } from './order-act.ts'
import { problemText } from './problem-text.ts'

interface RowFieldProps {
  readonly name: string
  readonly label: string
  /** What stands in it before the user types. */
  readonly value?: string
  readonly refused: RefusedRow | undefined
  readonly isRequired?: boolean
  readonly isLong?: boolean
  readonly hint?: string
  /** Takes the focus when its form opens. */
  readonly isFirst?: boolean
}

/** A text field with its error. The service validates it, so a page without a script answers the same. */
export function RowField(field: RowFieldProps) {
  const { name, value = '', refused, isRequired = false, isLong = false, isFirst = false } = field
  const { control, isWrong, wrapped } = useRowField(field)
  const common = {
    ...control,
    className: 'input',
    name,
    defaultValue: refused?.typed[name] ?? value,
    autoComplete: 'off',
    'aria-required': isRequired || undefined,
    autoFocus: isFirst || isWrong,
  }
  return wrapped(isLong ? <textarea {...common} rows={3} /> : <input {...common} type="text" />)
}

interface RowChoiceProps extends Omit<RowFieldProps, 'isLong' | 'isRequired' | 'isFirst'> {
  readonly options: readonly (readonly [value: string, label: string])[]
}

export function RowChoice(field: RowChoiceProps) {
  const { name, value = '', refused, options } = field
  const { control, wrapped } = useRowField(field)
  return wrapped(
    <span className="pick">
      <span className="pick__field">
        <select {...control} className="input" name={name} defaultValue={refused?.typed[name] ?? value}>
          {options.map(([option, label]) => (
            <option key={option} value={option}>
              {label}
            </option>
          ))}
        </select>
        <MarkIcon name="down" />
      </span>
    </span>,
  )
}

function useRowField({ name, label, refused, hint }: Pick<RowFieldProps, 'name' | 'label' | 'refused' | 'hint'>) {
  const formatter = useText()
  const id = useId()
  const isWrong = refused?.field === name
  const notes = [...(hint === undefined ? [] : [`${id}-hint`]), ...(isWrong ? [`${id}-error`] : [])]
  const control = { id, 'aria-invalid': isWrong || undefined, 'aria-describedby': notes.join(' ') || undefined }
  const wrapped = (input: ReactNode) => (
    <div className={isWrong ? 'field is-error' : 'field'} data-field={name}>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {input}
      {hint !== undefined && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {isWrong && (
        <p className="error" id={`${id}-error`}>
          <span>{problemText(formatter, refused.problem)}</span>
        </p>
      )}
    </div>
  )
  return { control, isWrong, wrapped }
}
