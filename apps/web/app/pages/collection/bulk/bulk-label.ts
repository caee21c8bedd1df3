import type { Formatter } from '@collect/messages'

import type { BulkField } from './bulk-fields.ts'

const labels = {
  place: 'pieces.filter.place',
  folder: 'pieces.filter.folder',
  add_tags: 'pieces.bulk.tags.add',
  remove_tags: 'pieces.bulk.tags.remove',
  grade: 'pieces.column.condition',
  status: 'pieces.filter.status',
  paid: 'pieces.filter.paid',
  acquired_on: 'pieces.bulk.acquired_on',
  acquired_from: 'pieces.bulk.acquired_from',
  notes: 'pieces.bulk.notes',
} as const satisfies Record<BulkField, string>

/** What a field of the form is called. */
export function bulkLabel({ text }: Pick<Formatter, 'text'>, field: BulkField, currency: string): string {
  const label = text(labels[field])
  return field === 'paid' ? text('pieces.filter.in', { field: label, currency }) : label
}
