import { data } from 'react-router'

import type { Visit } from '../../../server/visit.ts'
import { callForForm, jobIn, pageAfter, refusalIn, rowActIn, wordIn, type OrderActResult } from '../order/order-act.ts'
import { shelfTables, type ShelfKind } from './shelf-kind.ts'

/** Adds, renames, moves or removes a place, a folder or a tag. @throws 400 for a form that no page has */
export const saveShelf =
  (kind: ShelfKind) =>
  async (visit: Visit, form: FormData): Promise<OrderActResult> => {
    const act = rowActIn(form)
    const id = wordIn(form, 'id')
    if (act === undefined || !/^[0-9a-f-]{36}$/.test(id)) throw data(null, 400)
    const path = `/${shelfTables[kind]}/${id}`
    const rev = wordIn(form, 'rev')
    const call = { path: act === 'remove' ? `${path}${leavingIn(form)}` : path, rev } as const
    const answer = await callForForm(
      visit,
      act === 'remove'
        ? { ...call, method: 'DELETE' }
        : { ...call, method: act === 'add' ? 'PUT' : 'PATCH', body: bodyOf[act](form) },
    )
    if (answer.status === 404) return { saved: pageAfter(visit, { told: 'gone' }) }
    if (!answer.ok) return refusalIn(answer, { intent: kind, act, id, typed: typedIn(form) })
    const batch = answer.headers.get('Batch-Id') ?? undefined
    if (act === 'remove') return { saved: pageAfter(visit, { told: 'removed', batch, job: await jobIn(answer) }) }
    return { saved: pageAfter(visit, { told: act === 'add' ? 'added' : 'changed', about: id, batch }) }
  }

/** A field that the form lacks stays. */
const bodyOf = {
  add: (form: FormData) => ({ name: wordIn(form, 'name'), ...(form.has('parent') && { parent: parentIn(form) }) }),
  rename: (form: FormData) => ({
    name: wordIn(form, 'name'),
    ...(form.has('notes') && { notes: wordIn(form, 'notes').replaceAll('\r\n', '\n') || null }),
  }),
  move: (form: FormData) => ({ parent: parentIn(form) }),
} as const

/** `null` for an outermost one. */
const parentIn = (form: FormData): string | null => wordIn(form, 'parent') || null

/** Where the pieces of a removed row go. */
function leavingIn(form: FormData): string {
  const target = wordIn(form, 'move_to')
  if (target === '') return ''
  return target === 'none' ? '?keep=none' : `?${new URLSearchParams({ move_to: target })}`
}

const typedIn = (form: FormData) =>
  Object.fromEntries(
    ['name', 'notes', 'parent', 'move_to'].flatMap((name) => (form.has(name) ? [[name, wordIn(form, name)]] : [])),
  )
