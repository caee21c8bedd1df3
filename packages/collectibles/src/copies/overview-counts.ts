import { sql, type Kysely } from 'kysely'

import type { CountKind, CountRow } from '../store/rows/collector-rows.ts'
import type { CollectiblesTables } from '../store/tables.ts'
import { isHad, isHere } from './statuses.ts'
import type { StoredCopy } from './stored-copy.ts'

/** A copy with the ids of its tags. */
export interface TaggedCopy {
  readonly copy: StoredCopy
  readonly tags: readonly string[]
}

type Entry = readonly [kind: CountKind, name: string, amount: number]

/** What an overview counts of a copy beside the totals. */
function entriesOf({ copy, tags }: TaggedCopy): readonly Entry[] {
  if (!isHere(copy)) return []
  return [
    ['status', copy.status, 0],
    ...(copy.folder_id === null ? [] : [['folder', copy.folder_id, 0] as const]),
    ...tags.map((tag) => ['tag', tag, 0] as const),
    // Samples count as objects, and never as values.
    ...(isHad(copy) && copy.is_sample === 0 ? amountsOf(copy) : []),
  ]
}

function amountsOf(copy: StoredCopy): readonly Entry[] {
  const { value_amount: value, cost_amount: cost, own_value_amount: own, paid_amount: paid } = copy
  const entries: (Entry | undefined)[] = [
    value === null ? undefined : ['basis', copy.value_basis, 0],
    value === null || cost === null ? undefined : ['gain', '', value - cost],
    // Of currencies without a rate.
    value !== null || own === null ? undefined : ['value', copy.own_value_currency ?? '', own],
    cost !== null || paid === null ? undefined : ['cost', copy.paid_currency ?? '', paid + (copy.fees_amount ?? 0)],
  ]
  return entries.filter((entry) => entry !== undefined)
}

/** Keeps what an overview counts true, in the transaction of the change. */
export async function countForOverview(
  db: Kysely<CollectiblesTables>,
  owner: string,
  changes: readonly { readonly before?: TaggedCopy; readonly after?: TaggedCopy }[],
): Promise<void> {
  const sums = new Map<string, CountRow>()
  const add = (tagged: TaggedCopy | undefined, sign: 1 | -1) => {
    for (const [kind, name, amount] of tagged ? entriesOf(tagged) : []) {
      const key = `${kind} ${name}`
      const before = sums.get(key) ?? { owner_id: owner, kind, name, copies: 0, amount: 0 }
      sums.set(key, { ...before, copies: before.copies + sign, amount: before.amount + sign * amount })
    }
  }
  for (const { before, after } of changes) {
    add(before, -1)
    add(after, 1)
  }
  const rows = [...sums.values()].filter(({ copies, amount }) => copies !== 0 || amount !== 0)
  if (rows.length === 0) return
  await db
    .insertInto('collection_counts')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['owner_id', 'kind', 'name']).doUpdateSet({
        copies: sql`collection_counts.copies + excluded.copies`,
        amount: sql`collection_counts.amount + excluded.amount`,
      }),
    )
    .execute()
  if (rows.every(({ copies }) => copies > 0)) return
  await db
    .deleteFrom('collection_counts')
    .where('owner_id', '=', owner)
    .where(
      'name',
      'in',
      rows.map(({ name }) => name),
    )
    .where('copies', '=', 0)
    .execute()
}
