import type { AccountReview, WayIn } from '@collect/contract'
import type { IdentityId } from '../records/ids.ts'
import { wireTime } from '../clock.ts'
import type { Clock } from '../clock.ts'
import type { CredentialRecord } from '../records/identity.ts'
import type { Methods } from '../methods/create-methods.ts'
import type { Connections } from '../providers/connection.ts'
import { wayOf } from '../identities/ways-in.ts'
import type { Stores } from '../store/stores.ts'

/** Maximum number of sessions searched for the last use of a credential. */
const maxSessions = 100

/** All ways into an account, shown for a day after its recovery, so that the owner finds those of an attacker. */
export async function reviewOf(
  {
    stores,
    methods,
    connections,
    clock,
  }: {
    readonly stores: Stores
    readonly methods: Methods
    readonly connections: Connections
    readonly clock: Clock
  },
  identityId: IdentityId,
): Promise<AccountReview | undefined> {
  const recovery = await stores.recoveries.find(identityId)
  if (!recovery || recovery.lockedUntil <= clock()) return undefined
  const [credentials, sessions] = await Promise.all([
    stores.credentials.list(identityId),
    stores.sessions.list({ identityId, now: clock(), size: maxSessions }),
  ])
  const used = new Map<string, string>()
  for (const { method, completed_at } of sessions.flatMap(({ methods }) => methods)) {
    if (completed_at > (used.get(method) ?? '')) used.set(method, completed_at)
  }
  return {
    recovered_at: wireTime(recovery.recoveredAt),
    needs_password: recovery.oldPassword !== undefined,
    ways: credentials.flatMap((one) => waysOf(methods, connections, credentials, one, used.get(one.type))),
  }
}

function waysOf(
  { named, factors }: Methods,
  connections: Connections,
  credentials: readonly CredentialRecord[],
  credential: CredentialRecord,
  usedAt: string | undefined,
): readonly WayIn[] {
  const { type } = credential
  if (!factors.isOffered(type)) return []
  const { removal, ways } = named(type)?.credential ?? {}
  const found = ways?.(credential, credentials, { factors, connections }) ?? [
    { ...wayOf(credential), ...(removal && { remove: removal }) },
  ]
  return found.map(({ sharesUse, ...way }) => ({
    method: type,
    ...way,
    ...(!sharesUse && usedAt !== undefined && { used_at: usedAt }),
  }))
}
