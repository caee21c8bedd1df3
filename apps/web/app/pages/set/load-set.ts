import {
  checklistParts,
  type Checklist,
  type ChecklistPart,
  type CollectibleSet,
  type Job,
} from '@collect/collectibles/wire'
import { data } from 'react-router'

import { newsIn, type ActNews } from '../../acts/act-news.ts'
import { jobOfNews } from '../../acts/job-of-news.ts'
import { readCollectibles } from '../../server/ask-collectibles.ts'
import { sessionOfVisit } from '../../server/session.ts'
import type { Visit } from '../../server/visit.ts'

/** A set with the part of its checklist that the address names. */
export interface OpenSet {
  readonly set: CollectibleSet
  readonly list: Checklist
  readonly show: ChecklistPart
  /** Its items are buttons that mark them as owned. */
  readonly isMarking: boolean
  readonly isFirstPage: boolean
  readonly isSignedIn: boolean
  /** What the last form did that was posted without a script. */
  readonly news: ActNews | undefined
  /** The job that still does it. */
  readonly job: Job | undefined
}

/** As many as the service gives at once: a set is read and marked as a whole. */
const pageSize = 100

/** The set that `?set=` names. A visitor sees all of it. */
export async function loadSet(visit: Visit, id: string): Promise<OpenSet> {
  const { context, request, url } = visit
  const query = url.searchParams
  const word = query.get('show') ?? 'all'
  const show = checklistParts.find((known) => known === word)
  const isSignedIn = (await sessionOfVisit(context, request)) !== undefined
  if (!show) throw data(null, 404)
  const shown = isSignedIn ? show : 'all'
  const page = query.get('page')
  const news = query.has('item') ? undefined : newsIn(query)
  // The job is read before what it changes, so that a page that tells its end shows what it did.
  const job = await jobOfNews(visit, news)
  const [set, list] = await Promise.all([
    readCollectibles<CollectibleSet>(visit, `/sets/${encodeURIComponent(id)}`),
    loadChecklist(visit, id, shown, page),
  ])
  return {
    set,
    list,
    show: shown,
    isMarking: isSignedIn && query.get('mark') === '1',
    isFirstPage: page === null,
    isSignedIn,
    news,
    job,
  }
}

export function loadChecklist(
  visit: Visit,
  id: string,
  show: ChecklistPart,
  page: string | null | undefined,
): Promise<Checklist> {
  const query = new URLSearchParams({ show, page_size: String(pageSize) })
  if (page) query.set('page_token', page)
  return readCollectibles<Checklist>(visit, `/sets/${encodeURIComponent(id)}/checklist?${query}`)
}
