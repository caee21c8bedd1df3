import { MessageId, type AccountLife, type SettingsFlow } from '@collect/contract'

import type { OpenSession } from '../server/load/load-sessions.ts'

/** What surrounds the form of the settings, and changes with it. */
export interface AccountContext {
  readonly others: readonly OpenSession[]
  /** Nothing with a service of somebody else's. */
  readonly account: AccountLife | undefined
}

const waysIn = new Set(['password_changed', 'credential_added', 'credential_removed'])

/**
 * Other sessions from before a way into the account was changed by this form: whoever changes one may not want them
 * any longer (OWASP ASVS 5.0 7.4.3). A service that keeps no list of changes only tells that something was saved.
 */
export function olderSessions(
  flow: Pick<SettingsFlow, 'issued_at' | 'ui'>,
  { others, account }: AccountContext,
): readonly OpenSession[] {
  if (!account) return flow.ui.messages?.some(({ id }) => id === MessageId.settingsSaved) ? others : []
  const begun = Date.parse(flow.issued_at)
  const changes = account.events.filter(({ kind, at }) => waysIn.has(kind) && Date.parse(at) >= begun)
  const latest = Math.max(...changes.map(({ at }) => Date.parse(at)))
  return others.filter(({ since }) => Date.parse(since) < latest)
}
