import type { Collector, FailureEnvelope } from '@collect/collectibles/wire'
import { data, redirect, redirectDocument } from 'react-router'

import { withNews, withoutNews, type Told } from '../../../acts/act-news.ts'
import { pagePath } from '../../../acts/act-on-page.ts'
import { signInPath } from '../../../frame/sign-in-path.ts'
import { mergedForm, selfField, type SelfSaved } from '../../../forms/saving/saved-before.ts'
import type { Problems } from '../../../forms/rules.ts'
import { askCollectibles } from '../../../server/ask-collectibles.ts'
import { pageContext } from '../../../server/page-context.ts'
import type { Visit } from '../../../server/visit.ts'
import {
  preferenceFields,
  preferenceFieldsIn,
  readPreferences,
  typedPreferences,
  type PreferenceField,
  type TypedPreferences,
} from './preference-fields.ts'

/** The form of the preferences, as it was refused. */
export interface RefusedPreferences {
  readonly intent: 'preferences'
  readonly typed: TypedPreferences
  /** Field → id of its problem. */
  readonly problems: Problems
  /** What another tab or device saved meanwhile. */
  readonly saved?: { readonly rev: number; readonly typed: TypedPreferences }
}

/** The form that deletes a collection, as it was refused. */
export interface RefusedEnd {
  readonly intent: 'delete-collection'
  readonly typed: { readonly confirm: string }
  readonly isWrong: boolean
}

/** Changes the preferences. What is refused is drawn again as it was typed. */
export async function savePreferences(visit: Visit, form: FormData) {
  const answer = await tryToSavePreferences(visit, form)
  if ('refused' in answer) return data(answer.refused, { status: answer.status })
  // The page shows it itself.
  if (form.has(selfField)) return data<SelfSaved>({ isSaved: true, page: answer.saved })
  throw redirect(answer.saved)
}

const blank = Object.fromEntries(preferenceFields.map((name) => [name, ''])) as Record<PreferenceField, string> // each field

type PreferenceSaving =
  | { readonly saved: string }
  | { readonly refused: RefusedPreferences; readonly status: 412 | 422 | 503 }

/** @returns The page with what was saved, else why it could not be. @throws 400 for a form that no page has */
async function tryToSavePreferences(visit: Visit, form: FormData): Promise<PreferenceSaving> {
  const rev = form.get('rev')
  if (typeof rev !== 'string' || !/^\d{1,15}$/.test(rev)) throw data(null, 400)
  const own = await askCollectibles(visit, '/collector')
  toSignIn(visit, own)
  if (!own.ok) throw data(null, own.status)
  const now = (await own.json()) as Collector // the path's type
  const there = typedPreferences(now)
  // A form that is sent by itself has the changed fields alone; in another one, a box without its tick is missing.
  const isPart = form.has(selfField)
  const sent = isPart ? preferenceFieldsIn(form) : { ...blank, ...preferenceFieldsIn(form) }
  const merged = mergedForm(form, sent, there)
  const typed: TypedPreferences = { ...there, ...(merged ? merged.changed : sent) }
  const refused = (problems: Problems) => ({ intent: 'preferences', typed, problems }) as const
  if (merged?.isClash) return { refused: { ...refused({}), saved: { rev: now.rev, typed: there } }, status: 412 }
  const reading = readPreferences(typed)
  if ('problems' in reading) return { refused: refused(reading.problems), status: 422 }
  const answer = await askCollectibles(visit, '/collector', 'PATCH', reading.patch, {
    'If-Match': `"${merged ? now.rev : rev}"`,
  })
  if (answer.ok) return { saved: toldPath(visit, 'preferences-saved', answer) }
  toSignIn(visit, answer)
  const { error, current } = (await answer.json().catch(() => ({}))) as Partial<FailureEnvelope> & {
    current?: Collector
  } // the service's own envelope
  if (current && answer.status === 412) {
    const saved = { rev: current.rev, typed: typedPreferences(current) }
    return { refused: { ...refused({}), saved }, status: 412 }
  }
  if (answer.status !== 422) return { refused: refused({}), status: 503 }
  const problems = Object.fromEntries((error?.details ?? []).map((problem) => [problem.path, problem.id]))
  return { refused: refused(problems), status: 422 }
}

export async function deleteCollection(visit: Visit, form: FormData) {
  const answer = await tryToDelete(visit, form)
  if ('saved' in answer) throw redirect(answer.saved)
  return data(answer.refused, { status: answer.status })
}

type Ending = { readonly saved: string } | { readonly refused: RefusedEnd; readonly status: 422 | 503 }

/** Deletes all that the account has collected, if the number of copies was typed. */
async function tryToDelete(visit: Visit, form: FormData): Promise<Ending> {
  const confirm = String(form.get('confirm') ?? '')
  const answer = await askCollectibles(visit, '/collection', 'DELETE', { confirm: confirm.slice(0, 20) })
  if (answer.ok) return { saved: toldPath(visit, 'collection-deleted', answer) }
  toSignIn(visit, answer)
  const isWrong = answer.status === 422
  return {
    refused: { intent: 'delete-collection', typed: { confirm }, isWrong },
    status: isWrong ? 422 : 503,
  }
}

/** The preferences, which tell what was done. */
function toldPath(visit: Visit, told: Told, answer: Response): string {
  const page = withoutNews(visit.url)
  for (const name of preferenceFields) page.searchParams.delete(name)
  return pagePath(withNews(page, { told, batch: answer.headers.get('Batch-Id') ?? undefined }))
}

/** The session has ended. @throws The way to the sign-in, and back */
function toSignIn(visit: Visit, { status }: Response): void {
  if (status === 401)
    throw redirectDocument(signInPath('login', visit.context.get(pageContext).origin, pagePath(withoutNews(visit.url))))
}
