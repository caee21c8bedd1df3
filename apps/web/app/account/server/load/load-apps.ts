import type { ConnectedApp } from '@collect/contract'

import { pageContext } from '../../../server/page-context.ts'
import { sessionOfVisit } from '../../../server/session.ts'
import type { Visit } from '../../../server/visit.ts'

/** A connected application as the settings page lists it. */
export interface ListedApp extends Pick<
  ConnectedApp,
  'scopes' | 'refused' | 'since' | 'lastUsed' | 'remembered' | 'own'
> {
  readonly id: string
  readonly name: string
  /** Of the application's address. */
  readonly host?: string
}

/** Undefined without an OAuth2 provider. */
export type LoadedApps = readonly ListedApp[] | 'unavailable' | undefined

/** The applications that act for the user. A provider that does not answer leaves the rest of the page alone. */
export async function loadApps({ context, request }: Visit): Promise<LoadedApps> {
  const { consent: desk } = context.get(pageContext)
  const subject = desk && (await sessionOfVisit(context, request))?.identity?.id
  if (!desk || subject === undefined) return undefined
  try {
    return (await desk.connected(subject)).map(listed)
  } catch {
    return 'unavailable'
  }
}

function listed({ client, scopes, refused, since, lastUsed, remembered, own }: ConnectedApp): ListedApp {
  const id = client.client_id ?? ''
  const host = URL.parse(client.client_uri ?? '')?.host
  return {
    id,
    name: client.client_name || id,
    ...(host && { host }),
    scopes,
    refused,
    ...(since !== undefined && { since }),
    ...(lastUsed !== undefined && { lastUsed }),
    remembered,
    own,
  }
}
