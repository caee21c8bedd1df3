import { redirect } from 'react-router'

import type { Visit } from '../../server/visit.ts'
import { failedParameter, idOfSection } from '../settings/failed.ts'
import { serviceFor } from './ask-service.ts'
import { leadOn } from './lead-on.ts'

const calls: ReadonlyMap<string, readonly [method: string, path: string]> = new Map([
  ['resend', ['PUT', '/account/address-change/mail']],
  ['cancel', ['DELETE', '/account/address-change']],
])

/** Has another code mailed to the address that waits, or gives it up, and shows the same settings again. */
export async function changeAddress(visit: Visit, wish: string): Promise<Response> {
  const page = new URL(visit.url)
  page.searchParams.delete(failedParameter)
  const [method, path] = calls.get(wish) ?? []
  const answer = method && path ? await serviceFor(visit)(path, { method }).catch(() => undefined) : undefined
  if (!answer?.ok) return leadOn(answer, visit, page, 'address')
  return redirect(`${page.pathname}${page.search}#${idOfSection('address')}`)
}
