import { sectionId } from '@collect/flow-react'
import type { Section } from '@collect/flow'
import { wordsIn } from '@collect/flow'
import { useText } from '@collect/messages/react'

import { activityId } from './activity-section.tsx'
import { dataId } from './data-section.tsx'
import { deletionId } from './deletion-section.tsx'
import { sessionsId } from './sessions-section.tsx'

interface SectionIndexProps {
  readonly sections: readonly Section[]
  /** Whether the sections about the account as a whole are there. */
  readonly hasAccount: boolean
}

/** Sections of the page that no flow brings. */
const ownSections = [
  [sessionsId, 'profile.sessions.title'],
  [activityId, 'profile.events.title'],
  [dataId, 'profile.data.title'],
  [deletionId, 'profile.deletion.title'],
] as const

/** Jumps inside the page; beside the form on wide screens only. */
export function SectionIndex({ sections, hasAccount }: SectionIndexProps) {
  const formatter = useText()
  return (
    <nav className="index" aria-label={formatter.text('settings.navigation.title')}>
      <ul>
        {sections.map(({ group, title }) => (
          <li key={group}>
            <a href={`#${sectionId(group)}`}>{wordsIn(formatter, title)}</a>
          </li>
        ))}
        {(hasAccount ? ownSections : ownSections.slice(0, 1)).map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`}>{formatter.text(title)}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
