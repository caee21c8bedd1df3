import type { Job } from '@collect/collectibles/wire'
import { useEffect, useState } from 'react'

/** Between two looks at a job, in milliseconds. */
const pause = 1_000
/** A reader hears of every fifth look: at most every 5 s (docs/contract/collectibles.md §6). */
const saidEvery = 5

interface WatchedJob {
  /** As it was seen last. */
  readonly job: Job | undefined
  /** As readers heard of it last. */
  readonly said: Job | undefined
}

export const isRunning = (job: Job | undefined): boolean => job?.state === 'queued' || job?.state === 'running'

/** Looks at a job until it ends. @param given As the server drew it; without a script it stays so. */
export function useJob(id: string | undefined, given: Job | undefined): WatchedJob {
  const [seen, setSeen] = useState<{ readonly job: Job; readonly looks: number; readonly said: Job }>()
  const known = [seen?.job, given].find((job) => job !== undefined && job.id === id)
  const isOver = id === undefined || (known !== undefined && !isRunning(known))
  const looks = seen?.looks ?? 0
  useEffect(() => {
    if (isOver) return
    const timer = setTimeout(() => {
      void lookAt(id).then((job) => {
        setSeen((before) => {
          // A look that failed is repeated.
          const last = job ?? before?.job ?? given
          if (!last) return before
          const isSaid = looks % saidEvery === 0 || !isRunning(last)
          return { job: last, looks: looks + 1, said: isSaid ? last : (before?.said ?? last) }
        })
      })
    }, pause)
    return () => clearTimeout(timer)
  }, [id, isOver, looks, given])
  return { job: known, said: seen?.said.id === id ? seen?.said : known }
}

async function lookAt(id: string): Promise<Job | undefined> {
  try {
    const answer = await fetch(`/api/collectibles/jobs/${id}`, { headers: { Accept: 'application/json' } })
    return answer.ok ? ((await answer.json()) as Job) : undefined // the path's type
  } catch {
    return undefined
  }
}
