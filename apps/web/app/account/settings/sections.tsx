import type { TextKey } from '@collect/messages'
import type { ReactNode } from 'react'

import { ActivitySection, activityId, isAlarming } from './activity-section.tsx'
import { AppsSection, appsId } from './apps-section.tsx'
import { DataSection, dataId } from './data-section.tsx'
import { DeletionSection, deletionId } from './deletion-section.tsx'
import type { Ended, Failed } from '../server/settings-query.ts'
import type { AccountContext } from './around/older-sessions.ts'
import { SessionsSection, sessionsId } from './sessions-section.tsx'

interface SectionData extends AccountContext {
  readonly ended: Ended | undefined
  readonly failed: Failed | undefined
}

interface PageSection {
  /** The id of its heading, which the index links to. */
  readonly id: string
  /** Its name in the index. */
  readonly label: TextKey
  /** Its part of the index, and its card. */
  readonly part: 'activity' | 'data'
  /** Its row asks for something. */
  readonly needs?: (data: SectionData) => boolean
  /** Nothing where the section is not shown. */
  readonly draw: (data: SectionData) => ReactNode
}

/** The sections below those of the flow, in their order: a new section is one row. */
const sections: readonly PageSection[] = [
  {
    id: sessionsId,
    label: 'profile.sessions.title',
    part: 'activity',
    draw: ({ here, others, ended }) => <SessionsSection here={here} others={others} ended={ended} />,
  },
  {
    id: appsId,
    label: 'apps.title',
    part: 'activity',
    draw: ({ apps, failed }) => apps && <AppsSection apps={apps} hasFailed={failed === 'apps'} />,
  },
  {
    id: activityId,
    label: 'profile.events.title',
    part: 'activity',
    needs: ({ account }) => isAlarming(account?.events[0]),
    draw: ({ account, here }) =>
      account && <ActivitySection events={account.events} older={account.older_events_token} here={here} />,
  },
  {
    id: dataId,
    label: 'settings.act.download',
    part: 'data',
    draw: ({ account, failed }) => account && <DataSection hasFailed={failed === 'data'} />,
  },
  {
    id: deletionId,
    label: 'profile.deletion.title',
    part: 'data',
    needs: ({ account }) => typeof account?.deletion_due_at === 'string',
    draw: ({ account, failed }) =>
      account && (
        <DeletionSection
          dueAt={account.deletion_due_at}
          days={account.deletion_waiting_days}
          beginsAt={account.deletion_begins_at}
          hasFailed={failed === 'deletion'}
          isMismatch={failed === 'mismatch'}
        />
      ),
  },
]

export interface ShownSection {
  readonly id: string
  readonly label: TextKey
  readonly needs: boolean
  readonly part: PageSection['part']
  readonly element: ReactNode
}

/** The sections that the page shows; its index lists the same ones. */
export const shownSections = (data: SectionData): readonly ShownSection[] =>
  sections
    .map(({ draw, needs, ...section }) => ({ ...section, needs: needs?.(data) ?? false, element: draw(data) }))
    .filter(({ element }) => element !== undefined)
