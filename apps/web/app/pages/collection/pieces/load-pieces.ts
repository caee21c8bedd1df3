import {
  categories,
  copySorts,
  copyStatuses,
  type CategoryList,
  type CopiesBySet,
  type CollectibleSet,
  type Collector,
  type CopyOverview,
  type CopyPage,
  type Drawers,
  type FolderList,
  type PlaceList,
  type ScaleList,
  type SetPage,
  type TagList,
} from '@collect/collectibles/wire'
import { data, redirect } from 'react-router'

import { newsIn } from '../../../acts/act-news.ts'
import { jobOfNews } from '../../../acts/job-of-news.ts'
import { opensSheet } from '../../../item/copy-path.ts'
import { askCollectibles, readCollectibles } from '../../../server/ask-collectibles.ts'
import { localeOfVisit } from '../../../server/locale.ts'
import type { Visit } from '../../../server/visit.ts'
import { listedPage } from './listed-page.ts'
import type { Choice, OpenPieces } from './open-pieces.ts'
import { shelfChoice } from './shelf-choice.ts'
import { askedFilter, hasEmptyFields, leftQuery, listOf, pathOfList } from './pieces-address.ts'

/** Pieces on a page of the list; while the user selects, more. */
const [pageSize, selectSize] = [48, 96]

/** The list that the address names. @throws 404 for a value that a filter does not have */
export async function loadPieces(visit: Visit): Promise<OpenPieces | 'signed-out'> {
  const query = visit.url.searchParams
  if (hasEmptyFields(query)) throw redirect(tidyPath(query))
  const [view, selecting] = [query.get('view'), query.get('select')]
  if (![null, 'grid', 'list'].includes(view) || ![null, '1'].includes(selecting)) throw data(null, 404)
  // The job is read before what it changes, so that a page that tells its end shows what it did.
  const told = await newsOf(visit)
  const whole = await askCollectibles(visit, '/copies/overview')
  // The session ended meanwhile.
  if (whole.status === 401) return 'signed-out'
  if (!whole.ok) throw data(null, whole.status)
  const overview = (await whole.json()) as CopyOverview // the path's type
  const { currency } = overview.value
  const { filter, wrong } = askedFilter(query, currency, await localeOfVisit(visit))
  const sort = query.get('sort') ?? '-added'
  // A table has no strips, and no room for what is missing.
  const isBySet = sort === 'number' && view !== 'list'
  const asked = isBySet
    ? `/copies/by-set?${new URLSearchParams([...filter, ['missing', selecting === null ? 'yes' : 'no']])}`
    : `/copies?${new URLSearchParams([...filter, ['sort', sort]])}`
  const [answered, choices] = await Promise.all([
    pageOf(visit, asked, selecting === null ? pageSize : selectSize),
    loadChoices(visit, overview),
  ])
  return {
    ...answered,
    isFirstPage: !query.has('page'),
    sort: copySorts.find((known) => known === sort) ?? '-added',
    asked,
    count: overview.count,
    drawers: categories.flatMap((category) => {
      const count = overview.categories.find(({ id }) => id === category)?.count ?? 0
      return count > 0 ? [{ category, count }] : []
    }),
    currency,
    ...choices,
    wrong,
    ...(overview.count === 0 ? await insteadOf(visit) : { left: 0, samples: [] }),
    ...told,
  }
}

/** What the last form did, and the job that still does it. */
async function newsOf(visit: Visit): Promise<Pick<OpenPieces, 'news' | 'job'>> {
  const query = visit.url.searchParams
  const news = opensSheet(query) ? undefined : newsIn(query)
  return { news, job: await jobOfNews(visit, news) }
}

/** The address again, without the fields that a form left empty. */
function tidyPath(query: URLSearchParams): string {
  const list = listOf(query)
  for (const [name, value] of query) if (!list.has(name) && value !== '') list.append(name, value)
  return pathOfList(list)
}

type Answered = Pick<OpenPieces, 'page' | 'problem'>

