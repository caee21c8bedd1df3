import { withoutNews } from '../../acts/act-news.ts'

/** Filters with one value (docs/contract/collectibles.md §5.2). Years have two: the first and the last. */
const single = ['drawer', 'set', 'maker', 'country', 'have'] as const

/** Parameters that order or draw the results, but choose none. */
const drawn = ['sort', 'view'] as const

const isRepeated = (name: string): boolean => name === 'rarity' || name.startsWith('fact.')

const isFilterName = (name: string): boolean =>
  isRepeated(name) || name === 'from' || name === 'to' || (single as readonly string[]).includes(name)

/** A filter in use. That of years is `from`, and its value `1990..1999`, where one of the two may be absent. */
export interface ActiveFilter {
  readonly filter: string
  readonly value: string
}

/**
 * Whether an address of Discover asks for results. A drawer or a set without words has a page of its own, and words of all
 * sets narrow their list.
 */
export function isSearch(query: URLSearchParams): boolean {
  if (query.get('show') === 'sets') return false
  if (query.has('q')) return true
  if (query.has('set') || query.has('show')) return false
  return [...query.keys()].some((name) => name !== 'drawer' && (isFilterName(name) || name === 'sort'))
}

export function filtersIn(query: URLSearchParams): readonly ActiveFilter[] {
  const years = yearsIn(query)
  return [
    ...single.flatMap((filter) => {
      const value = query.get(filter)
      return value === null ? [] : [{ filter, value }]
    }),
    ...(years === undefined ? [] : [{ filter: 'from', value: years }]),
    ...[...new Set([...query.keys()].filter(isRepeated))].flatMap((filter) =>
      query.getAll(filter).map((value) => ({ filter, value })),
    ),
  ]
}

function yearsIn(query: URLSearchParams): string | undefined {
  if (!query.has('from') && !query.has('to')) return undefined
  return `${query.get('from') ?? ''}..${query.get('to') ?? ''}`
}

/** The parameters that the service knows, without those of sheets and views. */
export function askedOf(query: URLSearchParams): URLSearchParams {
  const asked = new URLSearchParams()
  for (const [name, value] of query) {
    if (isRepeated(name)) asked.append(name, value)
    else if (isFilterName(name) || ['q', 'sort', 'exact'].includes(name)) asked.set(name, query.get(name) ?? value)
  }
  return asked
}

const pathOf = (query: URLSearchParams): string => `/discover?${query}`

/** The address of the list itself: no sheet, no page, no news. It names a text, so that it stays one of results. */
export function listQuery(query: URLSearchParams): URLSearchParams {
  const { searchParams } = withoutNews(new URL(`?${query}`, 'http://page'))
  for (const name of ['item', 'variant', 'page']) searchParams.delete(name)
  if (!searchParams.has('q')) searchParams.set('q', '')
  return searchParams
}

export function pathWith(query: URLSearchParams, { filter, value }: ActiveFilter): string {
  const list = listQuery(query)
  if (filter === 'from') {
    const [from = '', to = ''] = value.split('..')
    list.set('from', from)
    list.set('to', to)
  } else if (isRepeated(filter)) list.append(filter, value)
  else list.set(filter, value)
  return pathOf(list)
}

/** Facts belong to a drawer, so they leave with it. */
export function pathWithout(query: URLSearchParams, { filter, value }: ActiveFilter): string {
  const list = listQuery(query)
  const kept = new URLSearchParams()
  for (const [name, at] of list) {
    const isTaken =
      filter === 'from'
        ? name === 'from' || name === 'to'
        : (name === filter && at === value) || (filter === 'drawer' && name.startsWith('fact.'))
    if (!isTaken) kept.append(name, at)
  }
  return pathOf(kept)
}

export function pathWithoutFilters(query: URLSearchParams): string {
  const kept = new URLSearchParams()
  for (const [name, value] of listQuery(query)) if (!isFilterName(name)) kept.append(name, value)
  return pathOf(kept)
}

/** The same results, ordered, drawn or sought in another way. @param value Absent: the parameter leaves. */
export function pathSetting(query: URLSearchParams, name: (typeof drawn)[number] | 'exact', value?: string): string {
  const list = listQuery(query)
  if (value === undefined) list.delete(name)
  else list.set(name, value)
  return pathOf(list)
}

/** What a new text keeps of the address, as fields of the form: where it looks, and how results are drawn. */
export function keptFields(query: URLSearchParams): readonly (readonly [name: string, value: string])[] {
  return ['drawer', ...drawn].flatMap((name) => {
    const value = query.get(name)
    return value === null ? [] : [[name, value] as const]
  })
}
