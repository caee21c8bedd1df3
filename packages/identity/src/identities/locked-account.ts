import { isUniqueViolation } from '@collect/storage'
import type { IdentityRecord } from '../records/identity.ts'
import type { StoreSet } from '../store/stores.ts'
import { SupersededError } from './superseded-error.ts'

/** An account as the caller read it. If a secret became worthless since, the account is not changed. */
export type KnownAccount = Pick<IdentityRecord, 'id' | 'secretsVersion'>

/** Locks the account for a change. @throws SupersededError when one of its secrets became worthless meanwhile. */
export async function lockUnchanged(
  identities: StoreSet['identities'],
  known: KnownAccount,
): Promise<IdentityRecord | undefined> {
  const owner = await identities.lockForUpdate(known.id)
  if (owner && owner.secretsVersion !== known.secretsVersion) throw new SupersededError()
  return owner
}

/** The result of a write, or `taken` when another account holds one of the identifiers or addresses. */
export async function unlessTaken<Written>(work: Promise<Written>): Promise<Written | 'taken'> {
  try {
    return await work
  } catch (error) {
    if (isUniqueViolation(error)) return 'taken'
    throw error
  }
}
