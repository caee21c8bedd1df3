import { startAddressOf } from '@collect/flow'

import { pageContext } from '../../server/page-context.ts'
import type { Visit } from '../../server/visit.ts'

/** SETTINGS-ACCESS-1: who has no session signs in and comes back. */
export function signInFor({ url, context }: Visit): string {
  const back = new URL(url.pathname, context.get(pageContext).origin).href
  return startAddressOf('login', new URLSearchParams({ return_to: back }))
}
