import { cancelDeletion, requestDeletion, type Client } from '@collect/flow'

import type { Visit } from '../../../server/visit.ts'
import { changeAccount } from './change-account.ts'

const calls: ReadonlyMap<string, (client: Client) => Promise<unknown>> = new Map([
  ['request', requestDeletion],
  ['keep', cancelDeletion],
])

/** Requests the deletion of the account, or cancels it, then shows the settings page again. */
export const changeDeletion = (visit: Visit, wish: string): Promise<Response> =>
  changeAccount(visit, 'deletion', calls.get(wish))
