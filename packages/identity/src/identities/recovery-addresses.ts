import type { IdentityRecord, RecoveryAddressRecord } from '../records/identity.ts'

/** The addresses that can recover an account: its own, and for a while its former ones. */
export const recoveryOf = (
  { recovery }: Pick<IdentityRecord, 'recovery'>,
  now: number,
): readonly RecoveryAddressRecord[] => recovery.filter(({ until }) => until === undefined || until > now)
