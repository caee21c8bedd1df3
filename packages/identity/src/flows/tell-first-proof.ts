import type { ContinueWith } from '@collect/contract'
import type { IdentityRecord } from '../identities/identity-record.ts'
import { firstProofSaid } from '../nodes/said.ts'
import { openSettings } from './open-settings.ts'
import type { Step } from './step.ts'
import { returnAddressOf } from './wire-flow.ts'

/** The next page after the first proof of an address: it says what is gone, and takes the old password once more. */
export async function tellFirstProof(
  { service, caller, flow }: Step,
  identity: IdentityRecord,
): Promise<{ readonly page: string; readonly continueWith: readonly ContinueWith[] }> {
  const opening = {
    type: flow.type,
    requestUrl: flow.requestUrl,
    csrfToken: flow.type === 'browser' ? caller.csrf.ensure() : '',
    returnTo: returnAddressOf(service, flow),
  }
  const { id } = await openSettings(service, identity, opening, [firstProofSaid()])
  const page = service.addresses.page('settings', id)
  return { page, continueWith: [{ action: 'show_settings_ui', flow: { id, url: page } }] }
}
