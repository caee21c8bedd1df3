import { sectionId } from '@collect/flow-react'
import type { Section } from '@collect/flow'
import { wordsIn } from '@collect/flow'
import { useText } from '@collect/messages/react'

import type { ShownSection } from './sections.tsx'

interface SectionIndexProps {
  /** The sections of the flow. */
  readonly sections: readonly Section[]
  /** The page's own sections, which follow. */
  readonly pageSections: readonly ShownSection[]
}

/** Links to the sections; shown beside the form on wide screens only. */
export function SectionIndex({ sections, pageSections }: SectionIndexProps) {
  const formatter = useText()
  return (
    <nav className="index" aria-label={formatter.text('settings.navigation.title')}>
      <ul>
        {sections.map(({ group, title }) => (
          <li key={group}>
            <a href={`#${sectionId(group)}`}>{wordsIn(formatter, title)}</a>
          </li>
        ))}
        {pageSections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{formatter.text(title)}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
