import { cancelDeletion, requestDeletion, type Client } from '@collect/flow'

import { sessionOfVisit } from '../../../server/session.ts'
import { emailOf } from '../../../server/viewer.ts'
import type { Visit } from '../../../server/visit.ts'
import { redirectAfterFailure } from '../redirect-after-failure.ts'
import { changeAccount } from './change-account.ts'

const calls: ReadonlyMap<string, (client: Client) => Promise<unknown>> = new Map([
  ['request', requestDeletion],
  ['keep', cancelDeletion],
])

/**
 * Requests the deletion of the account, or cancels it, then shows the settings page again.
 * @param typed a request needs the account's address, if the account has one
 */
export async function changeDeletion(visit: Visit, wish: string, typed: string): Promise<Response> {
  if (wish === 'request') {
    const identity = (await sessionOfVisit(visit.context, visit.request))?.identity
    const email = identity ? emailOf(identity) : undefined
    if (email !== undefined && typed.trim().toLowerCase() !== email.toLowerCase())
      return redirectAfterFailure(undefined, visit, new URL(visit.url), 'mismatch')
  }
  return changeAccount(visit, 'deletion', calls.get(wish))
}
