import type { Identity } from '@collect/contract'

/** The address that names the user: one that can be verified, else one from the traits. */
export function emailOf(identity: Identity): string | undefined {
  const address = identity.verifiable_addresses?.find(({ via }) => via === 'email')?.value
  const trait = identity.traits['email']
  return address ?? (typeof trait === 'string' ? trait : undefined)
}
