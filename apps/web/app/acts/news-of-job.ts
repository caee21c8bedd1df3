import type { BulkResult, Job, UndoAnswer } from '@collect/collectibles/wire'

import type { ActNews } from './act-news.ts'

/** What a job has done, once it is over; undefined while it runs. */
export function newsOfJob({ told, batch }: ActNews, job: Job): ActNews | undefined {
  if (job.state === 'failed' || job.state === 'cancelled') return { told: 'job-failed', batch }
  if (job.state !== 'done') return undefined
  if (told === 'undoing') {
    const { undone, changed_since_count: left } = job.result as Extract<UndoAnswer, { undone: number }> // the result of an undo
    return { told: left > 0 ? 'undone-partly' : 'undone', count: undone, ...(left > 0 && { left }) }
  }
  // The result of a change of many; that of marking spares has no more than its number.
  const { changed, skipped_count: left } = job.result as Pick<BulkResult, 'changed'> & Partial<BulkResult>
  const did = told === 'spares-marking' ? 'spares-marked' : told
  return { told: did, count: changed, left, ...(changed > 0 && { batch }) }
}
