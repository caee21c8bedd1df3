import type { IdentityRecord, RecoveryAddressRecord } from '../records/identity.ts'

/** The addresses that recover an account: its own, and for a while those that it had before. */
export const recoveryOf = (
  { recovery }: Pick<IdentityRecord, 'recovery'>,
  now: number,
): readonly RecoveryAddressRecord[] => recovery.filter(({ until }) => until === undefined || until > now)
