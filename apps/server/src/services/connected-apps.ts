import type { ConnectedApp } from '@collect/contract'

/** A connected application on the wire (docs/contract/providers-and-oauth2.md §E13). */
export const wireApp = (app: ConnectedApp) => ({
  client_id: app.client.client_id,
  name: app.client.client_name || app.client.client_id,
  uri: app.client.client_uri || null,
  scopes: app.scopes,
  refused: app.refused,
  since: app.since ?? null,
  last_used: app.lastUsed ?? null,
  remembered: app.remembered,
  own: app.own,
})
