import type { Context } from 'hono'

import { HttpFailure } from './failure.ts'

/** `ETag` of a row: its revision. */
export const revisionTag = (rev: number): string => `"${rev}"`

/**
 * Compares `If-Match` with the row that a request changes (docs/contract/collectibles.md §1, Optimistic concurrency).
 * @param current The row as the wire shows it.
 * @throws Failure 428 without a revision, 412 with another one; both hold the row as it is
 */
export function requireRevision(c: Context, current: { readonly rev: number }): void {
  // A proxy that compresses makes a tag weak.
  const given = /^(?:W\/)?"(\d+)"$/.exec(c.req.header('If-Match')?.trim() ?? '')?.[1]
  const beside = { current }
  const headers = { ETag: revisionTag(current.rev) }
  if (given === undefined)
    throw new HttpFailure(428, 'The header If-Match must hold the revision that you change.', { beside, headers })
  if (Number(given) !== current.rev)
    throw new HttpFailure(412, `This has revision ${current.rev} now.`, { beside, headers })
}
