import type { CopySummary } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'
import type { KeyboardEvent } from 'react'

import type { Tick } from '../use-ticks.ts'
import { pieceName } from './piece-words.ts'

interface TickBoxProps {
  readonly piece: Pick<CopySummary, 'id' | 'name'>
  readonly tick: Tick
  readonly tabIndex: number | undefined
}

/** Selects the copy; with Shift, all from the last one on. */
export function TickBox({ piece, tick, tabIndex }: TickBoxProps) {
  const formatter = useText()
  const isShiftSpace = ({ key, shiftKey }: KeyboardEvent) => shiftKey && key === ' '
  return (
    <input
      className="tick"
      type="checkbox"
      name="ids"
      value={piece.id}
      checked={tick.isOn}
      disabled={tick.isFixed}
      tabIndex={tabIndex}
      data-stop={tabIndex === undefined ? undefined : ''}
      aria-label={formatter.text('pieces.select.one', { name: pieceName(formatter, piece) })}
      onChange={({ target, nativeEvent }) =>
        tick.onPick(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
      // The click that browsers make of a key does not know Shift.
      onKeyDown={(event) => {
        if (!isShiftSpace(event)) return
        event.preventDefault()
        tick.onPick(!tick.isOn, true)
      }}
      onKeyUp={(event) => {
        if (isShiftSpace(event)) event.preventDefault()
      }}
    />
  )
}
