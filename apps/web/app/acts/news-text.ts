import type { Formatter } from '@collect/messages'

import type { ActNews, Told } from './act-news.ts'

/** The sentence that tells what was done. */
export function newsText(
  { text }: Pick<Formatter, 'text'>,
  { told, count = 0, left = 0 }: ActNews,
  name: string,
): string {
  switch (told) {
    case 'wishes-made':
      return text('set.wished', { count })
    case 'undone':
      return text('undo.done', { count })
    case 'undone-partly':
      return text('undo.partly', { undone: count, kept: left })
    default:
      return text(aboutItem[told], { name })
  }
}

const aboutItem = {
  kept: 'item.added',
  released: 'item.removed',
  wished: 'item.wished',
  unwished: 'item.unwished',
  spared: 'item.spared',
  unspared: 'item.unspared',
  suggested: 'own.added',
  offered: 'own.offered',
  changed: 'own.changed',
  'taken-back': 'own.taken-back',
  deleted: 'own.deleted',
  'more-to-lose': 'item.more-to-lose',
  'still-used': 'own.still-used',
  'enough-offers': 'own.enough-offers',
  'wish-saved': 'wishes.saved',
  'wish-removed': 'wishes.removed',
  'wish-fulfilled': 'wishes.fulfilled',
  'wish-gone': 'wishes.gone',
  overtaken: 'wishes.overtaken',
  'copy-added': 'copy.told.added',
  'copy-saved': 'copy.told.saved',
  'copy-deleted': 'copy.told.deleted',
  'copy-restored': 'copy.told.restored',
  'copy-split': 'copy.told.split',
  'copy-gone': 'copy.told.gone',
  'copy-not-split': 'copy.told.not-split',
  'copy-late': 'copy.told.late',
  failed: 'item.not-saved',
} as const

const failures = new Set<Told>([
  'failed',
  'more-to-lose',
  'still-used',
  'enough-offers',
  'wish-gone',
  'overtaken',
  'copy-not-split',
  'copy-late',
])

export const isFailure = ({ told }: ActNews): boolean => failures.has(told)
