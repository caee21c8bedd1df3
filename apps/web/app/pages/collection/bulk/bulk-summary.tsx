import type { Formatter } from '@collect/messages'
import { useText } from '@collect/messages/react'

import { bulkLabel } from './bulk-label.ts'
import { givenStatuses, typedTags, type BulkField, type TypedBulk } from './bulk-fields.ts'
import type { OpenBulk } from './open-bulk.ts'

interface BulkSummaryProps {
  readonly open: OpenBulk
  readonly typed: TypedBulk
  readonly count: number
}

/** What is about to change, before it changes. The form keeps what was typed in hidden fields. */
export function BulkSummary({ open, typed, count }: BulkSummaryProps) {
  const formatter = useText()
  return (
    <>
      <ul className="bulksummary">
        {typed.ticked.map((field) => {
          const value = typed.values[field] ?? ''
          const label = bulkLabel(formatter, field, open.currency)
          const said = valueText(formatter, field, value, open)
          const isTags = field === 'add_tags' || field === 'remove_tags'
          return (
            <li key={field}>
              {isTags
                ? formatter.text('pieces.chip.other', { field: label, value: said })
                : formatter.text('pieces.bulk.summary', { field: label, value: said, count })}
            </li>
          )
        })}
      </ul>
      {typed.ticked.map((field) => (
        <input key={field} type="hidden" name="tick" value={field} />
      ))}
      {Object.entries(typed.values).map(([field, value]) => (
        <input key={field} type="hidden" name={`change.${field}`} value={value} />
      ))}
    </>
  )
}

function valueText({ text, find, list }: Formatter, field: BulkField, value: string, open: OpenBulk): string {
  if (value === '') return text('pieces.bulk.empty')
  switch (field) {
    case 'place':
      return open.places.find(({ id }) => id === value)?.name ?? value
    case 'folder':
      return open.folders.find(({ id }) => id === value)?.name ?? value
    case 'grade': {
      const grade = open.grades.find(({ id }) => id === value)
      return (grade && find(`scale.${grade.name}`)) ?? value
    }
    case 'status': {
      const status = givenStatuses.find((known) => known === value)
      return status === undefined ? value : text(`pieces.status.${status}`)
    }
    case 'add_tags':
    case 'remove_tags':
      return list(typedTags(value))
    default:
      return value
  }
}
