import { copySorts, searchSorts, type SearchPage } from '../../packages/collectibles/src/wire/index.ts'
import type { InProcess } from './in-process.ts'
import { searchMix } from './search-mix.ts'
import { spreadOf, type Bar, type Measured } from './spread.ts'

/** Queries of the mix. */
const queries = Number(process.env['QUERIES'] ?? 2_000)
/** Requests of each other row; the first ones of a row are not counted. */
const requests = Number(process.env['REQUESTS'] ?? 150)
const warm = Math.min(10, requests)
/** Rows whose name has one of these words; all of them unless given. */
const wanted = process.env['ROWS']?.split(',')

interface Bars {
  readonly search: Bar
  readonly facets: Bar
  readonly suggest: Bar
  readonly copies: Bar
  readonly totals: Bar
  readonly overview: Bar
  readonly one: Bar
}

/** docs/contract/collectibles.md §19 */
const bars: Readonly<Record<'sqlite' | 'postgres', Bars>> = {
  sqlite: {
    search: { p50: 4, p99: 20 },
    facets: { p50: 12, p99: 60 },
    suggest: { p50: 2, p99: 10 },
    copies: { p50: 3, p99: 15 },
    totals: { p50: 1, p99: 5 },
    overview: { p50: 15, p99: 60 },
    one: { p50: 1, p99: 10 },
  },
  postgres: {
    search: { p50: 4, p99: 40 },
    facets: { p50: 12, p99: 90 },
    suggest: { p50: 2, p99: 20 },
    copies: { p50: 3, p99: 30 },
    totals: { p50: 1, p99: 10 },
    overview: { p50: 15, p99: 90 },
    one: { p50: 1, p99: 20 },
  },
}

interface Row {
  readonly name: string
  readonly bar: Bar
  readonly paths: readonly string[]
  /** A visitor asks unless an account is named. */
  readonly person?: string
}

/** Filters of the catalogue: frequent values, values that nothing has, and several at once. */
async function valuesOf(service: InProcess): Promise<readonly string[]> {
  const { facets } = await service.read<SearchPage>('/search?drawer=coins&facets=1')
  const [maker, country, metal] = ['maker', 'country', 'fact.metal'].map(
    (name) =>
      `${name}=${encodeURIComponent(facets?.facets.find(({ filter }) => filter === name)?.values[0]?.value ?? '')}`,
  )
  return [
    `${maker}`,
    `${country}`,
    `${metal}`,
    'maker=none',
    'fact.metal=none',
    `drawer=coins&${maker}`,
    `drawer=coins&${maker}&${country}`,
    'rarity=5',
    'from=1950&to=1951',
  ]
}

/** Filters of one collection, each with values that are in it. */
async function filtersOf(service: InProcess, owner: string): Promise<readonly string[]> {
  const { tags, folders } = await service.read<{ tags: readonly { id: string }[]; folders: readonly { id: string }[] }>(
    '/copies/overview',
    { person: owner },
  )
  return [
    'drawer=coins',
    `tag=${tags[0]?.id}`,
    `folder=${folders[0]?.id}`,
    'status=sold',
    'grade_from=excellent',
    'graded=yes',
    'value_from=10000',
    'paid_to=500',
    'bought_from=2020',
    'year_from=1950',
    'priced=no',
    'spare=yes',
  ]
}

