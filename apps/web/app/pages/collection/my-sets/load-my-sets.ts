import { ownSetParts, type OwnSetPart, type SetPage } from '@collect/collectibles/wire'
import { data } from 'react-router'

import { readCollectibles } from '../../../server/ask-collectibles.ts'
import type { Visit } from '../../../server/visit.ts'

/** A page of the sets that the user has something of. */
export interface OpenMySets extends SetPage {
  readonly part: OwnSetPart
  readonly counts: Readonly<Record<OwnSetPart, number>>
  readonly isFirstPage: boolean
}

const pageSize = 24

/** The sets of `?show=sets`; `part` names some of them. */
export async function loadMySets(visit: Visit): Promise<OpenMySets> {
  const { searchParams } = visit.url
  const word = searchParams.get('part') ?? 'building'
  const part = ownSetParts.find((known) => known === word)
  if (part === undefined) throw data(null, 404)
  const token = searchParams.get('page')
  const query = new URLSearchParams({ mine: part, page_size: String(pageSize) })
  if (token !== null) query.set('page_token', token)
  const countOf = async (one: OwnSetPart) =>
    (await readCollectibles<SetPage>(visit, `/sets?mine=${one}&page_size=1`)).count
  const [page, building, complete] = await Promise.all([
    readCollectibles<SetPage>(visit, `/sets?${query}`),
    countOf('building'),
    countOf('complete'),
  ])
  const counts = { building, unfinished: building - complete, complete }
  return { ...page, part, counts, isFirstPage: token === null }
}
