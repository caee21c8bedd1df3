import type { IdentityRecord } from '../../records/identity.ts'
import type { Service } from '../service.ts'

/** A recovery is complete: everyone else is shut out, and an address comes back that its owner asked for. */
export async function shutOut(
  { identities, reports }: Service,
  identity: IdentityRecord,
  exceptSession?: string,
): Promise<IdentityRecord> {
  const alone = await identities.shutOut(identity, exceptSession)
  if (!(await reports.afterRecovery(alone.id))) return alone
  return (await identities.find(alone.id)) ?? alone
}
