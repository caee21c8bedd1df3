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
    case 'spares-marked':
      return text('spares.done', { count })
    case 'erased':
      return text('shelves.told.erased', { count })
    case 'photos-added':
      return text('photo.added', { count })
    case 'undone':
      return text('undo.done', { count })
    case 'undoing':
      return text('pieces.undoing')
    case 'job-failed':
      return text('pieces.working.failed')
    case 'many-changed':
      return text(left > 0 ? 'pieces.changed-partly' : 'pieces.changed', { count, left })
    case 'many-deleted':
      return text(left > 0 ? 'pieces.deleted-partly' : 'pieces.deleted', { count, left })
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
  'spares-marking': 'spares.marking',
  'too-often': 'spares.too-often',
  'preferences-saved': 'preferences.saved',
  'samples-removed': 'preferences.samples.removed',
  'samples-shown': 'preferences.samples.back',
  'collection-deleted': 'preferences.end.done',
  added: 'shelves.told.added',
  removed: 'shelves.told.removed',
  restored: 'shelves.told.restored',
  gone: 'shelves.told.gone',
  'bin-changed': 'shelves.told.bin-changed',
  'copy-added': 'copy.told.added',
  'copy-saved': 'copy.told.saved',
  'copy-deleted': 'copy.told.deleted',
  'copy-restored': 'copy.told.restored',
  'copy-split': 'copy.told.split',
  'copy-gone': 'copy.told.gone',
  'copy-late': 'copy.told.late',
  'copy-nameless': 'copy.told.nameless',
  'copy-promised': 'copy.told.promised',
  'photos-refused': 'photo.refused',
  'photo-saved': 'photo.saved',
  'photo-moved': 'photo.moved',
  'photo-deleted': 'photo.deleted',
  'photo-late': 'photo.late',
  failed: 'item.not-saved',
  unsent: 'offline.not-saved',
} as const

const failures = new Set<Told>([
  'failed',
  'unsent',
  'job-failed',
  'more-to-lose',
  'still-used',
  'enough-offers',
  'wish-gone',
  'overtaken',
  'too-often',
  'gone',
  'bin-changed',
  'copy-late',
  'copy-nameless',
  'copy-promised',
  'photos-refused',
  'photo-late',
])

export const isFailure = ({ told }: ActNews): boolean => failures.has(told)
