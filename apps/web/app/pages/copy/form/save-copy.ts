import type { Copy, FailureEnvelope } from '@collect/collectibles/wire'
import { data, redirect, redirectDocument } from 'react-router'

import { withNews } from '../../../acts/act-news.ts'
import { pagePath } from '../../../acts/act-on-page.ts'
import { readForm } from '../../../forms/form-schema.ts'
import { goneForm } from '../../../forms/gone-form.ts'
import type { FormRules, Problems, Typed } from '../../../forms/rules.ts'
import { signInPath } from '../../../frame/sign-in-path.ts'
import { copyPath, newCopyPath } from '../../../item/copy-path.ts'
import { askCollectibles } from '../../../server/ask-collectibles.ts'
import { localeOfVisit } from '../../../server/locale.ts'
import { pageContext } from '../../../server/page-context.ts'
import type { Visit } from '../../../server/visit.ts'
import { copyInForm } from './copy-in-form.ts'
import { copyRules } from './copy-rules.ts'
import { loadFormContext } from './load-form-context.ts'
import { shelfAt } from './new-shelf.ts'
import type { CopyFormContext } from './open-copy-form.ts'
import { typedCopy } from './typed-copy.ts'

/** A form of a copy that was refused. */
export interface RefusedCopy {
  readonly about: 'copy'
  readonly id: string
  readonly typed: Typed
  readonly problems: Problems
  /** What another tab or device saved meanwhile. */
  readonly saved?: {
    readonly rev: number
    readonly typed: Typed
    /** With the shelves that were made since the form was drawn. */
    readonly shelves: Pick<CopyFormContext, 'places' | 'folders'>
  }
  /** Where the copy is that another tab or device deleted meanwhile. */
  readonly gone?: 'in-bin' | 'nowhere'
}

/** Makes or changes a copy. What is refused is drawn again as it was typed. */
export async function saveCopy(visit: Visit, form: FormData) {
  const answer = await tryToSaveCopy(visit, form)
  if ('path' in answer) throw redirect(answer.path)
  return data(answer.refused, { status: answer.status })
}

type Saving = { readonly path: string } | { readonly refused: RefusedCopy; readonly status: 404 | 412 | 422 | 503 }

async function tryToSaveCopy(visit: Visit, form: FormData): Promise<Saving> {
  const word = (name: string) => String(form.get(name) ?? '')
  const [id, rev, item] = [word('id'), word('rev'), word('item')]
  const isNew = word('intent') === 'add'
  const [context, locale] = await Promise.all([loadFormContext(visit, word('category')), localeOfVisit(visit)])
  const { fields, scale, category } = context
  const rules = copyRules({ isOfItem: item !== '', scale, fields, locale })
  const typed = fitting(typedIn(form, rules), scale)
  const refuse = (problems: Problems, status: 422 | 503 = 422) =>
    ({ refused: { about: 'copy', id, typed, problems }, status }) as const
  const reading = readForm(rules, typed)
  if ('problems' in reading) return refuse(reading.problems)

  const shelved = await withShelves(visit, reading.typed)
  if ('problems' in shelved) return refuse(shelved.problems)
  const body = copyInForm(shelved.typed, { fields, locale })
  const path = `/copies/${encodeURIComponent(id)}`
  const answer = isNew
    ? await askCollectibles(visit, path, 'PUT', { category, ...(item !== '' && { item }), ...body })
    : await askCollectibles(
        visit,
        path,
        'PATCH',
        { ...(item === '' && { category }), ...body },
        /^\d{1,15}$/.test(rev) ? { 'If-Match': `"${rev}"` } : {},
      )
  if (answer.status === 401)
    throw redirectDocument(signInPath('login', visit.context.get(pageContext).origin, pagePath(visit.url)))
  if (answer.ok) {
    const batch = answer.headers.get('Batch-Id') ?? undefined
    const next = word('then') === 'another' ? newCopyPath(visit.url) : copyPath(visit.url, id)
    return { path: pagePath(withNews(new URL(next, visit.url), { told: isNew ? 'copy-added' : 'copy-saved', batch })) }
  }
  const { error, current } = (await answer.json().catch(() => ({}))) as Partial<FailureEnvelope> & { current?: Copy } // the service's own envelope
  // A form that is sent again after it was saved is as late as one that another tab overtook.
  if (current && (answer.status === 412 || answer.status === 428)) {
    const { places, folders } = await loadFormContext(visit, category)
    const saved = {
      rev: current.rev,
      typed: typedCopy(current, { ...context, locale }),
      shelves: { places, folders },
    }
    return { refused: { about: 'copy', id, typed: shelved.typed, problems: {}, saved }, status: 412 }
  }
  // Another tab or device has deleted it.
  if (answer.status === 404 && !isNew) {
    visit.context.set(goneForm, form)
    const gone = (await askCollectibles(visit, path)).ok ? 'in-bin' : 'nowhere'
    return { refused: { about: 'copy', id, typed, problems: {}, gone }, status: 404 }
  }
  if (answer.status !== 422) return refuse({}, 503)
  return refuse(Object.fromEntries((error?.details ?? []).map((problem) => [fieldOfPath(problem.path), problem.id])))
}

/** Without a condition that the drawer does not know: the form was drawn for another drawer. */
const fitting = (typed: Typed, { grades }: CopyFormContext['scale']): Typed =>
  grades.some(({ id }) => id === typed['grade'])
    ? typed
    : { ...typed, ...('grade' in typed && { grade: '', grade_number: '', grade_sleeve: '' }) }

const typedIn = (form: FormData, rules: FormRules): Typed =>
  Object.fromEntries(
    [...form].filter((field): field is [string, string] => field[0] in rules && typeof field[1] === 'string'),
  )

/** The form with new places and folders made, and their fields as if they had been chosen. */
async function withShelves(
  visit: Visit,
  typed: Typed,
): Promise<{ readonly typed: Typed } | { readonly problems: Problems }> {
  const chosen: Record<string, string> = { ...typed }
  for (const [name, kind] of [
    ['place', 'places'],
    ['folder', 'folders'],
  ] as const) {
    const path = typed[`${name}_new`]
    if (!path) continue
    const shelf = await shelfAt(visit, kind, path)
    if ('problem' in shelf) return { problems: { [`${name}_new`]: shelf.problem } }
    Object.assign(chosen, { [name]: shelf.id, [`${name}_new`]: '' })
  }
  return { typed: chosen }
}

/** The service's names of what it refuses, where the form has another one. */
const names: Readonly<Record<string, string>> = {
  'condition.grade': 'grade',
  'condition.detail.number': 'grade_number',
  'condition.detail.sleeve': 'grade_sleeve',
  'graded.company': 'company',
  'graded.grade': 'company_grade',
  'graded.certificate': 'certificate',
  'own_value.on': 'own_value_on',
  'own_value.note': 'own_value_note',
  'left.on': 'left_on',
  'left.to': 'left_to',
  'left.amount': 'left_amount',
}

function fieldOfPath(path: string): string {
  const named = names[path]
  if (named !== undefined || path.startsWith('fields.')) return named ?? path
  return path.split('.')[0] ?? path
}
