import type { Context } from 'hono'

import type { Act } from '../../acts/act.ts'
import { findCopy } from '../../copies/reading/find-copy.ts'
import type { StoredCopy } from '../../copies/stored-copy.ts'
import type { KeptAnswer } from '../../idempotency/claim-key.ts'
import type { Copy } from '../../wire/index.ts'
import { acceptedLocale } from '../callers.ts'
import { translatorFor } from '../catalogue-routes.ts'
import { HttpFailure } from '../failure.ts'
import { madeId } from '../query.ts'
import { revisionTag } from '../revision.ts'

/** A copy of another account answers as one that does not exist. */
export const noCopy = () => new HttpFailure(404, 'There is no such copy.')

/** @throws Failure 404 */
export function copyIdIn(c: Context): string {
  const parsed = madeId.safeParse(c.req.param('id'))
  if (!parsed.success) throw noCopy()
  return parsed.data
}

/** A copy of the owner, one in the bin too; undefined if the id is free. @throws Failure 404 for another owner's */
export async function ownCopy(act: Act, id: string): Promise<StoredCopy | undefined> {
  const row = await act.db.selectFrom('copies').selectAll().where('id', '=', id).executeTakeFirst()
  if (row && row.owner_id !== act.owner) throw noCopy()
  return row
}

/** A copy that is not in the bin. @throws Failure 404 */
export async function liveCopy(act: Act, id: string): Promise<StoredCopy> {
  const copy = await ownCopy(act, id)
  if (!copy || copy.deleted_at !== null) throw noCopy()
  return copy
}

export const promised = ({ listed }: StoredCopy) =>
  new HttpFailure(409, 'Pieces of this copy are promised.', { beside: { state: listed > 0 ? 'listed' : 'reserved' } })

export async function copyOf(c: Context, act: Act, id: string): Promise<Copy> {
  const copy = await findCopy(act.db, act.owner, id, acceptedLocale(c))
  if (!copy) throw noCopy()
  const inWords = await translatorFor(c)
  return { ...copy, ...(copy.item && { item: inWords(copy.item) }) }
}

interface SavedCopy {
  readonly copy: Copy
  readonly isNew: boolean
  readonly isChanged: boolean
}

export const copyAnswer = (batch: string, { copy, isNew, isChanged }: SavedCopy): KeptAnswer => ({
  status: isNew ? 201 : 200,
  body: copy,
  headers: { ETag: revisionTag(copy.rev), ...(isChanged && { 'Batch-Id': batch }) },
})
