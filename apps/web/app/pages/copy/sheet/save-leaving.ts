import { leftStatuses, readMoney, type Copy, type FailureEnvelope } from '@collect/collectibles/wire'
import { data } from 'react-router'

import { actKeyIn } from '../../../acts/act-key.ts'
import { readDay } from '../../../forms/day-text.ts'
import { readForm } from '../../../forms/form-schema.ts'
import { copyPath } from '../../../item/copy-path.ts'
import { askCollectibles } from '../../../server/ask-collectibles.ts'
import { localeOfVisit } from '../../../server/locale.ts'
import type { Visit } from '../../../server/visit.ts'
import { leaveRules, type RefusedLeaving } from './leave-rules.ts'
import { copyIn, failureOf, tellCopy } from './tell-copy.ts'

/** Tells how a copy left. What is refused is drawn again as it was typed. */
export async function saveLeaving(visit: Visit, form: FormData) {
  const { id, path } = copyIn(visit, form)
  const locale = await localeOfVisit(visit)
  const rules = leaveRules(locale)
  const typed = Object.fromEntries(Object.keys(rules).map((name) => [name, String(form.get(name) ?? '')]))
  const refuse = (refused: Pick<RefusedLeaving, 'problems' | 'failure' | 'left'>, status: number) =>
    data<RefusedLeaving>({ about: 'leaving', typed, ...refused }, { status })
  const reading = readForm(rules, typed)
  if ('problems' in reading) return refuse(reading, 422)
  const { status, on = '', to = '', amount = '', amount_currency = '' } = reading.typed
  const [day, money] = [readDay(on, locale), readMoney(amount, amount_currency, locale)]
  const body = {
    status,
    ...('day' in day && { on: day.day }),
    ...(to !== '' && { to }),
    ...('money' in money && { amount: money.money }),
  }
  const answer = await askCollectibles(visit, `${path}/leave`, 'POST', body, actKeyIn(form))
  if (answer.ok || answer.status === 401 || answer.status === 404)
    return tellCopy(visit, answer, 'copy-gone', copyPath(visit.url, id))
  const { error } = (await answer.json().catch(() => ({}))) as Partial<FailureEnvelope> // the service's own envelope
  const problems = Object.fromEntries(
    (error?.details ?? []).flatMap((problem) => (problem.path in rules ? [[problem.path, problem.id] as const] : [])),
  )
  if (Object.keys(problems).length > 0) return refuse({ problems }, answer.status)
  const left = await leftStatusOf(visit, path)
  return refuse({ problems, ...(left ? { left } : { failure: failureOf(error) }) }, answer.status)
}

/** The status of a copy that another tab or device told as gone; undefined for any other one. */
async function leftStatusOf(visit: Visit, path: string): Promise<RefusedLeaving['left']> {
  const answer = await askCollectibles(visit, path)
  if (!answer.ok) return undefined
  const { status } = (await answer.json()) as Copy // the path's type
  return leftStatuses.find((left) => left === status)
}
