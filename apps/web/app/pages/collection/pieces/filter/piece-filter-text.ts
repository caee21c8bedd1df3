import { copyStatuses } from '@collect/collectibles/wire'
import type { Formatter } from '@collect/messages'

import type { OpenPieces } from '../open-pieces.ts'
import { spans, type PieceFilter, type Span } from '../pieces-address.ts'

/** What a filter demands, as its chip says it. */
export function pieceFilterText(formatter: Formatter, { filter, value }: PieceFilter, open: OpenPieces): string {
  const { text, find } = formatter
  const { sets, folders, places, tags, grades } = open.choices
  const named = (choices: readonly { readonly id: string; readonly name: string }[]) =>
    choices.find(({ id }) => id === value)?.name ?? value
  if (Object.hasOwn(spans, filter)) return spanText(formatter, filter as Span, value, open.currency) // just looked up
  switch (filter) {
    case 'set':
      return named(sets)
    case 'folder':
      return text('pieces.chip.other', { field: text('pieces.filter.folder'), value: named(folders) })
    case 'place':
      return text('pieces.chip.other', { field: text('pieces.filter.place'), value: named(places) })
    case 'tag':
      return named(tags)
    case 'status': {
      const status = copyStatuses.find((known) => known === value)
      return status === undefined ? value : text(`pieces.status.${status}`)
    }
    case 'grade_from': {
      const grade = grades.find(({ id }) => id === value)
      return text('pieces.chip.grade', { grade: (grade && find(`scale.${grade.name}`)) ?? value })
    }
    case 'import':
      return text('pieces.is.import')
    default: {
      const said = yesNo.find((known) => known === `${filter}.${value}`)
      if (said !== undefined) return text(`pieces.is.${said}`)
      const key = filter.replace(/^field\./, '')
      return text('pieces.chip.other', { field: find(`field.${key}`) ?? key, value })
    }
  }
}

/** Filters that say it all by yes or no. */
const yesNo = [
  'photo.yes',
  'photo.no',
  'priced.yes',
  'priced.no',
  'spare.yes',
  'graded.yes',
  'graded.no',
  'lent.yes',
  'listed.yes',
] as const

function spanText({ text }: Formatter, span: Span, value: string, currency: string): string {
  const [from = '', to = ''] = value.split('..')
  const field = text(`pieces.filter.${span}`)
  const said = (end: string) => (spans[span] === 'amount' ? `${end} ${currency}` : end)
  if (to === '') return text('pieces.chip.from', { field, from: said(from) })
  if (from === '') return text('pieces.chip.to', { field, to: said(to) })
  return text('pieces.chip.span', { field, from, to: said(to) })
}