/** Measures every read of the bars, and the searches that scan most. */
export async function measureReads(service: InProcess, owner: string): Promise<readonly Measured[]> {
  const bar = bars[service.database.dialect]
  const mix = (await searchMix(service.database, queries)).map((typed) => `/search?q=${encodeURIComponent(typed)}`)
  const typing = mix.map((path) => path.replace('/search', '/suggest'))
  const filters = await filtersOf(service, owner)
  const { items } = await service.read<{ items: readonly { id: string }[] }>('/search?q=amber&page_size=100')
  const { copies } = await service.read<{ copies: readonly { id: string }[] }>('/copies?page_size=100', {
    person: owner,
  })
  const mine = { person: owner }
  const each = (list: readonly string[], path: (one: string) => string) => list.map(path)
  const rows: readonly Row[] = [
    { name: 'GET /search, mix', bar: bar.search, paths: mix },
    { name: 'GET /search, mix, owner of 100,000', bar: bar.search, paths: mix, ...mine },
    { name: 'GET /search with facets, mix', bar: bar.facets, paths: each(mix, (path) => `${path}&facets=1`) },
    {
      name: 'GET /search without words, every sort',
      bar: bar.search,
      paths: each(searchSorts, (sort) => `/search?sort=${sort}`),
    },
    {
      name: 'GET /search in a drawer, every sort',
      bar: bar.search,
      paths: each(searchSorts, (sort) => `/search?drawer=coins&sort=${sort}`),
    },
    ...(await valuesOf(service)).map((filter) => ({
      name: `GET /search?${filter}, every sort`,
      bar: bar.search,
      paths: each(searchSorts, (sort) => `/search?${filter}&sort=${sort}`),
    })),
    {
      name: 'GET /search with a common word, every sort',
      bar: bar.search,
      paths: each(searchSorts, (sort) => `/search?q=silver&sort=${sort}`),
    },
    ...['missing', 'owned', 'wished', 'spare'].map((have) => ({
      name: `GET /search?have=${have}`,
      bar: bar.search,
      paths: [`/search?have=${have}`],
      ...mine,
    })),
    {
      name: 'GET /search without words, facets',
      bar: bar.facets,
      paths: ['/search?facets=1', '/search?drawer=coins&facets=1'],
    },
    { name: 'GET /suggest, mix', bar: bar.suggest, paths: typing },
    { name: 'GET /suggest, mix, owner of 100,000', bar: bar.suggest, paths: typing, ...mine },
    ...copySorts.flatMap((sort) => [
      { name: `GET /copies?sort=${sort}`, bar: bar.copies, paths: [`/copies?sort=${sort}`], ...mine },
      {
        // The middle is the furthest place, because the second half is read from its end.
        name: `GET /copies?sort=${sort}&from=48000`,
        bar: bar.copies,
        paths: [`/copies?sort=${sort}&from=48000`],
        ...mine,
      },
      {
        name: `GET /copies?sort=${sort}, each filter`,
        bar: bar.copies,
        paths: each(filters, (filter) => `/copies?sort=${sort}&${filter}`),
        ...mine,
      },
    ]),
    ...filters.map((filter) => ({
      name: `GET /copies?${filter.slice(0, 20)}, each sort`,
      bar: bar.copies,
      paths: each(copySorts, (sort) => `/copies?sort=${sort}&${filter}`),
      ...mine,
    })),
    {
      name: 'GET /copies?q=',
      bar: bar.copies,
      paths: each(
        ['amber', 'silver', 'box', 'penny', 'gift box', 'amber penny'],
        (typed) => `/copies?q=${encodeURIComponent(typed)}`,
      ),
      ...mine,
    },
    { name: 'GET /copies/overview', bar: bar.totals, paths: ['/copies/overview'], ...mine },
    {
      name: 'GET /copies/overview, each filter',
      bar: bar.overview,
      paths: each(filters, (filter) => `/copies/overview?${filter}`),
      ...mine,
    },
    {
      name: 'GET /copies/{id}',
      bar: bar.one,
      paths: each(
        copies.map(({ id }) => id),
        (id) => `/copies/${id}`,
      ),
      ...mine,
    },
    {
      name: 'GET /items/{id}',
      bar: bar.one,
      paths: each(
        items.map(({ id }) => id),
        (id) => `/items/${id}`,
      ),
    },
    {
      name: 'GET /items/{id}, owner of 100,000',
      bar: bar.one,
      paths: each(
        items.map(({ id }) => id),
        (id) => `/items/${id}`,
      ),
      ...mine,
    },
  ]
  const measured: Measured[] = []
  for (const { name, bar, paths, person } of rows) {
    if (wanted && !wanted.some((word) => name.includes(word))) continue
    const ask = (number: number) =>
      service.ask(paths[number % paths.length] ?? '', person === undefined ? {} : { person })
    for (let number = 0; number < warm; number++) await ask(number)
    measured.push({ name, bar, ...(await spreadOf(Math.max(paths.length, requests), ask)) })
  }
  return measured
}
