import type { Folder, OwnPlace, Tag } from '@collect/collectibles/wire'
import { data } from 'react-router'

import type { Typed } from '../../../forms/rules.ts'
import type { Visit } from '../../../server/visit.ts'
import {
  brokenRow,
  callForForm,
  jobIn,
  pageAfter,
  refusalIn,
  rowActIn,
  typedRow,
  wordIn,
  type OrderActResult,
} from '../order/order-act.ts'
import { shelfTables, type ShelfKind } from './shelf-kind.ts'
import { shelfRules, typedShelf } from './shelf-rules.ts'

/** Adds, renames, moves or removes a place, a folder or a tag. @throws 400 for a form that no page has */
export const saveShelf =
  (kind: ShelfKind) =>
  async (visit: Visit, form: FormData): Promise<OrderActResult> => {
    const act = rowActIn(form)
    const id = wordIn(form, 'id')
    if (act === undefined || !/^[0-9a-f-]{36}$/.test(id)) throw data(null, 400)
    const rules = shelfRules(kind, act)
    const typed = typedRow(rules, form)
    const rev = wordIn(form, 'rev')
    const sent = { intent: kind, act, id, typed, rev }
    const broken = brokenRow(rules, sent)
    if (broken) return broken
    const path = `/${shelfTables[kind]}/${id}`
    const call = { path: act === 'remove' ? `${path}${leavingIn(typed)}` : path, rev } as const
    const answer = await callForForm(
      visit,
      act === 'remove'
        ? { ...call, method: 'DELETE' }
        : { ...call, method: act === 'add' ? 'PUT' : 'PATCH', body: bodyOf[act](typed) },
    )
    if (answer.status === 404) return { saved: pageAfter(visit, { told: 'gone' }) }
    if (!answer.ok) return refusalIn<Folder | OwnPlace | Tag>(answer, sent, typedShelf)
    const batch = answer.headers.get('Batch-Id') ?? undefined
    if (act === 'remove') return { saved: pageAfter(visit, { told: 'removed', batch, job: await jobIn(answer) }) }
    return { saved: pageAfter(visit, { told: act === 'add' ? 'added' : 'changed', about: id, batch }) }
  }

/** A field that the form lacks stays. */
const bodyOf = {
  add: (typed: Typed) => ({ name: typed['name'], ...('parent' in typed && { parent: parentIn(typed) }) }),
  rename: (typed: Typed) => ({
    name: typed['name'],
    ...('notes' in typed && { notes: typed['notes']?.replaceAll('\r\n', '\n') || null }),
  }),
  move: (typed: Typed) => ({ parent: parentIn(typed) }),
} as const

/** `null` for an outermost one. */
const parentIn = (typed: Typed): string | null => typed['parent'] || null

/** Where the pieces of a removed row go. */
function leavingIn({ move_to: target = '' }: Typed): string {
  if (target === '') return ''
  return target === 'none' ? '?keep=none' : `?${new URLSearchParams({ move_to: target })}`
}
