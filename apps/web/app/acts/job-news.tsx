import type { Job } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'
import { Link, useLocation } from 'react-router'

import { LateWords } from './late-words.tsx'

interface JobNewsProps {
  readonly job: Job
  /** As readers heard of it last. */
  readonly said: Job
}

/** How far a long change is. Without a script a link looks again. */
export function JobNews({ job, said }: JobNewsProps) {
  const { text } = useText()
  const { pathname, search } = useLocation()
  return (
    <div className="msg msg--job" data-notice="working">
      <div className="stack stack--sm">
        <p id={`job-${job.id}`}>{text('pieces.working', { done: job.done, total: job.total })}</p>
        <progress value={job.done} max={job.total} aria-label={text('pieces.working.label')} />
        <div className="sr" role="status">
          <LateWords>{text('pieces.working', { done: said.done, total: said.total })}</LateWords>
        </div>
      </div>
      <Link className="btn btn--sm unscripted" to={pathname + search} reloadDocument>
        {text('pieces.working.again')}
      </Link>
    </div>
  )
}
