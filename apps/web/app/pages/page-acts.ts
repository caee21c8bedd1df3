import type { data } from 'react-router'

import type { OwnActs } from '../acts/act-on-page.ts'
import type { SelfSaved } from '../forms/saving/saved-before.ts'
import { changeManyPieces } from './collection/bulk/change-many-pieces.ts'
import type { PendingBulk } from './collection/bulk/pending-bulk.ts'
import { orderIntents } from './collection/order-acts.ts'
import type { RefusedRow } from './collection/order/refused-row.ts'
import {
  deleteCollection,
  savePreferences,
  type RefusedEnd,
  type RefusedPreferences,
} from './collection/preferences/save-preferences.ts'
import { saveWish, type RefusedWish } from './collection/wishes/save-wish.ts'
import { copyIntents } from './copy/copy-intents.ts'
import type { RefusedCopy } from './copy/form/save-copy.ts'
import type { RefusedLeaving } from './copy/sheet/leave-rules.ts'
import type { RefusedSplit } from './copy/sheet/split-rules.ts'
import { saveOwnItem, type RefusedOwnItem } from './own-item/save-own-item.ts'
import { photoIntents } from './photos/photo-intents.ts'
import type { RefusedPhoto } from './photos/refused-photo.ts'

/** What stays on its page: a form that the service refuses or that has another step, and one that saves by itself. */
export type FormAnswer =
  | PendingBulk
  | RefusedCopy
  | RefusedEnd
  | RefusedLeaving
  | RefusedOwnItem
  | RefusedPhoto
  | RefusedPreferences
  | RefusedRow
  | RefusedSplit
  | RefusedWish
  | SelfSaved

/**
 * The forms that one page alone has, by its path (docs/contract/collectibles.md §5.5). The action of the page carries
 * them out, and so does `/kept` for a user who had to sign in first. What is done throws the way to the page that tells it.
 */
export const pageActs: Readonly<Record<'/discover' | '/collection', OwnActs<ReturnType<typeof data<FormAnswer>>>>> = {
  '/discover': { 'suggest-item': saveOwnItem, 'change-item': saveOwnItem },
  '/collection': {
    ...photoIntents,
    ...orderIntents,
    ...copyIntents,
    wish: saveWish,
    preferences: savePreferences,
    'delete-collection': deleteCollection,
    bulk: changeManyPieces,
  },
}
