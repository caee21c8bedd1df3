import { fieldTypes, type OwnField, type OwnFieldList } from '@collect/collectibles/wire'
import { data } from 'react-router'

import { actKeyIn } from '../../../acts/act-key.ts'
import { readCollectibles } from '../../../server/ask-collectibles.ts'
import type { Typed } from '../../../forms/rules.ts'
import type { Visit } from '../../../server/visit.ts'
import {
  brokenRow,
  callForForm,
  pageAfter,
  refusalIn,
  rowActIn,
  typedRow,
  wordIn,
  type OrderActResult,
} from '../order/order-act.ts'
import { fieldKeyOf } from './field-key.ts'
import { typedChoices, fieldRules, typedField } from './field-rules.ts'

/** Adds, changes, moves or removes an own field. @throws 400 for a form that no page has */
export async function saveField(visit: Visit, form: FormData): Promise<OrderActResult> {
  const act = rowActIn(form)
  const id = wordIn(form, 'id')
  if (act === undefined || !/^[0-9a-f-]{36}$/.test(id)) throw data(null, 400)
  if (act === 'move') return moveField(visit, id, form)
  const path = `/fields/${id}`
  const rev = wordIn(form, 'rev')
  const rules = act === 'remove' ? {} : fieldRules
  // A box without its tick is not in the form.
  const typed = { ...(act !== 'remove' && { shown: '' }), ...typedRow(rules, form) }
  const sent = { intent: 'field', act, id, typed, rev }
  const broken = brokenRow(rules, sent)
  if (broken) return broken
  const answer = await callForForm(
    visit,
    act === 'remove'
      ? { method: 'DELETE', path: `${path}?keep=none`, rev }
      : act === 'add'
        ? { method: 'PUT', path, body: await newField(visit, id, typed) }
        : { method: 'PATCH', path, body: bodyOf(typed), rev },
  )
  if (answer.status === 404) return { saved: pageAfter(visit, { told: 'gone' }) }
  if (!answer.ok) return refusalIn(answer, sent, typedField)
  const batch = answer.headers.get('Batch-Id') ?? undefined
  if (act === 'remove') return { saved: pageAfter(visit, { told: 'removed', batch }) }
  return { saved: pageAfter(visit, { told: act === 'add' ? 'added' : 'changed', about: id, batch }) }
}

/** The last of the list, with a key of its own. A form that is posted twice has the key of the first time. */
async function newField(visit: Visit, id: string, typed: Typed) {
  const { fields } = await readCollectibles<OwnFieldList>(visit, '/fields')
  const same = fields.find((field) => field.id === id)
  const taken = new Set(fields.map(({ key }) => key))
  return {
    key: same?.key ?? fieldKeyOf(typed['label'] ?? '', taken),
    position: same?.position ?? Math.max(-1, ...fields.map(({ position }) => position)) + 1,
    ...bodyOf(typed),
  }
}

/** A field of the form that is empty takes its value away. */
function bodyOf({ label, type: kind, unit = '', choices = '', category = '', shown }: Typed) {
  const type = fieldTypes.find((known) => known === kind)
  return {
    label,
    ...(type !== undefined && { type }),
    unit: unit.trim() || null,
    choices: typedChoices(choices),
    category: category || null,
    shown: shown === 'yes',
  }
}

async function moveField(visit: Visit, id: string, form: FormData): Promise<OrderActResult> {
  const { fields } = await readCollectibles<OwnFieldList>(visit, '/fields')
  const at = wordIn(form, 'at')
  const ids = swapped(fields, id, /^\d{1,3}$/.test(at) ? Number(at) : undefined, form.get('to') === 'up' ? -1 : 1)
  if (!ids) return { saved: pageAfter(visit, { told: 'gone' }) }
  const answer = await callForForm(visit, {
    method: 'POST',
    path: '/fields/order',
    body: { ids },
    actKey: actKeyIn(form),
  })
  // Another tab has added or removed one in this very moment.
  if (!answer.ok) return { saved: pageAfter(visit, { told: 'failed' }) }
  const batch = answer.headers.get('Batch-Id') ?? undefined
  return { saved: pageAfter(visit, { told: 'changed', about: id, batch }) }
}

/**
 * The ids with one a place on; undefined if it is not there.
 * @param drawnAt Its place on the page of the form, so that a form which is posted twice names the same list.
 */
function swapped(
  fields: readonly OwnField[],
  id: string,
  drawnAt: number | undefined,
  by: -1 | 1,
): readonly string[] | undefined {
  const ids = fields.map((field) => field.id)
  const at = ids.indexOf(id)
  if (at === -1) return undefined
  const to = Math.min(Math.max((drawnAt ?? at) + by, 0), ids.length - 1)
  return ids.toSpliced(at, 1).toSpliced(to, 0, id)
}
