import { errors, type KoaContextWithOIDC } from 'oidc-provider'
import { offeredScopes } from '../clients/client-metadata.ts'

const offered: ReadonlySet<string> = new Set(offeredScopes)

/** Refuses scopes that the provider lacks, as a Hydra does. The library would drop them silently. */
export function refuseUnknownScopes({ query }: KoaContextWithOIDC): void {
  const { scope = '' } = query
  const unknown = String(scope)
    .split(' ')
    .find((word) => word !== '' && !offered.has(word))
  if (unknown !== undefined) throw new errors.InvalidScope('requested scope is not offered', unknown)
}
