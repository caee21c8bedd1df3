import { fetchDeletion } from '@collect/flow'
import { createFormatter, type Locale } from '@collect/messages'

import { identityClient } from './identity-client.ts'
import { pageContext } from './page-context.ts'
import type { Visit } from './visit.ts'

/** What every page says about a pending deletion. The sign-in page's catalogue lacks these words. */
export interface PendingDeletion {
  readonly text: string
  readonly keep: string
  /** The frame of the other pages draws it itself. */
  readonly isForAccountPage: boolean
}

const accountPages: ReadonlySet<string> = new Set(
  ['login', 'registration', 'recovery', 'verification', 'not-me', 'consent', 'error', 'logout'].map(
    (page) => `/${page}`,
  ),
)

/** Undefined unless a deletion is pending. A failed request hides the notice, not the page. */
export async function pendingDeletion(visit: Visit, locale: Locale): Promise<PendingDeletion | undefined> {
  if (!visit.context.get(pageContext).embedded) return undefined
  const answer = await fetchDeletion(identityClient(visit)).catch(() => undefined)
  if (!answer?.deletion_due_at) return undefined
  const { text, date } = createFormatter(locale)
  return {
    text: text('profile.deletion.pending', { date: date(answer.deletion_due_at) }),
    keep: text('profile.deletion.keep'),
    isForAccountPage: accountPages.has(visit.url.pathname),
  }
}
