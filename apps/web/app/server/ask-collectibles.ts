import { setTimeout } from 'node:timers/promises'
import type { FailureEnvelope } from '@collect/collectibles/wire'
import { tagOf } from '@collect/messages'
import { data } from 'react-router'

import { localeOfVisit } from './locale.ts'
import { pageContext } from './page-context.ts'
import type { Visit } from './visit.ts'

/** How long a second press of a form waits for the answer of the first one, press by press, in milliseconds. */
const pauses = [100, 200, 400, 800]

/**
 * Calls the collectibles service on behalf of the browser that requests this page, in the page's language. A request
 * with `Idempotency-Key` waits for one with the same key that still runs, and gets its answer.
 */
export async function askCollectibles(...request: Parameters<typeof askOnce>): Promise<Response> {
  let answer = await askOnce(...request)
  const [, , , , headers = {}] = request
  if (!('Idempotency-Key' in headers)) return answer
  for (const pause of pauses) {
    if (!(await isInProgress(answer))) return answer
    await setTimeout(pause)
    answer = await askOnce(...request)
  }
  return answer
}

async function isInProgress(answer: Response): Promise<boolean> {
  if (answer.status !== 409) return false
  const { error } = (await answer
    .clone()
    .json()
    .catch(() => ({}))) as Partial<FailureEnvelope> // the service's own envelope
  return error?.id === 'in_progress'
}

async function askOnce(
  visit: Visit,
  path: string,
  method = 'GET',
  body?: unknown,
  more: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const { collectibles, origin } = visit.context.get(pageContext)
  const headers = new Headers({
    Accept: 'application/json',
    'Accept-Language': tagOf(await localeOfVisit(visit)),
    ...more,
  })
  if (body !== undefined) headers.set('Content-Type', 'application/json')
  return collectibles(
    new Request(`${origin}/api/collectibles${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  )
}

/**
 * The body at a path, in the wire's type of that path.
 *
 * @throws the service's status, for the error page; 404 for a value of the page's address that the service does not know
 */
export async function readCollectibles<Body>(visit: Visit, path: string): Promise<Body> {
  const answer = await askCollectibles(visit, path)
  if (!answer.ok) throw data(null, answer.status === 400 ? 404 : answer.status)
  return (await answer.json()) as Body // the app's own service has these types
}
