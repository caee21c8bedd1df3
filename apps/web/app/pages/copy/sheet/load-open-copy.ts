import type {
  ActivityPage,
  CategoryList,
  Collector,
  Copy,
  FolderList,
  Item,
  OwnFieldList,
  PlaceList,
} from '@collect/collectibles/wire'

import { data } from 'react-router'

import { newsIn } from '../../../acts/act-news.ts'
import { pagePath } from '../../../acts/act-on-page.ts'
import { jobOfNews } from '../../../acts/job-of-news.ts'
import { behindSheet, copyPath } from '../../../item/copy-path.ts'
import { askCollectibles, readCollectibles } from '../../../server/ask-collectibles.ts'
import type { Visit } from '../../../server/visit.ts'
import { uuidV7 } from '../../own-item/uuid-v7.ts'
import { readForm } from '../../../forms/form-schema.ts'
import { localeOfVisit } from '../../../server/locale.ts'
import { readCopy, typedBefore } from '../form/load-copy-form.ts'
import { historyOf } from './history-entry.ts'
import { leaveRules } from './leave-rules.ts'
import type { OpenCopy, OpenLeaving } from './open-copy.ts'
import { splitRules } from './split-rules.ts'

/** The copy that `?copy=` names, with the photo of `?shot=`. @throws 404 for another account's */
export async function loadOpenCopy(visit: Visit, id: string): Promise<OpenCopy> {
  const news = newsIn(visit.url.searchParams)
  // The job is read before what it changes, so that a page that tells its end shows what it did.
  const job = await jobOfNews(visit, news)
  const copy = await readCopy(visit, id)
  const shot = visit.url.searchParams.get('shot')
  if (shot !== null && !copy.photos.some((photo) => photo.id === shot)) throw data(null, 404)
  const path = `/copies/${encodeURIComponent(id)}`
  const hundreds = hundredsIn(visit)
  const [{ activity, hasMore }, item, { categories }, { fields }, { places }, { folders }, { defaults }] =
    await Promise.all([
      activityOf(visit, path, hundreds),
      copy.item && itemOf(visit, copy.item.id),
      readCollectibles<CategoryList>(visit, '/categories'),
      readCollectibles<OwnFieldList>(visit, '/fields'),
      readCollectibles<PlaceList>(visit, '/places'),
      readCollectibles<FolderList>(visit, '/folders'),
      readCollectibles<Collector>(visit, '/collector'),
    ])
  const drawer = categories.find(({ id: known }) => known === copy.category)
  const delivered = drawer?.fields ?? []
  const scales = [...new Set([...(drawer ? [drawer] : []), ...categories].map(({ scale }) => scale))]
  const known = [
    ...delivered.filter(({ of }) => of === 'copy'),
    ...fields.map(({ key, ...field }) => ({ ...field, key: `my_${key}` })),
  ]
  const shelves = new Map([...places, ...folders].map((shelf) => [shelf.id, shelf.path]))
  const nameOf = (column: string, value: unknown) => {
    if (value === null || value === '') return undefined
    return column.endsWith('_id') ? shelves.get(String(value)) : String(value)
  }
  return {
    name: 'copy',
    copy,
    item,
    facts: known.flatMap(({ key, label, type, unit }) => {
      const value = copy.fields[key]
      return value === undefined
        ? []
        : [{ key, type, value, ...(label !== undefined && { label }), ...(unit !== undefined && { unit }) }]
    }),
    keepsDays: defaults.photo_days === true,
    split: splitBefore(visit, copy),
    history: { entries: historyOf(activity, Date.now(), nameOf), hundreds, hasMore, scales },
    key: uuidV7(Date.now()),
    closePath: pagePath(behindSheet(visit.url)),
    news,
    job,
  }
}

/** The sheet shows no more hundreds of changes. */
const mostHundreds = 99

/** @throws 404 for another text than a number of hundreds */
function hundredsIn({ url }: Visit): number {
  const typed = url.searchParams.get('past') ?? '0'
  if (!/^\d{1,2}$/.test(typed)) throw data(null, 404)
  return Number(typed)
}

/** What happened to a copy, from its latest change on: what was undone and what was not is known of a whole list only. */
async function activityOf(visit: Visit, path: string, hundreds: number) {
  const activity: ActivityPage['activity'][number][] = []
  let next: string | undefined
  for (let read = 0; read < Math.max(1, hundreds) && (read === 0 || next !== undefined); read += 1) {
    const query = new URLSearchParams({
      page_size: hundreds === 0 ? '20' : '100',
      ...(next !== undefined && { page_token: next }),
    })
    const page = await readCollectibles<ActivityPage>(visit, `${path}/activity?${query}`)
    activity.push(...page.activity)
    next = page.next_page_token
  }
  return { activity, hasMore: next !== undefined && hundreds < mostHundreds }
}

function splitBefore(visit: Visit, { quantity }: Copy): OpenCopy['split'] {
  const typed = typedBefore(visit)
  if (!('quantity' in typed)) return undefined
  const reading = readForm(splitRules(quantity - 1), typed)
  return { typed, problems: 'problems' in reading ? reading.problems : {} }
}

async function itemOf(visit: Visit, id: string): Promise<Item | undefined> {
  const answer = await askCollectibles(visit, `/items/${encodeURIComponent(id)}`)
  return answer.ok ? ((await answer.json()) as Item) : undefined // the path's type
}

/** The form of `?leave=`, as the user typed it before a sign-in. @throws 404 for a copy in the bin */
export async function loadLeaving(visit: Visit, id: string): Promise<OpenLeaving> {
  const [copy, { currency }, locale] = await Promise.all([
    readCopy(visit, id),
    readCollectibles<Collector>(visit, '/collector'),
    localeOfVisit(visit),
  ])
  if (copy.deleted_at !== undefined) throw data(null, 404)
  const before = typedBefore(visit)
  const reading = Object.keys(before).length > 0 ? readForm(leaveRules(locale), before) : undefined
  return {
    name: 'leave',
    copy,
    typed: { status: 'sold', amount_currency: currency, ...before },
    problems: reading && 'problems' in reading ? reading.problems : undefined,
    currency,
    key: uuidV7(Date.now()),
    closePath: copyPath(visit.url, id),
    news: newsIn(visit.url.searchParams),
  }
}
