import type { ProviderClaims } from '../provider.ts'

/** The claims that mappers read by name; all others stand in `raw_claims`. */
const named = [
  'oid',
  'name',
  'given_name',
  'family_name',
  'last_name',
  'middle_name',
  'nickname',
  'preferred_username',
  'profile',
  'picture',
  'website',
  'email',
  'gender',
  'birthdate',
  'zoneinfo',
  'locale',
  'phone_number',
  'updated_at',
  'hd',
  'team',
  'nonce',
  'acr',
  'amr',
] as const

/** Some providers write booleans as text. */
export const isTrueClaim = (value: unknown): boolean => value === true || value === 'true'

/**
 * A provider's claims in one shape; empty ones are left out (docs/contract/providers-and-oauth2.md §A8).
 * @param vouches whether the e-mail is proved by the rule of the provider's kind
 */
export function providerClaimsOf(
  iss: string,
  sub: string,
  raw: Readonly<Record<string, unknown>>,
  vouches: boolean,
): ProviderClaims {
  const claims: Record<string, unknown> = {}
  for (const name of named) {
    const value = raw[name]
    if (value !== undefined && value !== null && value !== '' && value !== false) claims[name] = value
  }
  if (typeof claims['email'] !== 'string') delete claims['email']
  return {
    ...claims,
    iss,
    sub,
    ...(vouches && { email_verified: true as const }),
    ...(isTrueClaim(raw['phone_number_verified']) && { phone_number_verified: true }),
    raw_claims: raw,
  }
}
