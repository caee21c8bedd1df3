import { redirect } from 'react-router'

import type { Visit } from '../../server/visit.ts'
import { failedParameter, idOfSection } from '../settings/failed.ts'
import { serviceFor } from './ask-service.ts'
import { leadOn } from './lead-on.ts'

const methods: ReadonlyMap<string, string> = new Map([
  ['request', 'PUT'],
  ['keep', 'DELETE'],
])

/** Asks for the account to be deleted, or takes that back, and shows the same settings again. */
export async function changeDeletion(visit: Visit, wish: string): Promise<Response> {
  const page = new URL(visit.url)
  page.searchParams.delete(failedParameter)
  const method = methods.get(wish)
  const answer = method ? await serviceFor(visit)('/account/deletion', { method }).catch(() => undefined) : undefined
  if (!answer?.ok) return leadOn(answer, visit, page, 'deletion')
  return redirect(`${page.pathname}${page.search}#${idOfSection('deletion')}`)
}
