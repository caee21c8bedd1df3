import type { IdentityId } from '../records/ids.ts'
import type { Service } from '../flows/service.ts'

/** Maximum number of sessions that one call with `*` ends; `more` says that another call is needed. */
const maxEndedAtOnce = 500

type Action = 'disable' | 'delete'
/** Accounts or sessions by id; `*` stands for all. */
export type Chosen = { readonly identities: readonly string[] } | { readonly sessions: readonly string[] }

export interface EndedSessions {
  readonly processed: number
  readonly more: boolean
}

/** Disables or deletes sessions by account or by id, in one transaction (docs/contract/http.md §1.12). */
export function endSessions({ clock, stores }: Service, action: Action, chosen: Chosen): Promise<EndedSessions> {
  return stores.inTransaction(async ({ sessions }) => {
    const end = (id: string) => (action === 'delete' ? sessions.delete(id) : sessions.revoke(id))
    const endOf = async (identityId: IdentityId): Promise<number> => {
      if (action === 'disable') return sessions.revokeAll(identityId)
      const count = await sessions.count({ identityId, now: clock() })
      await sessions.deleteAll(identityId)
      return count
    }
    const ids = 'identities' in chosen ? chosen.identities : chosen.sessions
    let processed = 0

    if (ids[0] === '*') {
      const left = { ...(action === 'disable' && { active: true }), now: clock() }
      const found = await sessions.list({ ...left, size: maxEndedAtOnce + 1 })
      for (const { id } of found.slice(0, maxEndedAtOnce)) processed += (await end(id)) ? 1 : 0
      return { processed, more: found.length > maxEndedAtOnce }
    }
    for (const id of ids.map((one) => one.toLowerCase())) {
      processed += 'identities' in chosen ? await endOf(id) : (await end(id)) ? 1 : 0
    }
    return { processed, more: false }
  })
}
