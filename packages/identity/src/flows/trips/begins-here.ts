import type { Connection } from '../../providers/connection.ts'
import { reasons } from '../../nodes/reasons.ts'
import type { FlowRecord } from '../../records/flow.ts'
import type { Caller } from '../caller.ts'
import { alreadySignedIn } from '../flow-error.ts'
import { showFlow, type Answer } from '../show/answer.ts'
import { beginFlow } from '../stored/count-flow.ts'
import { newFlow } from '../stored/create-flow.ts'
import type { Service } from '../service.ts'

/**
 * A SAML provider began the sign-in by itself. Its answer is dropped, because an attacker can make a browser post one.
 * The user sees the sign-in with the provider's button (docs/contract/providers-and-oauth2.md §B3).
 * @throws the way on, for a user who is signed in
 */
export async function beginsHere(
  service: Service,
  caller: Caller,
  { label, organizationId }: Connection,
): Promise<Answer> {
  if (await caller.session()) throw alreadySignedIn(service.addresses.home)
  const requestUrl = service.addresses.start('login')
  const flow: FlowRecord = {
    ...newFlow(service, { kind: 'login', type: 'browser', requestUrl, csrfToken: caller.csrf.ensure() }),
    ...(organizationId !== undefined && { organizationId }),
    messages: [reasons.beginsHere(label)],
  }
  await beginFlow(service, caller, flow)
  return showFlow(service, caller, flow, 200)
}
