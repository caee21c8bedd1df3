import { useText } from '@collect/messages/react'

import { ProductIcon } from '../../../../frame/icon.tsx'
import type { ListPages } from './use-list-pages.ts'

interface WindowNewsProps {
  readonly said: string
  readonly pages: Pick<ListPages, 'isLost' | 'tryAgain'>
}

/** Where a jump has led, and rows that did not come. */
export function WindowNews({ said, pages: { isLost, tryAgain } }: WindowNewsProps) {
  const { text } = useText()
  return (
    <>
      <p className="sr" role="status">
        {said}
      </p>
      {isLost && (
        <div className="msg msg--error piecewindow__lost" role="alert">
          <ProductIcon name="warning" />
          <p>{text('pieces.failed')}</p>
          <button className="btn btn--sm msg__act" type="button" onClick={tryAgain}>
            {text('flow.try-again')}
          </button>
        </div>
      )}
    </>
  )
}
