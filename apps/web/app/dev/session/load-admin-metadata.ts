import type { Identity } from '@collect/contract'
import type { RouterContextProvider } from 'react-router'

import { pageContext } from '../../server/page-context.ts'

/** What the account's operator noted about it, or why it can't be shown. */
export type AdminMetadata =
  | { readonly state: 'known'; readonly value: unknown }
  | { readonly state: 'remote' }
  | { readonly state: 'failed' }

/** Asks the admin API, which only the embedded service has inside this process. */
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
  const { metadata_admin } = (await answer.json()) as Identity // the wire's own type
  return { state: 'known', value: metadata_admin ?? null }
}
