import { cancelAddressChange, resendAddressCode, type Client } from '@collect/flow'

import type { Visit } from '../../../server/visit.ts'
import { changeAccount } from './change-account.ts'

const calls: ReadonlyMap<string, (client: Client) => Promise<unknown>> = new Map([
  ['resend', resendAddressCode],
  ['cancel', cancelAddressChange],
])

/** Sends another code to the pending address, or cancels the change, then shows the settings page again. */
export const changeAddress = (visit: Visit, wish: string): Promise<Response> =>
  changeAccount(visit, 'address', calls.get(wish))
