import type { AdapterPayload } from 'oidc-provider'
import type { ClientMetadata } from './client-metadata.ts'
import type { RegisteredClient } from './client-store.ts'
import { lifespanNames } from './lifespans.ts'
import { isOwnScheme } from './redirect-address.ts'

/** Fields of a client that the library does not know. */
export const ownFields = [
  'allowed_cors_origins',
  'audience',
  'owner',
  'metadata',
  'skip_consent',
  'skip_logout_consent',
  'created_at',
  'updated_at',
  ...lifespanNames,
] as const

/** A client as the library reads it. Its `client_secret` is the digest, which only our comparison understands. */
export function libraryClient({ id, metadata, secretDigest, createdAt, updatedAt }: RegisteredClient): AdapterPayload {
  const { jwks, jwks_uri, ...kept } = metadata
  return {
    ...withoutEmpty(kept),
    client_id: id,
    application_type: metadata.redirect_uris.some(isOwnScheme) ? 'native' : 'web',
    ...(jwks?.keys?.length ? { jwks: { keys: jwks.keys } } : jwks_uri && { jwks_uri }),
    ...(secretDigest !== undefined && { client_secret: secretDigest }),
    created_at: createdAt,
    updated_at: updatedAt,
  } as AdapterPayload // the names are Hydra's, which are those of OpenID Connect registration
}

/** The library refuses empty texts where Hydra writes one for "none". It ignores names that it does not know. */
const withoutEmpty = (metadata: Partial<ClientMetadata>) =>
  Object.fromEntries(Object.entries(metadata).filter(([, value]) => value !== '' && value !== null))