async function pageOf(visit: Visit, asked: string, size: number): Promise<Answered> {
  const place = new URLSearchParams({ page_size: String(size) })
  const token = visit.url.searchParams.get('page')
  if (token !== null) place.set('page_token', token)
  const answer = await askCollectibles(visit, `${asked}&${place}`)
  if (answer.ok) return { page: listedPage((await answer.json()) as CopyPage | CopiesBySet) } // the path's type
  if (answer.status === 400) throw data(null, 404)
  return { problem: answer.status === 429 ? 'slow' : 'failed' }
}

/** What the filters offer, and the scales of the conditions. @throws 404 for a shelf, a tag or a set that is not there */
async function loadChoices(
  visit: Visit,
  { categories: held }: CopyOverview,
): Promise<Pick<OpenPieces, 'choices' | 'scales'>> {
  const read = <Body>(path: string) => readCollectibles<Body>(visit, path)
  const [{ folders }, { places }, { tags }, { categories: delivered }, { scales }, sets] = await Promise.all([
    read<FolderList>('/folders'),
    read<PlaceList>('/places'),
    read<TagList>('/tags'),
    read<CategoryList>('/categories'),
    read<ScaleList>('/scales'),
    loadSetChoices(visit),
  ])
  const query = visit.url.searchParams
  for (const [name, known] of [
    ['folder', folders],
    ['place', places],
    ['tag', tags],
  ] as const)
    if (query.getAll(name).some((value) => known.every(({ id }) => id !== value))) throw data(null, 404)
  const drawer = query.get('drawer')
  const used = delivered.filter(({ id }) => (drawer === null ? held.some((one) => one.id === id) : id === drawer))
  const grades = [...new Set(used.map(({ scale }) => scale))].flatMap((scale) =>
    (scales.find(({ id }) => id === scale)?.grades ?? []).map(({ id }) => ({ id, name: `${scale}.${id}` })),
  )
  return {
    scales: Object.fromEntries(delivered.map(({ id, scale }) => [id, scale])),
    choices: {
      sets,
      folders: folders.map(shelfChoice),
      places: places.map(shelfChoice),
      tags: tags.map(({ id, name }) => ({ id, name })),
      // Some scales share the name of a grade.
      grades: grades.filter(({ id }, at) => grades.findIndex((grade) => grade.id === id) === at),
      statuses: copyStatuses,
    },
  }
}

/** Sets that the user has something of, and the one that is a filter already. */
async function loadSetChoices(visit: Visit): Promise<readonly Choice[]> {
  const query = visit.url.searchParams
  const [drawer, chosen] = [query.get('drawer'), query.get('set')]
  const asked = new URLSearchParams({
    mine: 'building',
    page_size: '100',
    ...(drawer !== null && { category: drawer }),
  })
  const [answer, named] = await Promise.all([
    askCollectibles(visit, `/sets?${asked}`),
    chosen === null ? undefined : askCollectibles(visit, `/sets/${encodeURIComponent(chosen)}`),
  ])
  const sets = answer.ok ? ((await answer.json()) as SetPage).sets : [] // the path's type
  const known = sets.map(({ id, name }) => ({ id, name }))
  if (named?.status === 404) throw data(null, 404)
  if (!named?.ok || known.some(({ id }) => id === chosen)) return known
  const { id, name } = (await named.json()) as CollectibleSet // the path's type
  return [{ id, name }, ...known]
}

/** What an empty collection leads to: copies that have left it, and one sample of each of the first drawers. */
async function insteadOf(visit: Visit): Promise<Pick<OpenPieces, 'left' | 'samples' | 'rev'>> {
  const [{ count }, { drawers }, { rev }] = await Promise.all([
    readCollectibles<CopyPage>(visit, `/copies?${leftQuery}&page_size=1`),
    readCollectibles<Drawers>(visit, '/drawers?size=1'),
    readCollectibles<Collector>(visit, '/collector'),
  ])
  const samples = drawers.flatMap(({ items }) => items.filter(({ sample }) => sample)).slice(0, mostSamples)
  return { left: count, samples, ...(samples.length > 0 && { rev }) }
}

const mostSamples = 6
