import type { AccountReview, WayIn } from '@collect/contract'
import { wireTime } from '../clock.ts'
import type { Clock } from '../clock.ts'
import type { IdentityConfig } from '../config/identity-config.ts'
import type { CredentialRecord } from '../records/identity.ts'
import { hexIdOf, keysIn } from '../records/webauthn-credential.ts'
import { firstFactors } from '../identities/first-factors.ts'
import { isLastWayIn } from '../identities/ways-in.ts'
import type { Stores } from '../store/stores.ts'

/** Sessions that are looked through for the last use of a way in. */
const mostSessions = 100

/** Every way into an account, for a day after its recovery: the owner looks for what a thief has left. */
export async function reviewOf(
  { stores, config, clock }: { readonly stores: Stores; readonly config: IdentityConfig; readonly clock: Clock },
  identityId: string,
): Promise<AccountReview | undefined> {
  const recovery = await stores.recoveries.find(identityId)
  if (!recovery || recovery.lockedUntil <= clock()) return undefined
  const [credentials, sessions] = await Promise.all([
    stores.credentials.list(identityId),
    stores.sessions.list({ identityId, now: clock(), size: mostSessions }),
  ])
  const used = new Map<string, string>()
  for (const { method, completed_at } of sessions.flatMap(({ methods }) => methods)) {
    if (completed_at > (used.get(method) ?? '')) used.set(method, completed_at)
  }
  const isOffered = ({ type }: CredentialRecord) => type !== 'code' || firstFactors(config).includes(type)
  return {
    recovered_at: wireTime(recovery.recoveredAt),
    needs_password: recovery.oldPassword !== undefined,
    ways: credentials.filter(isOffered).flatMap((one) => waysOf(config, credentials, one, used.get(one.type))),
  }
}

const removal: Readonly<Record<string, WayIn['remove']>> = {
  totp: { name: 'totp_unlink', value: 'true' },
  lookup_secret: { name: 'lookup_secret_disable', value: 'true' },
}

function waysOf(
  config: IdentityConfig,
  credentials: readonly CredentialRecord[],
  { type, identifiers, createdAt }: CredentialRecord,
  usedAt: string | undefined,
): readonly WayIn[] {
  const used = usedAt !== undefined && { used_at: usedAt }
  if (type === 'passkey' || type === 'webauthn') {
    const keys = keysIn(credentials, type)
    return keys.map((key) => ({
      method: type,
      ...(key.display_name !== '' && { name: key.display_name }),
      added_at: key.added_at,
      // Which of several keys was used is not known.
      ...(keys.length === 1 && used),
      ...(!isLastWayIn(config, credentials, type, key) && {
        remove: { name: `${type}_remove`, value: hexIdOf(key) },
      }),
    }))
  }
  const remove = removal[type]
  const about = { method: type, added_at: wireTime(createdAt), ...used, ...(remove && { remove }) }
  return type === 'code' ? identifiers.map((name) => ({ ...about, name })) : [about]
}
