import type { CSSProperties } from 'react'

interface MeterProps {
  readonly percent: number
  /** What it says to readers; absent where the words stand beside it. */
  readonly label?: string
}

/** A brass measure. It always stands beside its words. */
export function Meter({ percent, label }: MeterProps) {
  const said = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <span
      className={label === undefined ? 'meter meter--thin' : 'meter'}
      style={{ '--p': `${percent}%` } as CSSProperties} // a property of the sheet
      {...said}
    >
      <i />
    </span>
  )
}
