import type { AccountLife, Group, Identity } from '@collect/contract'
import type { SectionExtras } from '@collect/flow-react'
import type { Formatter } from '@collect/messages'

import type { Failed } from '../server/settings-query.ts'
import { PendingAddress, pendingWords } from './pending-address.tsx'

interface Known {
  readonly account: AccountLife | undefined
  readonly identity: Identity
  readonly failed: Failed | undefined
}

/** What the page knows of the flow's sections beside their nodes: a pending address, and the age of the password. */
export function sectionExtras(
  formatter: Pick<Formatter, 'text' | 'date'>,
  { account, identity, failed }: Known,
): Readonly<Partial<Record<Group, SectionExtras>>> {
  const { pending_address: pending, password_changed_at: changed } = account ?? {}
  const current = identity.verifiable_addresses?.[0]?.value
  return {
    ...(pending && {
      profile: {
        state: pendingWords(formatter, pending),
        tone: 'warn',
        lead: <PendingAddress pending={pending} current={current} hasFailed={failed === 'address'} />,
      },
    }),
    ...(changed && {
      password: { state: formatter.text('profile.password.changed', { date: formatter.date(changed) }) },
    }),
  }
}
