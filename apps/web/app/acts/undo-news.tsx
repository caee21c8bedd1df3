import { useText } from '@collect/messages/react'
import { useFetcher } from 'react-router'

import { ProductIcon } from '../frame/icon.tsx'
import type { ActNews } from './act-news.ts'
import { useSentAct } from './use-sent-act.ts'
import { undoFetcher, useToldNews } from './use-told-news.ts'

/** Tells what came of the undo of a toast. A failure stays until the user closes it (WCAG 2.2.1). */
export function UndoNews() {
  const { text } = useText()
  const fetcher = useFetcher<ActNews>({ key: undoFetcher })
  useToldNews(fetcher, '')
  const { failure } = useSentAct(fetcher, '')
  if (failure === undefined) return null
  return (
    <div role="alert" className="notice__place" data-notice="failed">
      <div className="notice">
        <div className="shell notice__in">
          <ProductIcon name="warning" />
          <p className="notice__t">{failure}</p>
          <button className="iconbtn" type="button" aria-label={text('toast.close')} onClick={() => fetcher.reset()}>
            <ProductIcon name="close" small />
          </button>
        </div>
      </div>
    </div>
  )
}
