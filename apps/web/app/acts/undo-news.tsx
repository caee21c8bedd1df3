import { useText } from '@collect/messages/react'
import { useFetcher } from 'react-router'

import { ProductIcon } from '../frame/icon.tsx'
import type { ActNews } from './act-news.ts'
import { PageNews } from './page-news.tsx'
import { useSentAct } from './use-sent-act.ts'
import { undoFetcher, useToldNews } from './use-told-news.ts'

/** Tells what came of the undo of a toast. A failure and a job stay until the user closes them (WCAG 2.2.1). */
export function UndoNews() {
  const { text } = useText()
  const fetcher = useFetcher<ActNews>({ key: undoFetcher })
  useToldNews(fetcher, '')
  const { failure } = useSentAct(fetcher, '')
  const close = (
    <button className="iconbtn" type="button" aria-label={text('toast.close')} onClick={() => fetcher.reset()}>
      <ProductIcon name="close" small />
    </button>
  )
  if (fetcher.data?.job !== undefined)
    return (
      <div className="notice__place">
        <div className="notice notice--job">
          <div className="shell notice__in">
            <PageNews news={fetcher.data} name="" />
            {close}
          </div>
        </div>
      </div>
    )
  if (failure === undefined) return null
  return (
    <div role="alert" className="notice__place" data-notice="failed">
      <div className="notice">
        <div className="shell notice__in">
          <ProductIcon name="warning" />
          <p className="notice__t">{failure}</p>
          {close}
        </div>
      </div>
    </div>
  )
}
