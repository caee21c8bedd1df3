import type { Database } from '@collect/storage'

import { createActs } from './acts/act.ts'
import type { BrokenRule } from './check/check-by-rule.ts'
import { createItemStore } from './views/item-store.ts'
import { createSetStore } from './views/set-store.ts'
import { recost } from './settings/recost.ts'
import { emptyBinJob } from './copies/bin/empty-bin.ts'
import { bulkJob } from './copies/bulk/bulk-job.ts'
import { createCollectionStore } from './copies/collection-store.ts'
import { forgetCollector } from './forget/forget-collector.ts'
import { createApp } from './http/app.ts'
import { createCallers, type OwnSession } from './http/callers.ts'
import { createJobRunner } from './jobs/job-runner.ts'
import { partsJob } from './jobs/parts-job.ts'
import { createPaces } from './paces/pace.ts'
import { openPhotoDesk } from './photos/photo-desk.ts'
import type { PhotoFolder } from './photos/photo-folder.ts'
import { openPhotoWorkshop, type PhotoWorkshop } from './photos/photo-workshop.ts'
import { resumePhotos, sweepPhotos } from './photos/sweep-photos.ts'
import { layOut } from './setup/lay-out.ts'
import { deleteUsedJob } from './shelves/delete-used.ts'
import { markSpares } from './spares/mark-spares.ts'
import { undoJob } from './undo/undo-job.ts'
import { doDailyWork } from './upkeep/daily-work.ts'
import { deleteExpired } from './upkeep/upkeep.ts'
import { workGauges, type WorkGauge } from './upkeep/work-gauges.ts'

export interface CollectiblesOptions {
  readonly database: Database
  /** The session of the request; undefined without one. @throws SessionUnknownError while that cannot be found out */
  readonly sessionOf: (request: Request) => Promise<OwnSession | undefined>
  /** The first one keys the digests of rate limits. */
  readonly secrets: readonly string[]
  /** Where the files of photos lie. */
  readonly photos: PhotoFolder
  /** Bytes of all photos of an account; 5 GB unless given. */
  readonly photoQuota?: number
  /** How long a request waits for the sizes of its picture, in milliseconds; 2 seconds unless given. */
  readonly photoPatience?: number
  /** Makes the sizes of photos; in a process of its own unless given. */
  readonly workshop?: PhotoWorkshop
  /** Whether users see samples; true unless given. */
  readonly samples?: boolean
  /** Milliseconds since 1970. */
  readonly now?: () => number
  /** Whether the database gets the starter catalogue; true unless given. */
  readonly starter?: boolean | undefined
  /** Called with an unexpected error, without a request if a job failed. A client gets a 500 without details. */
  readonly onFault?: (error: unknown, request?: Request) => void
  /** Called with each rule that the daily check of all collections finds broken. */
  readonly onBroken?: (rule: BrokenRule) => void
  /** Called with the number of items that the daily count of owners and wishes moved in the order of the search. */
  readonly onRecount?: (moved: number) => void
}

export interface Collectibles {
  /** Answers everything under `/api/collectibles`. */
  readonly fetch: (request: Request) => Promise<Response>
  /** Deletes all data of an account. */
  readonly deleteCollection: (identity: string) => Promise<void>
  /**
   * From now on: runs waiting jobs, deletes what has expired and, once a day, counts how popular items are and checks all
   * collections.
   */
  readonly start: () => void
  /** Ends after the current step of a job. */
  readonly stop: () => Promise<void>
  /** Throws when the database does not answer. */
  readonly ready: () => Promise<void>
  /** Numbers for monitoring, read at that moment. */
  readonly metrics: () => Promise<readonly WorkGauge[]>
}

/** How often waiting jobs are looked for, in milliseconds: another process may have died. */
const jobInterval = 10_000
/** How often photos are looked for whose process ended before they were made, in milliseconds. */
const photoInterval = 60_000
/** How often expired rows are deleted, and the daily work is thought of, in milliseconds. */
const upkeepInterval = 60 * 60_000

/** The collectibles service: migrates its tables, writes the delivered data and answers requests. */
export async function createCollectibles(options: CollectiblesOptions): Promise<Collectibles> {
  const {
    database,
    sessionOf,
    secrets,
    photos: folder,
    photoQuota: quota = 5_000_000_000,
    photoPatience: patience,
    workshop = openPhotoWorkshop(),
    now = Date.now,
    starter,
    samples,
    onFault = () => {},
    onBroken = () => {},
    onRecount = () => {},
  } = options
  await layOut(database, now(), { starter, samples })
  const acts = createActs(database, now)
  const jobs = createJobRunner({
    database,
    kinds: {
      undo: undoJob(acts),
      bulk: bulkJob(acts),
      delete_used: deleteUsedJob(acts),
      recost: partsJob(acts, recost),
      spares: partsJob(acts, markSpares),
      empty_bin: emptyBinJob(acts),
    },
    now,
    onFault,
  })
  const desk = openPhotoDesk({ database, acts, folder, workshop, quota, patience, now })
  const forget = (identity: string) => forgetCollector(database, folder, identity)
  const app = createApp({
    database,
    items: createItemStore(database),
    sets: createSetStore(database),
    collection: createCollectionStore(database, acts),
    acts,
    callers: createCallers({ sessionOf, takePace: createPaces(database, secrets[0] ?? ''), now }),
    photos: { desk, folder },
    now,
    wakeJobs: () => void jobs.wake(),
    forget,
    onFault,
  })
  const stopping = new AbortController()
  let dailyWork: Promise<void> | undefined
  let resuming: Promise<void> | undefined
  let timers: readonly NodeJS.Timeout[] = []

  /** One call at a time goes on with photos: one may take longer than the interval. */
  const resume = (): Promise<void> =>
    (resuming ??= resumePhotos(database, folder, desk, now())
      .catch(onFault)
      .finally(() => (resuming = undefined)))

  async function upkeep(): Promise<void> {
    await deleteExpired(database, folder, now())
    await sweepPhotos(database, folder, now())
    dailyWork = doDailyWork({ database, folder, now: now(), stopping: stopping.signal, onRecount, onBroken })
    await dailyWork
  }

  return {
    fetch: async (request) => app.fetch(request),
    deleteCollection: forget,
    ready: () => database.ping(),
    metrics: () => workGauges(database),
    start() {
      void resume()
      timers = [
        setInterval(() => void jobs.wake(), jobInterval),
        setInterval(() => void resume(), photoInterval),
        setInterval(() => void upkeep().catch(onFault), upkeepInterval),
      ].map((timer) => timer.unref())
    },
    async stop() {
      for (const timer of timers) clearInterval(timer)
      stopping.abort()
      workshop.stop()
      await desk.settled()
      await resuming
      await jobs.stop()
      // The upkeep reports its error.
      await dailyWork?.catch(() => {})
    },
  }
}
