import type { RegisteredClient } from './client-store.ts'
import { lifespanNames } from './lifespans.ts'

/** A client as the admin API shows it. @param secret only in the answer to the request that set it */
export function wireClient({ id, metadata, createdAt, updatedAt }: RegisteredClient, secret?: string) {
  const lifespans = Object.fromEntries(lifespanNames.map((name) => [name, metadata[name] ?? null]))
  return {
    client_id: id,
    ...metadata,
    ...lifespans,
    jwks: metadata.jwks ?? {},
    ...(secret !== undefined && { client_secret: secret }),
    client_secret_expires_at: 0,
    created_at: new Date(createdAt).toISOString(),
    updated_at: new Date(updatedAt).toISOString(),
  }
}
