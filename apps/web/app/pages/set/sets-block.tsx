import type { SetSummary } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'
import { useId } from 'react'
import { Link } from 'react-router'

import { SetList } from './set-list.tsx'

interface SetsBlockProps {
  readonly title: string
  readonly sets: readonly SetSummary[]
  /** The address of all of them. */
  readonly all: string
}

/** Some sets, and the way to all of them. Nothing without sets. */
export function SetsBlock({ title, sets, all }: SetsBlockProps) {
  const { text } = useText()
  const heading = useId()
  if (sets.length === 0) return null
  return (
    <section className="block" aria-labelledby={heading}>
      <div className="rail__head">
        <h2 id={heading}>{title}</h2>
        <Link className="link link--tap sm" to={all}>
          {text('discover.see-all')}
          <span className="sr"> {title}</span>
        </Link>
      </div>
      <SetList sets={sets} isRail />
    </section>
  )
}
