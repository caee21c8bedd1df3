import { startAddressOf } from '@collect/flow'

import { pageContext } from '../../server/page-context.ts'
import type { Context } from './ask-service.ts'

/** spec 1 §6: who has no session signs in and comes back. */
export function signInFor(page: URL, context: Context): string {
  const back = new URL(page.pathname, context.get(pageContext).origin).href
  return startAddressOf('login', new URLSearchParams({ return_to: back }))
}
