import type { Job } from '@collect/collectibles/wire'
import { expect, test } from 'vitest'

import type { ActNews } from './act-news.ts'
import { newsOfJob } from './news-of-job.ts'

const batch = '0193a1b2-0000-7000-8000-000000000001'
const job = '0193a1b2-0000-7000-8000-000000000002'

const ended = (result: unknown): Job => ({
  id: job,
  kind: 'any',
  state: 'done',
  done: 230,
  total: 230,
  result,
  created_at: '2026-11-25T12:00:00Z',
})

test.each<{ readonly first: ActNews; readonly result: object; readonly last: ActNews }>([
  {
    first: { told: 'spares-marking', batch, job },
    result: { changed: 230 },
    last: { told: 'spares-marked', count: 230, batch },
  },
  {
    first: { told: 'many-changed', batch, job },
    result: { changed: 0, same: 0, skipped: [], skipped_count: 230 },
    last: { told: 'many-changed', count: 0, left: 230 },
  },
  {
    first: { told: 'undoing', job },
    result: { undone: 228, changed_since: [], changed_since_count: 2 },
    last: { told: 'undone-partly', count: 228, left: 2 },
  },
])('the end of a job that $first.told began', ({ first, result, last }) => {
  expect(newsOfJob(first, { ...ended(undefined), state: 'running' })).toBeUndefined()
  expect(newsOfJob(first, ended(result))).toEqual(last)
})

test('a job that failed leaves the undo of what it did', () => {
  const first: ActNews = { told: 'spares-marking', batch, job }
  expect(newsOfJob(first, { ...ended(undefined), state: 'failed' })).toEqual({ told: 'job-failed', batch })
})
