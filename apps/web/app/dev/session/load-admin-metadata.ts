import type { Identity } from '@collect/contract'
import type { RouterContextProvider } from 'react-router'

import { pageContext } from '../../server/page-context.ts'

/** The operator's metadata about an account, or why it cannot be shown. */
export type AdminMetadata =
  | { readonly state: 'known'; readonly value: unknown }
  | { readonly state: 'remote' }
  | { readonly state: 'failed' }

/** Calls the admin API, which only the embedded service offers inside this process. */
export async function loadAdminMetadata(
  context: Readonly<RouterContextProvider>,
  identity: string,
): Promise<AdminMetadata> {
  const { identityAdmin, origin } = context.get(pageContext)
  if (!identityAdmin) return { state: 'remote' }
  const answer = await identityAdmin(
    new Request(`${origin}/admin/identities/${encodeURIComponent(identity)}`, {
      headers: { Accept: 'application/json' },
    }),
  )
  if (!answer.ok) return { state: 'failed' }
  const { metadata_admin } = (await answer.json()) as Identity // the type of the wire
  return { state: 'known', value: metadata_admin ?? null }
}
