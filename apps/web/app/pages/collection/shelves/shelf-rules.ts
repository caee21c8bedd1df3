import { textLengths, type Folder, type OwnPlace, type Tag } from '@collect/collectibles/wire'

import type { FormRules, Rules, Typed } from '../../../forms/rules.ts'
import type { RowAct } from '../order/refused-row.ts'
import type { ShelfKind } from './shelf-kind.ts'

/** The rules of the forms of a place, a folder or a tag. */
export function shelfRules(kind: ShelfKind, act: RowAct): FormRules {
  const name: Rules =
    kind === 'tag'
      ? { required: true, maxLength: textLengths.tag, custom: commaIn }
      : { required: true, maxLength: textLengths.name }
  switch (act) {
    case 'add':
      return { name, parent: {} }
    case 'rename':
      return { name, notes: { maxLength: textLengths.notes } }
    case 'move':
      return { parent: {} }
    case 'remove':
      return { move_to: {} }
  }
}

/** The form of an item parts its tags by commas. */
const commaIn = (typed: string): string | undefined => (typed.includes(',') ? 'comma' : undefined)

/** A row as the form that renames it shows it. */
export const typedShelf = (shelf: Folder | OwnPlace | Tag): Typed => ({
  name: shelf.name,
  ...('label' in shelf && { notes: shelf.notes ?? '' }),
})
