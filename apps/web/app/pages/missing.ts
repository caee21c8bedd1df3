import { data, redirect } from 'react-router'

import { signInPath } from '../frame/sign-in-path.ts'
import { pageContext } from '../server/page-context.ts'
import { sessionOfVisit } from '../server/session.ts'
import type { Route } from './+types/missing'
import { loadChecklist } from './set/load-set.ts'
import { missingListPath } from '../item/set-path.ts'

/** Pages of a checklist in one list: as long as the longest set that a user would copy. */
const mostPages = 50

/** What the user lacks of a set, one line each, as plain text. */
export async function loader(visit: Route.LoaderArgs) {
  const { context, request, url } = visit
  const id = url.searchParams.get('set')
  if (!id) throw data(null, 404)
  if (!(await sessionOfVisit(context, request)))
    throw redirect(signInPath('login', context.get(pageContext).origin, missingListPath(id)))
  const lines: string[] = []
  let next: string | undefined
  for (let page = 0; page === 0 || (next !== undefined && page < mostPages); page++) {
    const list = await loadChecklist(visit, id, 'missing', next)
    lines.push(...list.entries.map(({ item }) => lineOf(item.set?.number, item.name)))
    next = list.next_page_token
  }
  return new Response(lines.map((line) => `${line}\n`).join(''), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}

const lineOf = (number: string | undefined, name: string): string => (number ? `${number} ${name}` : name)
