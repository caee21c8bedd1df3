import { useText } from '@collect/messages/react'
import { Link } from 'react-router'

import { markPath, setPath } from '../../item/set-path.ts'

/** What a mark did, as the live region says it. */
export interface Marked {
  readonly isOn: boolean
  readonly said: string
}

interface MarkHeadProps {
  readonly set: string
  readonly isMarking: boolean
  /** What the last mark did; absent before the first one. */
  readonly marked: Marked | undefined
}

/** The way into and out of fast marking. */
export function MarkHead({ set, isMarking, marked }: MarkHeadProps) {
  const { text } = useText()
  return (
    <div className="above">
      <p role="status" data-notice={marked && (marked.isOn ? 'kept' : 'released')}>
        {isMarking && (marked?.said ?? text('set.mark.hint'))}
      </p>
      <Link className="link link--tap" to={isMarking ? setPath(set) : markPath(set)} preventScrollReset>
        {text(isMarking ? 'set.mark.done' : 'set.mark')}
      </Link>
    </div>
  )
}
