import type { ChecklistEntry } from '@collect/collectibles/wire'

import { ChecklistCell } from './checklist-cell.tsx'
import { MarkCell } from './mark-cell.tsx'

interface ChecklistProps {
  readonly set: string
  readonly entries: readonly ChecklistEntry[]
  /** The cells mark their item; else they open its sheet. */
  readonly isMarking: boolean
  /** Whether the entries say what the user owns. */
  readonly isMine: boolean
  /** The service has saved a mark. */
  readonly onMarked: (isOn: boolean) => void
}

/** The items of a set in their order, four to a row (SAMPLE-GRID-2). */
export function SetChecklist({ set, entries, isMarking, isMine, onMarked }: ChecklistProps) {
  return (
    <>
      <ul className="tray grid4 check4">
        {entries.map((entry, index) => (
          <li key={entry.item.id}>
            {isMarking ? (
              <MarkCell set={set} entry={entry} isFirst={index < 12} onMarked={onMarked} />
            ) : (
              <ChecklistCell entry={entry} isMine={isMine} isFirst={index < 12} />
            )}
          </li>
        ))}
      </ul>
      <div className="lip" aria-hidden="true" />
    </>
  )
}
