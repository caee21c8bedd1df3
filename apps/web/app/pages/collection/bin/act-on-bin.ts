import type { FailureEnvelope } from '@collect/collectibles/wire'
import { data } from 'react-router'

import { actKeyIn } from '../../../acts/act-key.ts'
import type { ActNews } from '../../../acts/act-news.ts'
import type { Visit } from '../../../server/visit.ts'
import { callForForm, jobIn, pageAfter, wordIn, type OrderActResult } from '../order/order-act.ts'

/** Brings a piece back from the bin. @throws 400 for a form that no page has */
export async function restorePiece(visit: Visit, form: FormData): Promise<OrderActResult> {
  const id = pieceIn(form)
  const answer = await callForForm(visit, { method: 'POST', path: `/copies/${id}/restore`, actKey: actKeyIn(form) })
  const batch = answer.headers.get('Batch-Id') ?? undefined
  return told(visit, answer, { told: 'restored', about: id, batch })
}

/** Deletes a piece for good, or empties the bin. @throws 400 for a form that no page has */
export async function erasePieces(visit: Visit, form: FormData): Promise<OrderActResult> {
  if (form.get('all') !== 'yes') {
    const answer = await callForForm(visit, {
      method: 'DELETE',
      path: `/bin/${pieceIn(form)}`,
      rev: wordIn(form, 'rev'),
    })
    return told(visit, answer, { told: 'erased', count: 1 })
  }
  const expected = wordIn(form, 'expected')
  if (!/^\d{1,7}$/.test(expected)) throw data(null, 400)
  const answer = await callForForm(visit, { method: 'DELETE', path: `/bin?expected=${expected}` })
  return told(visit, answer, { told: 'erased', count: Number(expected), job: await jobIn(answer) })
}

function pieceIn(form: FormData): string {
  const id = wordIn(form, 'copy')
  if (!/^[0-9a-f-]{36}$/.test(id)) throw data(null, 400)
  return id
}

async function told(visit: Visit, answer: Response, done: ActNews): Promise<OrderActResult> {
  if (answer.ok) return { saved: pageAfter(visit, done) }
  const { error } = (await answer.json().catch(() => ({}))) as Partial<FailureEnvelope> // the service's own envelope
  // Restored, deleted or changed in another tab meanwhile.
  const isOvertaken = answer.status === 404 || answer.status === 412 || error?.id === 'wrong_state'
  const news = error?.id === 'plan_changed' ? 'bin-changed' : isOvertaken ? 'gone' : 'failed'
  return { saved: pageAfter(visit, { told: news }) }
}
