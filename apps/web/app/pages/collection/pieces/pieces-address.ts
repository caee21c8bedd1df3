import { isDay, isItemYear, leftStatuses, readMoney } from '@collect/collectibles/wire'

/** Filters of the collection with one value (docs/contract/collectibles.md §5.3), in the order of their chips. */
const singleFilters = [
  'drawer',
  'set',
  'folder',
  'place',
  'grade_from',
  'graded',
  'company',
  'photo',
  'priced',
  'spare',
  'listed',
  'lent',
  'import',
] as const

/** Filters that an address may repeat. */
const repeatedFilters = ['tag', 'status'] as const

/** Filters with a first and a last value, `<name>_from` and `<name>_to`, and how people write them. */
export const spans = { value: 'amount', paid: 'amount', bought: 'day', year: 'year' } as const
export type Span = keyof typeof spans
/** What a typed end of a span is not. */
export type SpanProblem = (typeof spans)[Span]

/** Parameters that order or draw the list. */
const drawnBy = ['sort', 'view', 'select'] as const

const isSingle = (name: string): boolean =>
  (singleFilters as readonly string[]).includes(name) || name.startsWith('field.')
const isRepeated = (name: string): boolean => (repeatedFilters as readonly string[]).includes(name)

/** The span that a parameter is an end of. */
function spanOf(name: string): Span | undefined {
  const span = name.replace(/_(?:from|to)$/, '')
  return span !== name && Object.hasOwn(spans, span) ? (span as Span) : undefined
}

const isFilter = (name: string): boolean => isSingle(name) || isRepeated(name) || spanOf(name) !== undefined

/** A filter in use. The value of a span is `from..to`, where one of the two may be absent. */
export interface PieceFilter {
  readonly filter: string
  readonly value: string
}

/** The filters of an address; its text and its drawer have places of their own on the page. */
export function filtersOf(query: URLSearchParams): readonly PieceFilter[] {
  const names = [...new Set([...query.keys()].filter((name) => isSingle(name) && name !== 'drawer'))]
  return [
    ...names.map((filter) => ({ filter, value: query.get(filter) ?? '' })),
    ...repeatedFilters.flatMap((filter) => [...new Set(query.getAll(filter))].map((value) => ({ filter, value }))),
    ...(Object.keys(spans) as Span[]).map((filter) => ({
      filter,
      value: `${query.get(`${filter}_from`) ?? ''}..${query.get(`${filter}_to`) ?? ''}`,
    })),
  ].filter(({ value }) => value !== '' && value !== '..')
}

/** The list that an address names: no sheet, no page, no news. A field that a form left empty is none. */
export function listOf(query: URLSearchParams): URLSearchParams {
  const list = new URLSearchParams()
  for (const [name, value] of query)
    if (value !== '' && (name === 'q' || isFilter(name) || (drawnBy as readonly string[]).includes(name)))
      list.append(name, value)
  return list
}

/** Whether a form has left fields empty, so that the address can be shorter. */
export const hasEmptyFields = (query: URLSearchParams): boolean =>
  [...query].some(([name, value]) => value === '' && (name === 'q' || isFilter(name) || name === 'sort'))

export const pathOfList = (list: URLSearchParams): string => (list.size > 0 ? `/collection?${list}` : '/collection')

/** Whether a list names things that left, which the number of the whole collection does not hold. */
export const namesLeft = (query: URLSearchParams): boolean =>
  query.getAll('status').some((status) => leftStatuses.some((left) => left === status))

/** The filter of everything that the user no longer has. */
export const leftQuery = new URLSearchParams(leftStatuses.map((status) => ['status', status]))

/** The same list with other values; `undefined` takes a parameter away. */
export function pathOfPieces(query: URLSearchParams, changes: Readonly<Record<string, string | undefined>>): string {
  const list = listOf(query)
  for (const [name, value] of Object.entries(changes))
    if (value === undefined) list.delete(name)
    else list.set(name, value)
  return pathOfList(list)
}

