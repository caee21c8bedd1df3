import type { Act } from '../../acts/act.ts'
import type { CopyStatus, Money } from '../../wire/index.ts'
import { blankCopy, changeCopies, makeCopy, type WrittenCopy } from '../copy-acts.ts'
import { isLeft } from '../statuses.ts'
import type { StoredCopy } from '../stored-copy.ts'
import { tagListsOf } from '../copy-tags.ts'

const writtenColumns = Object.keys(blankCopy) as (keyof typeof blankCopy)[] // its own keys

/** What is written about a copy, with its tags. */
async function writtenOf({ db }: Act, copy: StoredCopy): Promise<WrittenCopy & { readonly category_id: string }> {
  const columns = Object.fromEntries(writtenColumns.map((column) => [column, copy[column]]))
  const tags = (await tagListsOf(db, [copy.id])).get(copy.id)
  return { ...columns, category_id: copy.category_id, ...(tags !== undefined && { tags }) }
}

/** Adds another copy like this one. A serial and a certificate belong to one thing alone. */
export async function duplicateCopy(act: Act, copy: StoredCopy): Promise<StoredCopy> {
  const { left_on, left_to, left_amount, left_currency } = blankCopy
  return makeCopy(act, {
    ...(await writtenOf(act, copy)),
    status: isLeft(copy) ? 'owned' : copy.status,
    spare: 0,
    serial: '',
    certificate: '',
    left_on,
    left_to,
    left_amount,
    left_currency,
    deleted_at: null,
  })
}

/** Makes a copy of its own from some pieces. Amounts go with the pieces; what does not divide stays. */
export async function splitCopy(act: Act, copy: StoredCopy, pieces: number): Promise<StoredCopy> {
  const kept = copy.quantity - pieces
  const spareKept = Math.min(copy.spare, kept)
  const amounts = ['paid_amount', 'fees_amount', 'own_value_amount', 'left_amount'] as const
  const parts = amounts.map((column) => [column, partOf(copy[column], pieces, copy.quantity)] as const)
  const rests = parts.map(([column, part]) => [column, part === null ? null : (copy[column] ?? 0) - part] as const)
  const written = await writtenOf(act, copy)
  await changeCopies(act, [
    { before: copy, set: { quantity: kept, spare: spareKept, ...Object.fromEntries(rests) }, verb: 'changed' },
  ])
  return makeCopy(act, {
    ...written,
    quantity: pieces,
    spare: copy.spare - spareKept,
    serial: '',
    certificate: '',
    ...Object.fromEntries(parts),
  })
}

/** A product of an amount and a number of pieces may be larger than a safe integer. */
const partOf = (amount: number | null, pieces: number, of: number): number | null =>
  amount === null ? null : Number((BigInt(amount) * BigInt(pieces)) / BigInt(of))

interface Leaving {
  readonly status: CopyStatus
  readonly on?: string | undefined
  readonly to?: string | undefined
  readonly amount?: Money | undefined
}

/** A copy that is sold, given or lost stays with its history, and counts no more. */
export async function leaveCopy(act: Act, before: StoredCopy, { status, on, to, amount }: Leaving): Promise<void> {
  const set = {
    status,
    left_on: on ?? '',
    left_to: to ?? '',
    left_amount: amount?.amount ?? null,
    left_currency: amount?.currency ?? null,
  }
  await changeCopies(act, [{ before, set, verb: 'changed' }])
}
