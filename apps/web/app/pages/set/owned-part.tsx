import { useText } from '@collect/messages/react'

import { Meter } from './meter.tsx'
import { percentOf, progressText, type Progress } from './progress.ts'

interface OwnedPartProps extends Progress {
  /** Missing items that are on the user's wishes. */
  readonly wished: number
}

/** The share that the user owns, as text and as a measure. */
export function OwnedPart({ owned, total, wished }: OwnedPartProps) {
  const { text } = useText()
  const said = progressText({ text }, { owned, total })
  const missing = total - owned
  return (
    <div className="sethead__p">
      <b>
        <data value={owned}>{said}</data>
      </b>
      <Meter percent={percentOf({ owned, total })} label={said} />
      <p className="sm muted">
        {missing === 0
          ? text('set.complete')
          : wished > 0
            ? text('set.missing-wished', { count: missing, wished })
            : text('set.missing', { count: missing })}
      </p>
    </div>
  )
}
