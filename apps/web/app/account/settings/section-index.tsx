import { sectionId } from '@collect/flow-react'
import type { Section } from '@collect/flow'
import { wordsIn } from '@collect/flow'
import { useText } from '@collect/messages/react'

import { sessionsId } from './sessions-section.tsx'

/** Jumps inside the page; beside the form on wide screens only. */
export function SectionIndex({ sections }: { readonly sections: readonly Section[] }) {
  const formatter = useText()
  return (
    <nav className="index" aria-label={formatter.text('settings.navigation.title')}>
      <ul>
        {sections.map(({ group, title }) => (
          <li key={group}>
            <a href={`#${sectionId(group)}`}>{wordsIn(formatter, title)}</a>
          </li>
        ))}
        <li>
          <a href={`#${sessionsId}`}>{formatter.text('profile.sessions.title')}</a>
        </li>
      </ul>
    </nav>
  )
}
