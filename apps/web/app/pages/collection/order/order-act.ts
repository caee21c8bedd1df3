import type { FailureEnvelope, QueuedDeletion } from '@collect/collectibles/wire'
import { redirectDocument } from 'react-router'

import { withNews, withoutNews, type ActNews } from '../../../acts/act-news.ts'
import { pagePath } from '../../../acts/act-on-page.ts'
import { signInPath } from '../../../frame/sign-in-path.ts'
import { askCollectibles } from '../../../server/ask-collectibles.ts'
import { pageContext } from '../../../server/page-context.ts'
import type { Visit } from '../../../server/visit.ts'

/** What a form does with a row (docs/contract/collectibles.md §5.5). */
export const rowActs = ['add', 'rename', 'move', 'remove'] as const
export type RowAct = (typeof rowActs)[number]

/** A form that the service refused. */
export interface RefusedRow {
  readonly intent: string
  readonly act: RowAct
  readonly id: string
  /** Of the row now, which another tab or device has changed meanwhile. */
  readonly rev?: number
  readonly typed: Readonly<Record<string, string>>
  /** The field that is wrong; absent if it is none of the form's. */
  readonly field?: string
  /** The id of what is wrong. */
  readonly problem: string
  /** The name that another tab or device saved meanwhile. */
  readonly savedName?: string
}

export type OrderActResult =
  | { readonly saved: string }
  | { readonly refused: RefusedRow; readonly status: 409 | 412 | 422 | 503 }

/** A call of the service. */
interface RowCall {
  readonly method: 'PUT' | 'PATCH' | 'DELETE' | 'POST'
  readonly path: string
  readonly body?: unknown
  /** The revision that the user saw. */
  readonly rev?: string
}

/** Calls the service for a form. @throws The way to the sign-in without a session */
export async function callForForm(visit: Visit, { method, path, body, rev }: RowCall): Promise<Response> {
  const headers: Readonly<Record<string, string>> =
    rev !== undefined && /^\d{1,15}$/.test(rev) ? { 'If-Match': `"${rev}"` } : {}
  const answer = await askCollectibles(visit, path, method, body, headers)
  if (answer.status === 401)
    throw redirectDocument(signInPath('login', visit.context.get(pageContext).origin, pagePath(withoutNews(visit.url))))
  return answer
}

/** The page of a form, with nothing open and the news at the row that they are about. */
export function pageAfter(visit: Visit, news: ActNews): string {
  const page = withNews(withoutNews(visit.url), news)
  for (const name of openingNames) page.searchParams.delete(name)
  page.hash = news.about === undefined ? '' : `row-${news.about}`
  return pagePath(page)
}

/** Parameters that open a part of a view: a row that is changed, a question. */
const openingNames = ['change', 'ask']

/** The job that ends what a form began; undefined if it is done. */
export async function jobIn(answer: Response): Promise<string | undefined> {
  if (answer.status !== 202) return undefined
  return ((await answer.json()) as QueuedDeletion).job // the type of this status
}

/** Why the service refused a form. */
export async function refusalIn(
  answer: Response,
  form: Pick<RefusedRow, 'intent' | 'act' | 'id' | 'typed'>,
): Promise<Extract<OrderActResult, { refused: RefusedRow }>> {
  const body = (await answer.json().catch(() => ({}))) as Partial<FailureEnvelope> & { current?: Current } // the service's own envelope
  const { error, current } = body
  switch (answer.status) {
    case 412:
    case 428: {
      const savedName = current?.name ?? current?.label
      const now = { ...(current && { rev: current.rev }), ...(savedName !== undefined && { savedName }) }
      return { refused: { ...form, ...now, problem: 'changed' }, status: 412 }
    }
    case 409:
      return { refused: { ...form, problem: error?.id ?? 'failed' }, status: 409 }
    case 422: {
      const [first] = error?.details ?? []
      const field = first?.path.split('.')[0]
      const problem = first?.id ?? error?.id ?? 'wrong'
      return { refused: { ...form, problem, ...(field !== undefined && { field }) }, status: 422 }
    }
    default:
      return { refused: { ...form, problem: 'failed' }, status: 503 }
  }
}

/** A row as it is now. */
interface Current {
  readonly rev: number
  readonly name?: string
  readonly label?: string
}

export const wordIn = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** What the form says that it does. */
export const rowActIn = (form: FormData): RowAct | undefined => rowActs.find((act) => act === form.get('do'))
