import { compareText, copyStatuses, type CopyOverview, type CopyStatus } from '../../wire/index.ts'
import { hadStatuses } from '../statuses.ts'

/** Engines answer sums as text, as numbers, or as null if there is nothing to add. */
type Sum = string | number | null

/** Alike copies. */
export interface CopyGroup {
  readonly category_id: string
  readonly status: CopyStatus
  readonly is_sample: number
  readonly folder_id: string | null
  readonly value_basis: string
  readonly own_value_currency: string | null
  readonly paid_currency: string | null
  readonly copies: Sum
  readonly quantity: Sum
  readonly valued: Sum
  readonly value: Sum
  readonly cost: Sum
  /** Of the copies with both a value and a cost. */
  readonly gain: Sum
  /** In other currencies than the collector's, for which no rate is known. */
  readonly other_value: Sum
  readonly other_cost: Sum
}

export interface NamedCount {
  readonly id: string
  readonly name: string
  readonly count: Sum
}

export interface PlacedFolder {
  readonly id: string
  readonly name: string
  readonly path: string
}

interface Counted {
  /** The collector's. */
  readonly currency: string
  readonly groups: readonly CopyGroup[]
  readonly tags: readonly NamedCount[]
  readonly folders: readonly PlacedFolder[]
}

/** Adds groups of copies up. */
export function overviewOf({ currency, groups, tags, folders }: Counted): CopyOverview {
  const total = (of: readonly CopyGroup[], column: SumColumn) =>
    of.reduce((sum, group) => sum + Number(group[column]), 0)
  const counts = (keyOf: (group: CopyGroup) => string | null) =>
    new Map([...Map.groupBy(groups, keyOf)].map(([key, alike]) => [key, total(alike, 'copies')]))
  // Samples count as objects, and never as values; so does what is not here yet.
  const counted = groups.filter(({ status, is_sample }) => is_sample === 0 && hadStatuses.some((had) => had === status))
  const byBasis = (basis: string) =>
    total(
      counted.filter((group) => group.value_basis === basis),
      'valued',
    )
  const categories = counts(({ category_id }) => category_id)
  const statuses = counts(({ status }) => status)
  const inFolders = countsInside(
    folders,
    counts(({ folder_id }) => folder_id),
  )
  return {
    count: total(groups, 'copies'),
    quantity: total(groups, 'quantity'),
    value: { amount: total(counted, 'value'), currency },
    cost: { amount: total(counted, 'cost'), currency },
    gain: { amount: total(counted, 'gain'), currency },
    valued: total(counted, 'valued'),
    by_basis: { own: byBasis('own'), sales: byBasis('sales'), last_sale: byBasis('last_sale') },
    other_currencies: otherCurrencies(counted),
    categories: [...categories].map(([id, count]) => ({ id: id ?? '', count })).toSorted(byId),
    statuses: copyStatuses.flatMap((status) => {
      const count = statuses.get(status) ?? 0
      return count > 0 ? [{ status, count }] : []
    }),
    tags: tags.map(({ id, name, count }) => ({ id, name, count: Number(count) })).toSorted(byName),
    folders: folders
      .map(({ id, name }) => ({ id, name, count: inFolders.get(id) ?? 0 }))
      .filter(({ count }) => count > 0)
      .toSorted(byName),
  }
}

/** A folder counts what lies in those inside it too, as the filter has it. */
export function countsInside(
  folders: readonly PlacedFolder[],
  direct: ReadonlyMap<string | null, number>,
): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const { id, path } of folders)
    for (const around of path.split('/').filter((part) => part !== ''))
      sums.set(around, (sums.get(around) ?? 0) + (direct.get(id) ?? 0))
  return sums
}

type SumColumn = 'copies' | 'quantity' | 'valued' | 'value' | 'cost' | 'gain'

function otherCurrencies(groups: readonly CopyGroup[]): CopyOverview['other_currencies'] {
  const found = new Map<string, { value: number; cost: number }>()
  const add = (currency: string | null, name: 'value' | 'cost', amount: Sum) => {
    if (currency === null || amount === null) return
    const sums = found.get(currency) ?? { value: 0, cost: 0 }
    found.set(currency, { ...sums, [name]: sums[name] + Number(amount) })
  }
  for (const group of groups) {
    add(group.own_value_currency, 'value', group.other_value)
    add(group.paid_currency, 'cost', group.other_cost)
  }
  return [...found]
    .map(([currency, sums]) => ({ currency, ...sums }))
    .toSorted((one, other) => compareText(one.currency, other.currency))
}

export const byId = (one: { readonly id: string }, other: { readonly id: string }) => compareText(one.id, other.id)
export const byName = (one: { readonly id: string; readonly name: string }, other: typeof one) =>
  compareText(one.name, other.name) || compareText(one.id, other.id)
