import type { IdentityRecord } from '../../records/identity.ts'
import type { Service } from '../service.ts'

/** A recovery is complete: ends all other access, and restores an address if its owner reported its change. */
export async function shutOut(
  { identities, reports }: Service,
  identity: IdentityRecord,
  exceptSession?: string,
): Promise<IdentityRecord> {
  const alone = await identities.shutOut(identity, exceptSession)
  if (!(await reports.afterRecovery(alone.id))) return alone
  return (await identities.find(alone.id)) ?? alone
}
