import type { Copy, FailureEnvelope } from '@collect/collectibles/wire'
import { data } from 'react-router'

import { actKeyIn } from '../../../acts/act-key.ts'
import { readForm } from '../../../forms/form-schema.ts'
import { copyPath } from '../../../item/copy-path.ts'
import { askCollectibles } from '../../../server/ask-collectibles.ts'
import type { Visit } from '../../../server/visit.ts'
import { splitRules, type RefusedSplit } from './split-rules.ts'
import { copyIn, failureOf, tellCopy } from './tell-copy.ts'

/** Makes a copy of its own from some pieces. What is refused is drawn again as it was typed. */
export async function saveSplit(visit: Visit, form: FormData) {
  const { id, path } = copyIn(visit, form)
  const typed = { quantity: String(form.get('quantity') ?? '') }
  const refuse = (refused: Pick<RefusedSplit, 'problems' | 'failure'>, status: number) =>
    data<RefusedSplit>({ about: 'split', typed, ...refused }, { status })
  const reading = readForm(splitRules(), typed)
  if ('problems' in reading) return refuse(reading, 422)
  const quantity = Number(reading.typed['quantity'])
  const answer = await askCollectibles(visit, `${path}/split`, 'POST', { quantity }, actKeyIn(form))
  if (answer.ok) {
    const made = (await answer.clone().json()) as Copy // the path's type
    return tellCopy(visit, answer, 'copy-split', copyPath(visit.url, made.id))
  }
  if (answer.status === 401 || answer.status === 404)
    return tellCopy(visit, answer, 'copy-split', copyPath(visit.url, id))
  const { error } = (await answer.json().catch(() => ({}))) as Partial<FailureEnvelope> // the service's own envelope
  const problem = error?.details?.find(({ path: field }) => field === 'quantity')
  return problem
    ? refuse({ problems: { quantity: problem.id } }, answer.status)
    : refuse({ problems: {}, failure: failureOf(error) }, answer.status)
}
