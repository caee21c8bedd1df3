import type { CategoryList, CopyPage, Collector, FolderList, PlaceList, ScaleList } from '@collect/collectibles/wire'
import { data } from 'react-router'

import { readCollectibles } from '../../../server/ask-collectibles.ts'
import { localeOfVisit } from '../../../server/locale.ts'
import { sessionOfVisit } from '../../../server/session.ts'
import type { Visit } from '../../../server/visit.ts'
import { uuidV7 } from '../../own-item/uuid-v7.ts'
import { askedFilter } from '../pieces/pieces-address.ts'
import { chosenIn, mostChosen, mostPicked } from '../pieces/chosen.ts'
import { shelfChoice } from '../pieces/shelf-choice.ts'
import { bulkParts, readBulk } from './bulk-fields.ts'
import type { OpenBulk } from './open-bulk.ts'
import { typedBulk } from './typed-bulk.ts'

/** What the address selects to be changed; undefined if the selection has yet to be made. */
export async function loadBulk(visit: Visit): Promise<OpenBulk | undefined> {
  const query = visit.url.searchParams
  if (!query.has('bulk')) return undefined
  const part = bulkParts.find((known) => known === (query.get('part') ?? 'edit'))
  if (query.get('bulk') !== '1' || !part) throw data(null, 404)
  const { isEvery, ids } = chosenIn(query)
  const picked = isEvery ? 0 : pickedCount(query)
  if (!isEvery && picked === 0 && (ids.length === 0 || ids.length > mostChosen)) return undefined
  if (!(await sessionOfVisit(visit.context, visit.request))) return undefined
  const locale = await localeOfVisit(visit)
  const read = <Body>(path: string) => readCollectibles<Body>(visit, path)
  const [{ currency }, { places }, { folders }] = await Promise.all([
    read<Collector>('/collector'),
    read<PlaceList>('/places'),
    read<FolderList>('/folders'),
  ])
  return {
    part,
    isEvery,
    isPicked: picked > 0,
    ids: isEvery ? [] : ids,
    count: isEvery ? await countOf(visit, currency) : picked || ids.length,
    currency,
    places: places.map(shelfChoice),
    folders: folders.map(shelfChoice),
    grades: await gradesOf(visit),
    key: uuidV7(Date.now()),
    held: heldBulk(query, { part, currency, locale }),
  }
}

/** How many the script of the page has selected; 0 if the address says nothing of it. */
function pickedCount(query: URLSearchParams): number {
  const picked = query.get('picked')
  if (picked === null) return 0
  if (!/^[1-9]\d{0,3}$/.test(picked) || Number(picked) > mostPicked) throw data(null, 404)
  return Number(picked)
}

/** The form as it was sent before a sign-in; undefined if the address holds none. */
function heldBulk(query: URLSearchParams, options: Parameters<typeof readBulk>[1]): OpenBulk['held'] {
  const typed = typedBulk(query)
  if (Object.keys(typed).length === 0) return undefined
  const reading = readBulk(typed, options)
  const problems = 'problems' in reading ? reading.problems : {}
  return { typed, problems, isChecked: query.get('do') !== 'change' && !('problems' in reading) }
}

/** How many copies the filters of the address leave. */
export async function countOf(visit: Visit, currency: string): Promise<number> {
  const { filter } = askedFilter(visit.url.searchParams, currency, await localeOfVisit(visit))
  return (await readCollectibles<CopyPage>(visit, `/copies?${filter}&page_size=1`)).count
}

async function gradesOf(visit: Visit): Promise<OpenBulk['grades']> {
  const drawer = visit.url.searchParams.get('drawer')
  if (drawer === null) return []
  const [{ categories }, { scales }] = await Promise.all([
    readCollectibles<CategoryList>(visit, '/categories'),
    readCollectibles<ScaleList>(visit, '/scales'),
  ])
  const scale = categories.find(({ id }) => id === drawer)?.scale
  const grades = scales.find(({ id }) => id === scale)?.grades ?? []
  return grades.map(({ id }) => ({ id, name: `${scale}.${id}` }))
}
