import type { Identity } from '@collect/contract'
import type { ProductKey } from '@collect/messages'

/** DEV-PANEL-1: Verified, Not verified, No email address. */
export function emailStatusOf(identity: Identity | null): ProductKey {
  const address = identity?.verifiable_addresses?.find(({ via }) => via === 'email')
  if (!address) return 'dev.email-none'
  return address.verified ? 'dev.email-verified' : 'dev.email-not-verified'
}
