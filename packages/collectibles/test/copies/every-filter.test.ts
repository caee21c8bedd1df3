import { beforeAll, describe, expect, test } from 'vitest'

import { testDatabases } from '../../../storage/test/databases.ts'
import { conditionScales } from '../../src/catalogue/condition-scales.ts'
import { deliveredCategories } from '../../src/catalogue/delivered-categories.ts'
import { generate } from '../../src/generator/generate.ts'
import type { CopyRow } from '../../src/store/rows/copy-rows.ts'
import type { CollectiblesTables } from '../../src/store/tables.ts'
import type { CopyPage, CopySort } from '../../src/wire/index.ts'
import { openForGroup, type TestService } from '../test-service.ts'

type StoredItem = { readonly year_from: number | null; readonly year_to: number | null } | undefined
/** A copy as the table holds it, with what the filters look at beside it. */
interface Known {
  readonly copy: { readonly [Column in keyof CopyRow]: string | number | null }
  readonly item: StoredItem
  readonly tags: readonly string[]
}

const here = new Set<unknown>(['draft', 'owned', 'ordered', 'lent'])
const ofField = ({ copy }: Known, key: string) => (JSON.parse(String(copy.attrs)) as Record<string, unknown>)[key]
const scaleOf = ({ copy }: Known) =>
  conditionScales[deliveredCategories[copy.category_id as keyof typeof deliveredCategories].scale]
const year = 'year_from=1950&year_to=1980'

/** Filters as a plain reading of the contract has them. `FOLDER`, `PLACE`, `SET` and `TAG` stand for ids. */
const filters: Readonly<Record<string, (known: Known, ids: Readonly<Record<string, string>>) => boolean>> = {
  '': () => true,
  'drawer=coins': ({ copy }) => copy.category_id === 'coins',
  'set=SET': ({ copy }, { SET }) => copy.set_id === SET,
  'folder=FOLDER': ({ copy }, { FOLDER, INNER }) => copy.folder_id === FOLDER || copy.folder_id === INNER,
  'place=PLACE': ({ copy }, { PLACE }) => copy.place_id === PLACE,
  'tag=TAG': ({ tags }, { TAG = '' }) => tags.includes(TAG),
  'status=sold&status=given': () => true,
  'status=draft': () => true,
  'grade_from=vf': (known) => {
    const vf = scaleOf(known).grades.find(({ id }) => id === 'vf')
    return vf !== undefined && Number(known.copy.rank) >= vf.rank
  },
  'graded=yes': ({ copy }) => copy.company !== '',
  'graded=no': ({ copy }) => copy.company === '',
  'company=CE': ({ copy }) => copy.company === 'CE',
  'value_from=1000': ({ copy }) => copy.value_amount !== null && Number(copy.value_amount) >= 1000,
  'value_to=1000': ({ copy }) => copy.value_amount !== null && Number(copy.value_amount) <= 1000,
  'paid_from=500&paid_to=2000': ({ copy }) =>
    copy.paid_amount !== null && Number(copy.paid_amount) >= 500 && Number(copy.paid_amount) <= 2000,
  'bought_from=2024-06': ({ copy }) => String(copy.acquired_order) >= '2024-06-01',
  'bought_to=2024': ({ copy }) => copy.acquired_order !== '' && String(copy.acquired_order) < '2025',
  [year]: ({ item }) =>
    typeof item?.year_from === 'number' && item.year_from <= 1980 && (item.year_to ?? item.year_from) >= 1950,
  'photo=no': ({ copy }) => Number(copy.n) % 9 !== 0,
  'photo=yes': ({ copy }) => Number(copy.n) % 9 === 0,
  'priced=yes': ({ copy }) => copy.paid_amount !== null,
  'priced=no': ({ copy }) => copy.paid_amount === null,
  'spare=yes': ({ copy }) => Number(copy.spare) > 0,
  'listed=yes': ({ copy }) => Number(copy.listed) > 0,
  'lent=yes': ({ copy }) => copy.status === 'lent',
  'import=IMPORT': ({ copy }, { IMPORT }) => copy.import_id === IMPORT,
  'field.locality=Elba': (known) => ofField(known, 'locality') === 'Elba',
  'field.locality=~lb': (known) => String(ofField(known, 'locality') ?? '').includes('lb'),
  'field.locality=A..Elba': (known) => {
    const value = ofField(known, 'locality')
    return typeof value === 'string' && value >= 'A' && value <= 'Elba~'
  },
  'field.weight_g=9..12.5': (known) => {
    const value = ofField(known, 'weight_g')
    return typeof value === 'string' && Number(value) >= 9 && Number(value) <= 12.5
  },
  'field.weight_g=..9': (known) => {
    const value = ofField(known, 'weight_g')
    return typeof value === 'string' && Number(value) <= 9
  },
}

