import { randomUUID } from 'node:crypto'
import type { IdentityId } from '../records/ids.ts'
import type { CredentialRecord } from '../records/identity.ts'

export const newCredential = (
  identityId: IdentityId,
  type: string,
  identifiers: readonly string[],
  config: CredentialRecord['config'],
  now: number,
): CredentialRecord => ({
  id: randomUUID(),
  identityId,
  type,
  identifiers,
  config,
  version: 0,
  createdAt: now,
  updatedAt: now,
})
