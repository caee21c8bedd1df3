import { sectionId } from '@collect/flow-react'
import { wordsIn, type Section } from '@collect/flow'
import type { Group } from '@collect/contract'
import type { TextKey } from '@collect/messages'
import { useText } from '@collect/messages/react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

import type { ShownSection } from './sections.tsx'

interface SectionIndexProps {
  /** The sections of the flow. */
  readonly sections: readonly Section[]
  /** The page's own sections, which follow. */
  readonly pageSections: readonly ShownSection[]
  /** Groups whose rows ask for something, beside those that say so. */
  readonly needing: readonly Group[]
}

interface IndexLink {
  readonly id: string
  readonly label: string
  /** Its row asks for something. */
  readonly needs: boolean
}

/** Parts of the index, in its order. Only the index is grouped (SETTINGS-ROW-1); the sections keep their own order. */
const parts = {
  account: 'settings.part.account',
  'sign-in': 'settings.part.sign-in',
  'two-step': 'settings.part.two-step',
  activity: 'settings.part.activity',
  data: 'profile.data.title',
} as const satisfies Record<Section['part'] | ShownSection['part'], TextKey>

/**
 * Links to the rows: chips on phones, a column elsewhere. A link names the body of its row, which the browser opens by
 * itself.
 */
export function SectionIndex({ sections, pageSections, needing }: SectionIndexProps) {
  const formatter = useText()
  const { hash } = useLocation()
  const index = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // Browsers that do not open a row for a link to what it holds.
    const row = hash ? document.getElementById(hash.slice(1))?.closest('details') : undefined
    if (row) row.open = true
    // The chosen chip comes into view.
    const [list, chip] = [index.current, index.current?.querySelector<HTMLElement>('.jump__a[aria-current]')]
    if (list && chip) list.scrollLeft = chip.offsetLeft - (list.clientWidth - chip.offsetWidth) / 2
  }, [hash])
  const linksOf = (part: string): readonly IndexLink[] => [
    ...sections
      .filter((section) => section.part === part)
      .map(({ group, title, tone }) => ({
        id: sectionId(group),
        label: wordsIn(formatter, title),
        needs: tone === 'warn' || needing.includes(group),
      })),
    ...pageSections
      .filter((section) => section.part === part)
      .map(({ id, label, needs }) => ({ id, label: formatter.text(label), needs })),
  ]
  const current = (ids: readonly IndexLink[]) => (ids.some(({ id }) => hash === `#${id}-in`) ? 'location' : undefined)
  return (
    <nav className="jump" aria-label={formatter.text('settings.navigation.title')}>
      <ul ref={index}>
        {Object.entries(parts).map(([part, title]) => {
          const links = linksOf(part)
          const [first] = links
          if (!first) return null
          return (
            <li key={part}>
              <a
                className={links.some(({ needs }) => needs) ? 'jump__a needs' : 'jump__a'}
                href={`#${first.id}-in`}
                aria-current={current(links)}
              >
                {formatter.text(title)}
              </a>
              <p className="jump__h">{formatter.text(title)}</p>
              <ul>
                {links.map((link) => (
                  <li key={link.id}>
                    <a
                      className={link.needs ? 'needs' : undefined}
                      href={`#${link.id}-in`}
                      aria-current={current([link])}
                    >
                      {link.label}
                    </a>
                  </li>
                ))}
              </ul>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
