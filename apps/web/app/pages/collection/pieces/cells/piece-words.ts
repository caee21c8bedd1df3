import type { CopySummary } from '@collect/collectibles/wire'
import type { Formatter } from '@collect/messages'

import type { OpenPieces } from '../open-pieces.ts'

/** What lists say of a copy's condition; undefined where it is unknown. */
export function gradeWords(
  { find }: Pick<Formatter, 'find'>,
  { category, grade }: Pick<CopySummary, 'category' | 'grade'>,
  scales: OpenPieces['scales'],
): { readonly long: string; readonly short: string } | undefined {
  if (grade === undefined) return undefined
  const key = `${scales[category]}.${grade}`
  const long = find(`scale.${key}`) ?? grade
  return { long, short: find(`scale.${key}.short`) ?? long }
}

/** A copy's own name, else its item's; a draft may have neither. */
export const pieceName = ({ text }: Pick<Formatter, 'text'>, { name }: Pick<CopySummary, 'name'>): string =>
  name === '' ? text('pieces.unnamed') : name
