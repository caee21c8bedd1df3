import type { Locale } from '@collect/messages'
import type { Notices } from '../courier/notices.ts'
import type { Stores } from '../store/stores.ts'

/** What happened between an account and an application (docs/contract/providers-and-oauth2.md §E7). */
export interface AppNews {
  readonly kind: 'app_connected' | 'app_withdrawn' | 'app_tokens_stolen'
  readonly identityId: string
  readonly clientName: string
}

/** Maximum length of an application's name in events and mails. */
const maxName = 100

/** Lists an event of an application, and mails it unless the owner caused it. An unknown account is ignored. */
export const createAppEvents =
  (stores: Pick<Stores, 'inTransaction'>, notices: Notices, locale: Locale) =>
  ({ kind, identityId, clientName }: AppNews): Promise<void> =>
    stores.inTransaction(async ({ identities }, trx) => {
      const owner = await identities.lockForUpdate(identityId)
      if (!owner) return
      const data = { app: clientName.slice(0, maxName) }
      if (kind === 'app_withdrawn') await notices.list(owner, kind, data, trx, undefined)
      // The stolen access has ended already, so there is nothing to report.
      else await notices.notify(owner, kind, data, trx, { actor: { locale }, isReportable: kind === 'app_connected' })
    })