/** A drawer keeps the order and the look of the list, and its words. Sets and fields belong to one drawer. */
export function drawerPath(query: URLSearchParams, drawer: string | undefined): string {
  const list = listOf(query)
  for (const name of new Set(list.keys())) if (name === 'set' || name.startsWith('field.')) list.delete(name)
  return pathOfPieces(list, { drawer })
}

export function pathWithoutFilter(query: URLSearchParams, { filter, value }: PieceFilter): string {
  const kept = new URLSearchParams()
  for (const [name, at] of listOf(query))
    if (spanOf(name) !== filter && !(name === filter && at === value)) kept.append(name, at)
  return pathOfList(kept)
}

/** The list in the same order and look, with its drawer, and without words and other filters. */
export function pathWithoutAll(query: URLSearchParams, isOfAllDrawers = false): string {
  const list = listOf(query)
  for (const name of new Set(list.keys()))
    if (name === 'q' || (isFilter(name) && (isOfAllDrawers || name !== 'drawer'))) list.delete(name)
  return pathOfList(list)
}

/** The page's own list with a sheet over it. */
export function sheetPath(query: URLSearchParams, sheet: Readonly<Record<string, string>>): string {
  const list = listOf(query)
  list.delete('select')
  for (const name of ['page', 'show']) {
    const value = query.get(name)
    if (value !== null) list.set(name, value)
  }
  for (const [name, value] of Object.entries(sheet)) list.set(name, value)
  return pathOfList(list)
}

/** The sheet that changes what is selected: everything, or as many as the script knows. */
export function bulkPath(query: URLSearchParams, part: string, selected: 'all' | number): string {
  const list = listOf(query)
  list.set('select', '1')
  if (selected === 'all') list.set('all', 'yes')
  else list.set('picked', String(selected))
  list.set('bulk', '1')
  list.set('part', part)
  return pathOfList(list)
}

/** The list with its checkboxes, as the address selects them. */
export function selectionPath(query: URLSearchParams): string {
  const list = listOf(query)
  list.set('select', '1')
  for (const [name, value] of query) if (name === 'ids' || name === 'all') list.append(name, value)
  return pathOfList(list)
}

/** What a form keeps of the address as hidden fields, without the fields it has itself. */
export const keptBeside = (
  query: URLSearchParams,
  own: (name: string) => boolean,
): readonly (readonly [name: string, value: string])[] => [...listOf(query)].filter(([name]) => !own(name))

/** Whether the panel of filters has a field with this name. */
export const isInPanel = (name: string): boolean =>
  isRepeated(name) ||
  spanOf(name) !== undefined ||
  ['drawer', 'set', 'folder', 'place', 'grade_from', 'photo', 'priced', 'spare'].includes(name)

export interface AskedPieces {
  /** Filters as the service reads them. */
  readonly filter: URLSearchParams
  /** Parameter → what its text is not. Such a filter is left out. */
  readonly wrong: Readonly<Record<string, SpanProblem>>
}

/** The filters as the service has them: amounts in minor units. */
export function askedFilter(query: URLSearchParams, currency: string, language: string): AskedPieces {
  const filter = new URLSearchParams()
  const wrong: Record<string, SpanProblem> = {}
  for (const [name, value] of listOf(query)) {
    if ((drawnBy as readonly string[]).includes(name)) continue
    const span = spanOf(name)
    const read = span === undefined ? value : endOf(spans[span], value, currency, language)
    if (span !== undefined && read === undefined) wrong[name] = spans[span]
    else if (read !== undefined) filter.append(name, read)
  }
  return { filter, wrong }
}

function endOf(kind: SpanProblem, typed: string, currency: string, language: string): string | undefined {
  const text = typed.trim()
  switch (kind) {
    case 'amount': {
      const reading = readMoney(text, currency, language)
      return 'money' in reading ? String(reading.money.amount) : undefined
    }
    case 'day':
      return text !== '' && isDay(text) ? text : undefined
    case 'year': {
      const year = text.replace('−', '-')
      return /^-?\d{1,4}$/.test(year) && isItemYear(Number(year)) ? year : undefined
    }
  }
}
