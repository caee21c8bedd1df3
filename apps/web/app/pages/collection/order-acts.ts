import { data, redirect } from 'react-router'

import type { Visit } from '../../server/visit.ts'
import { erasePieces, restorePiece } from './bin/act-on-bin.ts'
import { saveField } from './fields/save-field.ts'
import { saveShelf } from './shelves/save-shelf.ts'
import type { OrderActResult } from './order/order-act.ts'

const acts: Readonly<Record<string, (visit: Visit, form: FormData) => Promise<OrderActResult>>> = {
  place: saveShelf('place'),
  folder: saveShelf('folder'),
  tag: saveShelf('tag'),
  field: saveField,
  restore: restorePiece,
  erase: erasePieces,
}

/**
 * The intents of the views that keep the collection in order (docs/contract/collectibles.md §5.5). What the service
 * refuses is drawn again as it was typed.
 */
export const orderIntents = Object.fromEntries(
  Object.entries(acts).map(([intent, act]) => [
    intent,
    async (visit: Visit, form: FormData) => {
      const result = await act(visit, form)
      if ('saved' in result) throw redirect(result.saved)
      return data(result.refused, { status: result.status })
    },
  ]),
)
