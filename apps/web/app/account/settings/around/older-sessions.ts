import { MessageId, type AccountLife, type SettingsFlow } from '@collect/contract'

import type { LoadedApps } from '../../server/load/load-apps.ts'
import type { OpenSession, OpenSessions } from '../../server/load/load-sessions.ts'

/** The data around the settings form, which a save may change. */
export interface AccountContext extends OpenSessions {
  /** Undefined with a remote service. */
  readonly account: AccountLife | undefined
  readonly apps: LoadedApps
}

const waysIn = new Set(['password_changed', 'credential_added', 'credential_removed'])

/**
 * Other sessions that are older than this form's change of a credential: the user may want to end them (OWASP ASVS 5.0
 * 7.4.3). A service without a list of changes only reports that something was saved.
 */
export function olderSessions(
  flow: Pick<SettingsFlow, 'issued_at' | 'ui'>,
  { others, account }: Pick<AccountContext, 'others' | 'account'>,
): readonly OpenSession[] {
  if (!account) return flow.ui.messages?.some(({ id }) => id === MessageId.settingsSaved) ? others : []
  const begun = Date.parse(flow.issued_at)
  const changes = account.events.filter(({ kind, at }) => waysIn.has(kind) && Date.parse(at) >= begun)
  const latest = Math.max(...changes.map(({ at }) => Date.parse(at)))
  return others.filter(({ since }) => Date.parse(since) < latest)
}
