import type { ConnectedApp, ConsentSession } from '@collect/contract'
import { consentsOf, oldestFirst } from './earlier-answers.ts'

/** One entry for each client, the latest first. A client may hold several consents, each with tokens of its own. */
export function connectedApps(consents: readonly ConsentSession[]): readonly ConnectedApp[] {
  const clientIds = new Set(consents.toSorted(oldestFirst).toReversed().flatMap(clientIdOf))
  return [...clientIds].flatMap((clientId) => {
    const own = consentsOf(consents, clientId).toSorted(oldestFirst)
    const [first] = own
    const client = own.at(-1)?.consent_request.client
    if (!first || !client) return []
    const scopes = distinct(own.flatMap(({ grant_scope }) => grant_scope ?? []))
    const requested = distinct(own.flatMap(({ consent_request }) => consent_request.requested_scope ?? []))
    const lastUsed = own
      .flatMap(({ last_used }) => last_used ?? [])
      .toSorted()
      .at(-1)
    return {
      client,
      scopes,
      refused: requested.filter((scope) => !scopes.includes(scope)),
      ...(first.handled_at !== undefined && { since: first.handled_at }),
      ...(lastUsed !== undefined && { lastUsed }),
      remembered: own.some(({ remember }) => remember),
      own: client.skip_consent ?? false,
    }
  })
}

const clientIdOf = ({ consent_request }: ConsentSession): readonly string[] => {
  const id = consent_request.client?.client_id
  return id === undefined ? [] : [id]
}

const distinct = (texts: readonly string[]): readonly string[] => [...new Set(texts)]
