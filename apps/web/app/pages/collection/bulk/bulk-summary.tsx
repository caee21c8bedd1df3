import type { Formatter } from '@collect/messages'
import { useText } from '@collect/messages/react'

import type { Typed } from '../../../forms/rules.ts'
import { bulkLabel } from './bulk-label.ts'
import { changeOf, givenStatuses, tickedIn, typedTags, type BulkField } from './bulk-fields.ts'
import type { OpenBulk } from './open-bulk.ts'

interface BulkSummaryProps {
  readonly open: OpenBulk
  readonly typed: Typed
  readonly count: number
}

/** What is about to change, before it changes. The form keeps what was typed in hidden fields. */
export function BulkSummary({ open, typed, count }: BulkSummaryProps) {
  const formatter = useText()
  return (
    <>
      <ul className="bulksummary">
        {tickedIn(typed).map((field) => {
          const value = typed[changeOf(field)]?.trim() ?? ''
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
      {Object.entries(typed).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
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
