import { useText } from '@collect/messages/react'
import type { FormEvent } from 'react'

import { MarkIcon } from '../../../item/mark-icon.tsx'
import type { Choice } from '../pieces/open-pieces.ts'
import { bulkLabel } from './bulk-label.ts'
import { emptyAmount, givenStatuses, type BulkField, type BulkProblem } from './bulk-fields.ts'
import type { PendingBulk } from './change-many-pieces.ts'
import type { OpenBulk } from './open-bulk.ts'

interface BulkFieldsProps {
  readonly open: OpenBulk
  readonly fields: readonly BulkField[]
  readonly pending: PendingBulk | undefined
  readonly currency: string
}

/** Each field with a tick that says whether it changes. Typing ticks it. */
export function BulkFields({ open, fields, pending }: BulkFieldsProps) {
  const formatter = useText()
  return fields.map((field) => {
    const problem = pending?.problems[field]
    return (
      <fieldset className="bulkfield" key={field} onInput={tickIt}>
        <legend className="sr">{bulkLabel(formatter, field, open.currency)}</legend>
        <label className="check">
          <input
            type="checkbox"
            name="tick"
            value={field}
            defaultChecked={pending?.typed.ticked.includes(field)}
            aria-label={formatter.text('pieces.bulk.tick', { field: bulkLabel(formatter, field, open.currency) })}
          />
          <span className="check__title">{bulkLabel(formatter, field, open.currency)}</span>
        </label>
        <div className={problem ? 'field is-error' : 'field'}>
          <BulkControl field={field} open={open} typed={pending?.typed.values[field] ?? ''} problem={problem} />
          {problem && (
            <p className="error" id={`bulk-${field}-error`}>
              <span>{formatter.text(wordsOf(problem))}</span>
            </p>
          )}
        </div>
      </fieldset>
    )
  })
}

/** A field with something new in it changes. */
function tickIt({ target, currentTarget }: FormEvent<HTMLFieldSetElement>) {
  const tick = currentTarget.querySelector<HTMLInputElement>('input[name="tick"]')
  if (tick && target !== tick) tick.checked = true
}

const wordsOf = (problem: BulkProblem) => {
  switch (problem) {
    case 'amount':
      return 'pieces.wrong.amount'
    case 'day':
      return 'pieces.wrong.day'
    case 'nothing':
      return 'pieces.bulk.nothing'
    case 'value':
      return 'pieces.bulk.value'
  }
}

interface BulkControlProps {
  readonly field: BulkField
  readonly open: OpenBulk
  readonly typed: string
  readonly problem: BulkProblem | undefined
}

function BulkControl({ field, open, typed, problem }: BulkControlProps) {
  const formatter = useText()
  const { text, find } = formatter
  const given = {
    id: `bulk-${field}`,
    name: `change.${field}`,
    className: 'input',
    defaultValue: typed,
    'aria-label': bulkLabel(formatter, field, open.currency),
    'aria-invalid': problem !== undefined || undefined,
    'aria-describedby': problem && `bulk-${field}-error`,
  }
  const select = (choices: readonly Choice[]) => (
    <span className="psort__field input__place">
      <select {...given}>
        <option value="">–</option>
        {choices.map(({ id, name, depth = 0 }) => (
          <option key={id} value={id}>
            {'\u2003'.repeat(depth) + name}
          </option>
        ))}
      </select>
      <MarkIcon name="down" />
    </span>
  )
  switch (field) {
    case 'place':
      return select(open.places)
    case 'folder':
      return select(open.folders)
    case 'grade':
      return select(open.grades.map(({ id, name }) => ({ id, name: find(`scale.${name}`) ?? id })))
    case 'status':
      return select(givenStatuses.map((id) => ({ id, name: text(`pieces.status.${id}`) })))
    case 'notes':
      return <textarea {...given} rows={3} />
    case 'paid':
      return <input {...given} inputMode="decimal" autoComplete="off" placeholder={emptyAmount(open.currency)} />
    case 'add_tags':
    case 'remove_tags':
      return <input {...given} autoComplete="off" placeholder={text('pieces.bulk.tags.hint')} />
    case 'acquired_on':
    case 'acquired_from':
      return <input {...given} autoComplete="off" />
  }
}
