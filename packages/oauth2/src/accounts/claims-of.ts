import type { Identity } from '@collect/contract'

/** The claims about an identity; the library drops those whose scope was not granted. */
export function claimsOf({ traits, verifiable_addresses: addresses = [], updated_at }: Identity) {
  const email = traits['email']
  return {
    ...(typeof email === 'string' && {
      email,
      email_verified: addresses.some(({ via, value, verified }) => via === 'email' && value === email && verified),
    }),
    updated_at: Math.floor(Date.parse(updated_at) / 1_000),
  }
}
