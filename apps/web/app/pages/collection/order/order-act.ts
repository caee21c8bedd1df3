import type { FailureEnvelope, QueuedDeletion } from '@collect/collectibles/wire'
import { redirectDocument } from 'react-router'

import { withNews, withoutNews, type ActNews } from '../../../acts/act-news.ts'
import { pagePath } from '../../../acts/act-on-page.ts'
import { signInPath } from '../../../frame/sign-in-path.ts'
import { askCollectibles } from '../../../server/ask-collectibles.ts'
import { pageContext } from '../../../server/page-context.ts'
import type { Visit } from '../../../server/visit.ts'
import { readForm } from '../../../forms/form-schema.ts'
import type { FormRules, Typed } from '../../../forms/rules.ts'
import { rowActs, withoutRefusedRow, type RefusedRow, type RowAct } from './refused-row.ts'

export type OrderActResult =
  | { readonly saved: string }
  | { readonly refused: RefusedRow; readonly status: 409 | 412 | 422 | 503 }

type RefusedResult = Extract<OrderActResult, { readonly refused: RefusedRow }>

/** A call of the service. */
interface RowCall {
  readonly method: 'PUT' | 'PATCH' | 'DELETE' | 'POST'
  readonly path: string
  readonly body?: unknown
  /** The revision that the user saw. */
  readonly rev?: string
  /** What makes a form that is posted twice one act. */
  readonly actKey?: Readonly<Record<string, string>>
}

/** Calls the service for a form. @throws The way to the sign-in without a session */
export async function callForForm(visit: Visit, { method, path, body, rev, actKey }: RowCall): Promise<Response> {
  const match: Readonly<Record<string, string>> =
    rev !== undefined && /^\d{1,15}$/.test(rev) ? { 'If-Match': `"${rev}"` } : {}
  const answer = await askCollectibles(visit, path, method, body, { ...match, ...actKey })
  if (answer.status === 401)
    throw redirectDocument(signInPath('login', visit.context.get(pageContext).origin, pagePath(withoutNews(visit.url))))
  return answer
}

/** The page of a form, with nothing open and the news at the row that they are about. */
export function pageAfter(visit: Visit, news: ActNews): string {
  const page = withNews(withoutRefusedRow(visit.url), news)
  for (const name of openingNames) page.searchParams.delete(name)
  page.hash = news.about === undefined ? '' : `row-${news.about}`
  return pagePath(page)
}

/** Parameters that open a part of a view: a row that is changed, a row like another, a question. */
const openingNames = ['change', 'like', 'ask']

/** The job that ends what a form began; undefined if it is done. */
export async function jobIn(answer: Response): Promise<string | undefined> {
  if (answer.status !== 202) return undefined
  return ((await answer.json()) as QueuedDeletion).job // the type of this status
}

/** A form of a row, as it was sent. */
type SentRow = Pick<RefusedRow, 'intent' | 'act' | 'id' | 'typed'> & { readonly rev: string }

/** Why a form breaks its rules; undefined if it keeps them. */
export function brokenRow(rules: FormRules, form: SentRow): RefusedResult | undefined {
  const reading = readForm(rules, form.typed)
  return 'problems' in reading
    ? { refused: { ...refusedRow(form), problems: reading.problems }, status: 422 }
    : undefined
}

function refusedRow({ rev, ...form }: SentRow): RefusedRow {
  return { ...form, ...(/^\d{1,15}$/.test(rev) && { rev: Number(rev) }), problems: {} }
}

/** Why the service refused a form. @param typedOf A row as its owner would type it */
export async function refusalIn<Row extends { readonly rev: number }>(
  answer: Response,
  form: SentRow,
  typedOf: (row: Row) => Typed,
): Promise<RefusedResult> {
  const body = (await answer.json().catch(() => ({}))) as Partial<FailureEnvelope> & { current?: Row } // the service's own envelope
  const { error, current } = body
  const refused = refusedRow(form)
  switch (answer.status) {
    case 412:
    case 428: {
      const now = current && { rev: current.rev, ...(form.act === 'rename' && { saved: typedOf(current) }) }
      return { refused: { ...refused, ...now, problem: 'changed' }, status: 412 }
    }
    case 409:
      return { refused: { ...refused, problem: error?.id ?? 'failed' }, status: 409 }
    case 422: {
      const details = (error?.details ?? []).map(({ path, id }) => [path.split('.')[0] ?? path, id] as const)
      const problems = Object.fromEntries(details.filter(([name]) => name in form.typed))
      if (Object.keys(problems).length > 0) return { refused: { ...refused, problems }, status: 422 }
      return { refused: { ...refused, problem: details[0]?.[1] ?? error?.id ?? 'wrong' }, status: 422 }
    }
    default:
      return { refused: { ...refused, problem: 'failed' }, status: 503 }
  }
}

/** The fields of a form that have rules, and are there. */
export const typedRow = (rules: FormRules, form: FormData): Typed =>
  Object.fromEntries(
    Object.keys(rules).flatMap((name) => (form.has(name) ? [[name, wordIn(form, name)] as const] : [])),
  )

export const wordIn = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** What the form says that it does. */
export const rowActIn = (form: FormData): RowAct | undefined => rowActs.find((act) => act === form.get('do'))
