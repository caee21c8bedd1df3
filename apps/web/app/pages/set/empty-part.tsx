import type { ChecklistPart } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'
import { Link } from 'react-router'

import { markPath } from '../../item/set-path.ts'

interface EmptyPartProps {
  readonly set: string
  readonly show: ChecklistPart
}

/** A part of the set that has no items: what it is for, and the next step. */
export function EmptyPart({ set, show }: EmptyPartProps) {
  const { text } = useText()
  const { words, step, to } = parts[show]
  return (
    <section className="empty">
      <p className="muted">{text(words)}</p>
      <div className="acts">
        <Link className="btn" to={to(set)}>
          {text(step)}
        </Link>
      </div>
    </section>
  )
}

const parts = {
  all: { words: 'set.empty', step: 'discover.sets', to: () => '/discover?show=sets' },
  have: { words: 'set.none-owned', step: 'set.mark', to: markPath },
  missing: { words: 'set.none-missing', step: 'discover.sets', to: () => '/discover?show=sets' },
  spare: { words: 'set.none-spare', step: 'spares.title', to: () => '/collection?show=spares' },
} as const satisfies Record<ChecklistPart, { to: (set: string) => string; words: string; step: string }>
