import type { Formatter } from '@collect/messages'

import type { FieldSpec } from '../../../forms/field-spec.ts'
import type { Choice } from '../pieces/open-pieces.ts'
import { bulkLabel } from './bulk-label.ts'
import { changeOf, givenStatuses, longest, type BulkField } from './bulk-fields.ts'
import type { OpenBulk } from './open-bulk.ts'

/** A field of the form that changes many, as it is drawn. */
export function bulkSpec(formatter: Formatter, field: BulkField, open: OpenBulk): FieldSpec {
  const { text, find } = formatter
  const common = {
    name: changeOf(field),
    label: bulkLabel(formatter, field, open.currency),
    rules: field === 'acquired_from' || field === 'notes' ? { maxLength: longest[field] } : {},
    words: { value: 'pieces.bulk.value', long_tag: 'copy.long-tag' },
  } as const
  const select = (choices: readonly Choice[]): FieldSpec => ({
    ...common,
    kind: 'select',
    options: [
      { value: '', label: '–' },
      ...choices.map(({ id, name, depth = 0 }) => ({ value: id, label: '\u2003'.repeat(depth) + name })),
    ],
  })
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
      return { ...common, kind: 'lines' }
    case 'paid':
      return { ...common, kind: 'money' }
    case 'add_tags':
    case 'remove_tags':
      return { ...common, kind: 'line', hint: text('pieces.bulk.tags.hint') }
    case 'acquired_on':
      return { ...common, kind: 'line', hint: text('copy.day.hint') }
    case 'acquired_from':
      return { ...common, kind: 'line' }
  }
}
