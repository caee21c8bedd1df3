import type { Job } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'
import { useEffect } from 'react'
import { useFetcher, useLocation, useRevalidator } from 'react-router'

import { ProductIcon } from '../frame/icon.tsx'
import { Owner } from '../frame/owner.tsx'
import { ActKeyField } from './act-key-field.tsx'
import type { ActNews } from './act-news.ts'
import { JobNews } from './job-news.tsx'
import { keepFocusNear } from './keep-focus-near.ts'
import { LateWords } from './late-words.tsx'
import { newsOfJob } from './news-of-job.ts'
import { isFailure, newsText } from './news-text.ts'
import { useActKey } from './use-act-key.ts'
import { useJob } from './use-job.ts'

interface PageNewsProps {
  readonly news: ActNews
  /** What the sentence is about. */
  readonly name: string
  /** The job that still does it, as the server saw it. */
  readonly job?: Job | undefined
  /** Its undo is told at the head of the page. */
  readonly tellsAtHead?: boolean
}

/** What a form did that was posted without a script, or whose page is gone, with its undo. */
export function PageNews(told: PageNewsProps) {
  return <ToldNews key={`${told.news.told} ${told.news.batch}`} {...told} />
}

function ToldNews({ news: first, name, job: given, tellsAtHead = false }: PageNewsProps) {
  const { text } = useText()
  const fetcher = useFetcher<ActNews>()
  // A script that has taken it back says so here.
  const answer = fetcher.data ?? first
  const last = answer.told === 'unsent' ? { ...answer, batch: first.batch } : answer
  const { job, said } = useJob(last.job, given)
  const done = job && newsOfJob(last, job)
  const { revalidate } = useRevalidator()
  // The page that the server drew may know the end of the job before, such as that of the change that is undone now.
  const isDoneHere = done !== undefined && !(given?.id === job?.id && given?.state === 'done')
  useEffect(() => {
    // The list shows what the job has changed.
    if (isDoneHere) void revalidate()
  }, [isDoneHere, revalidate])
  const { pathname, search } = useLocation()
  const actKey = useActKey(fetcher)
  const news = done ?? last
  if (job && !done) return <JobNews job={job} said={said ?? job} />
  const failed = isFailure(news)
  return (
    <div
      className={`msg ${failed ? 'msg--error' : 'msg--ok'} msg--undo`}
      role={failed ? 'alert' : 'status'}
      data-notice={news.told}
    >
      <ProductIcon name={failed ? 'warning' : 'done'} />
      <LateWords>{newsText({ text }, news, name)}</LateWords>
      {/* The undo would overtake a job that still runs. */}
      {news.batch !== undefined && news.job === undefined && (
        <fetcher.Form method="post" action={pathname + search} onSubmit={actKey.onSubmit} ref={keepFocusNear}>
          <Owner />
          <ActKeyField value={actKey.key} />
          <input type="hidden" name="intent" value="undo" />
          <input type="hidden" name="batch" value={news.batch} />
          {tellsAtHead && <input type="hidden" name="tell" value="page" />}
          <button className="btn btn--sm">{text('undo.do')}</button>
        </fetcher.Form>
      )}
    </div>
  )
}
