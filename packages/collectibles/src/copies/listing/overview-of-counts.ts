import type { CountRow, TotalsRow } from '../../store/rows/collector-rows.ts'
import { compareText, copyStatuses, type CopyOverview } from '../../wire/index.ts'
import { byId, byName, countsInside, type NamedCount, type PlacedFolder } from './overview-of-groups.ts'

interface Kept {
  /** The collector's. */
  readonly currency: string
  readonly totals: readonly TotalsRow[]
  readonly counts: readonly CountRow[]
  readonly tags: readonly NamedCount[]
  readonly folders: readonly PlacedFolder[]
}

/** The overview of a whole collection, from the numbers that each change keeps. */
export function overviewOfCounts({ currency, totals, counts, tags, folders }: Kept): CopyOverview {
  const total = (column: 'copies' | 'quantity' | 'valued' | 'value_amount' | 'cost_amount') =>
    totals.reduce((sum, row) => sum + Number(row[column]), 0)
  const kept = new Map(counts.map((row) => [`${row.kind} ${row.name}`, row]))
  const copies = (kind: CountRow['kind'], name: string) => Number(kept.get(`${kind} ${name}`)?.copies ?? 0)
  const amount = (kind: CountRow['kind'], name: string) => Number(kept.get(`${kind} ${name}`)?.amount ?? 0)
  const currencies = new Set(counts.filter(({ kind }) => kind === 'value' || kind === 'cost').map(({ name }) => name))
  const inFolders = countsInside(folders, new Map(folders.map(({ id }) => [id, copies('folder', id)])))
  return {
    count: total('copies'),
    quantity: total('quantity'),
    value: { amount: total('value_amount'), currency },
    cost: { amount: total('cost_amount'), currency },
    gain: { amount: amount('gain', ''), currency },
    valued: total('valued'),
    by_basis: {
      own: copies('basis', 'own'),
      sales: copies('basis', 'sales'),
      last_sale: copies('basis', 'last_sale'),
    },
    other_currencies: [...currencies]
      .toSorted(compareText)
      .map((other) => ({ currency: other, value: amount('value', other), cost: amount('cost', other) })),
    categories: totals.map(({ category_id: id, copies: count }) => ({ id, count: Number(count) })).toSorted(byId),
    statuses: copyStatuses.flatMap((status) => {
      const count = copies('status', status)
      return count > 0 ? [{ status, count }] : []
    }),
    tags: tags.map(({ id, name, count }) => ({ id, name, count: Number(count) })).toSorted(byName),
    folders: folders
      .map(({ id, name }) => ({ id, name, count: inFolders.get(id) ?? 0 }))
      .filter(({ count }) => count > 0)
      .toSorted(byName),
  }
}