/** What each order goes by; every order ends with the id. */
const orders: Readonly<Record<CopySort, (known: Known) => string | number | null>> = {
  '-added': ({ copy }) => copy.added_at,
  added: ({ copy }) => copy.added_at,
  name: ({ copy }) => copy.sort_name,
  '-value': ({ copy }) => copy.value_amount ?? -1,
  value: ({ copy }) => copy.value_amount ?? -1,
  '-paid': ({ copy }) => copy.cost_amount ?? -1,
  acquired: ({ copy }) => copy.acquired_order,
  '-acquired': ({ copy }) => copy.acquired_order,
  year: ({ item }) => item?.year_from ?? 10_000,
  number: ({ copy }) => `${copy.set_id ?? '~'} ${copy.number_sort}`,
  '-grade': ({ copy }) => copy.rank,
  updated: ({ copy }) => copy.updated_at,
}
const isDescending = (sort: string) => sort.startsWith('-') || sort === 'updated'

/** Text by its bytes, as both engines compare it. */
const compare = (one: string | number | null, other: string | number | null): number => {
  if (typeof one === 'string' && typeof other === 'string') return Buffer.compare(Buffer.from(one), Buffer.from(other))
  return Number(one) - Number(other)
}

describe.each(testDatabases)('every filter and order of 240 copies on $name', ({ createLike }) => {
  let service: TestService
  let all: readonly Known[]
  const ids: Record<string, string> = {}
  openForGroup({ createLike }, (opened) => void (service = opened))
  const as = { 'X-Person': 'ada' }

  beforeAll(async () => {
    await generate(service.database, { tier: 'demo', seed: 1, asOf: service.clock.now, starter: false, account: 'ada' })
    const db = service.database.tables<CollectiblesTables>()
    const copies = await db.selectFrom('copies').selectAll().orderBy('id').execute()
    const first = <Value>(values: readonly (Value | null)[]) => values.find((value) => value !== null)
    ids['SET'] = first(copies.map(({ set_id }) => set_id)) ?? ''
    ids['PLACE'] = first(copies.map(({ place_id }) => place_id)) ?? ''
    ids['IMPORT'] = '01890000-0000-7000-8000-0000000000aa'
    const folders = await db.selectFrom('folders').selectAll().orderBy('id').execute()
    const [outer, inner] = folders
    ids['FOLDER'] = outer?.id ?? ''
    ids['INNER'] = inner?.id ?? ''
    await db
      .updateTable('folders')
      .set({ parent_id: ids['FOLDER'], path: `/${ids['FOLDER']}/${ids['INNER']}/` })
      .where('id', '=', ids['INNER'])
      .execute()
    // What the generator does not invent.
    const places = ['Elba', 'Alba', 'Ålesund', 'elba']
    for (const [at, { id, n, status }] of copies.entries()) {
      const attrs = { locality: places[at % 4], weight_g: String(8 + (at % 7) / 2) }
      await db
        .updateTable('copies')
        .set({
          updated_at: at * 7,
          ...(at % 3 > 0 && { attrs: JSON.stringify(attrs) }),
          ...(at % 11 === 0 && status === 'owned' && { listed: 1 }),
          ...(at % 13 === 0 && { import_id: ids['IMPORT'] }),
        })
        .where('id', '=', id)
        .execute()
      if (n % 9 === 0)
        await db
          .insertInto('photos')
          .values({
            id: `photo-${n}`,
            owner_id: 'ada',
            copy_id: id,
            position: 1,
            kind: 'front',
            sha256: '',
            state: 'ready',
            created_at: 0,
            updated_at: 0,
          })
          .execute()
    }
    const items = new Map(
      (await db.selectFrom('items').select(['id', 'year_from', 'year_to']).execute()).map((item) => [item.id, item]),
    )
    const tagged = Map.groupBy(await db.selectFrom('copy_tags').selectAll().execute(), ({ copy_id }) => copy_id)
    ids['TAG'] = [...tagged.values()][0]?.[0]?.tag_id ?? ''
    const rows = await db.selectFrom('copies').selectAll().where('deleted_at', 'is', null).execute()
    all = rows.map((copy) => ({
      copy,
      item: items.get(copy.item_id ?? ''),
      tags: (tagged.get(copy.id) ?? []).map(({ tag_id }) => tag_id),
    }))
  })

  /** The ids that a list must hold, in its order. */
  function expected(filter: string, sort: CopySort): readonly string[] {
    const statuses = [...new URLSearchParams(filter).getAll('status')]
    const isIn = ({ copy }: Known) =>
      statuses.length === 0 ? here.has(copy.status) : statuses.includes(`${copy.status}`)
    const sign = isDescending(sort) ? -1 : 1
    return all
      .filter((known) => isIn(known) && filters[filter]?.(known, ids))
      .toSorted(
        (one, other) => sign * (compare(orders[sort](one), orders[sort](other)) || compare(one.copy.id, other.copy.id)),
      )
      .map(({ copy }) => String(copy.id))
  }

  async function listed(query: string): Promise<readonly string[]> {
    const found: string[] = []
    let count = 0
    for (let token: string | undefined = ''; token !== undefined;) {
      const page: CopyPage = await service.read(`/copies?${query}&page_size=100${token && `&page_token=${token}`}`, as)
      found.push(...page.copies.map(({ id }) => id))
      token = page.next_page_token
      count = page.count
    }
    expect(count).toBe(found.length)
    return found
  }

  /** What an overview of these copies must say. */
  function sumsOf(wanted: readonly string[]): object {
    const chosen = all.map(({ copy }) => copy).filter(({ id }) => wanted.includes(String(id)))
    const had = chosen.filter(({ status }) => status === 'owned' || status === 'lent')
    const sum = (numbers: readonly (string | number | null)[]) =>
      numbers.reduce<number>((total, number) => total + Number(number ?? 0), 0)
    const price = (amount: number) => ({ amount, currency: 'EUR' })
    const both = had.filter(({ value_amount, cost_amount }) => value_amount !== null && cost_amount !== null)
    return {
      count: chosen.length,
      quantity: sum(chosen.map(({ quantity }) => quantity)),
      value: price(sum(had.map(({ value_amount }) => value_amount))),
      cost: price(sum(had.map(({ cost_amount }) => cost_amount))),
      gain: price(sum(both.map((copy) => Number(copy.value_amount) - Number(copy.cost_amount)))),
      valued: had.filter(({ value_amount }) => value_amount !== null).length,
    }
  }

  const withIds = (filter: string) => filter.replaceAll(/[A-Z]{3,}/g, (name) => ids[name] ?? name)

  test.each(Object.keys(filters))('?%s', async (filter) => {
    const wanted = expected(filter, '-added')
    expect(wanted.length).toBeGreaterThan(0)
    expect(await listed(withIds(filter))).toEqual(wanted)
    expect(await service.read(`/copies/overview?${withIds(filter)}`, as)).toMatchObject(sumsOf(wanted))
  })

  test.each(Object.keys(orders) as CopySort[])('the order %s, also of a filtered list', async (sort) => {
    expect(await listed(`sort=${sort}`)).toEqual(expected('', sort))
    expect(await listed(`sort=${sort}&drawer=coins`)).toEqual(expected('drawer=coins', sort))
  })

  test('filters add up, and a page from a place goes on there', async () => {
    const both = expected('drawer=coins', 'name').filter((id) => expected('priced=yes', 'name').includes(id))
    expect(await listed('drawer=coins&priced=yes&sort=name')).toEqual(both)
    const page = await service.read<CopyPage>('/copies?drawer=coins&priced=yes&sort=name&from=5&page_size=3', as)
    expect(page.copies.map(({ id }) => id)).toEqual(both.slice(5, 8))
    expect(service.faults).toEqual([])
  })
})
