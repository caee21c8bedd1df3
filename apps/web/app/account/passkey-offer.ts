import { countPasskeys } from '@collect/flow'

import { identityClient } from '../server/identity-client.ts'
import { pageContext } from '../server/page-context.ts'
import { sessionOfVisit } from '../server/session.ts'
import type { Visit } from '../server/visit.ts'
import type { Route } from './+types/passkey-offer'
import { noStore } from './server/no-store.ts'

/** How long after a sign-in the offer comes, in milliseconds. */
const justNow = 10 * 60_000

const slowWays: ReadonlySet<string> = new Set(['password', 'code', 'link_recovery', 'code_recovery'])

/** `first`: the account has no passkey yet. `beside`: a passkey signed in, maybe that of another device. */
type Offer = 'first' | 'beside' | undefined

/** What to offer after a sign-in (docs/decisions/0038-offer-of-a-passkey.md). */
export const loader = async (visit: Route.LoaderArgs) => Response.json(await offerOf(visit), { headers: noStore })

export interface Offered {
  readonly offer: Offer
  /** When the user signed in with a password: the browser may make a passkey by itself. */
  readonly passwordAt?: string
}
const none: Offered = { offer: undefined }

async function offerOf(visit: Visit): Promise<Offered> {
  const { context, request } = visit
  const session = await sessionOfVisit(context, request)
  // A Kratos does not count the passkeys of an account.
  if (!session || !context.get(pageContext).embedded) return none
  if (Date.now() - Date.parse(session.authenticated_at) > justNow) return none
  const methods = session.authentication_methods.map(({ method }) => method)
  if (methods.includes('passkey')) return { offer: 'beside' }
  if (!methods.some((method) => slowWays.has(method))) return none
  const passkeys = await countPasskeys(identityClient(visit)).catch(() => undefined)
  if (passkeys?.count !== 0) return none
  return { offer: 'first', ...(methods.includes('password') && { passwordAt: session.authenticated_at }) }
}
