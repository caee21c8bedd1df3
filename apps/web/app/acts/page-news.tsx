import { useText } from '@collect/messages/react'
import { useFetcher, useLocation } from 'react-router'

import { ProductIcon } from '../frame/icon.tsx'
import { Owner } from '../frame/owner.tsx'
import type { ActNews } from './act-news.ts'
import { isFailure, newsText } from './news-text.ts'

interface PageNewsProps {
  readonly news: ActNews
  /** What the sentence is about. */
  readonly name: string
}

/** What a form did that was posted without a script, or whose page is gone, with its undo. */
export function PageNews({ news, name }: PageNewsProps) {
  return <ToldNews key={`${news.told} ${news.batch}`} news={news} name={name} />
}

function ToldNews({ news: first, name }: PageNewsProps) {
  const { text } = useText()
  const fetcher = useFetcher<ActNews>()
  // A script that has taken it back says so here.
  const news = fetcher.data ?? first
  const { pathname, search } = useLocation()
  const failed = isFailure(news)
  return (
    <div
      className={`msg ${failed ? 'msg--error' : 'msg--ok'} msg--undo`}
      role={failed ? 'alert' : 'status'}
      data-notice={news.told}
    >
      <ProductIcon name={failed ? 'warning' : 'done'} />
      <p>{newsText({ text }, news, name)}</p>
      {news.batch !== undefined && (
        <fetcher.Form method="post" action={pathname + search}>
          <Owner />
          <input type="hidden" name="intent" value="undo" />
          <input type="hidden" name="batch" value={news.batch} />
          <button className="btn btn--sm">{text('settings.undo')}</button>
        </fetcher.Form>
      )}
    </div>
  )
}
