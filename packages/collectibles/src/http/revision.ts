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
  if (givenRevision(c) !== current.rev) throw revisionFailure(c, current)
}

/** The revision in `If-Match`; undefined without one. */
function givenRevision(c: Context): number | undefined {
  // A proxy that compresses makes a tag weak.
  const given = /^(?:W\/)?"(\d+)"$/.exec(c.req.header('If-Match')?.trim() ?? '')?.[1]
  return given === undefined ? undefined : Number(given)
}

function revisionFailure(c: Context, current: { readonly rev: number }): HttpFailure {
  const besides = { beside: { current }, headers: { ETag: revisionTag(current.rev) } }
  return givenRevision(c) === undefined
    ? new HttpFailure(428, 'The header If-Match must hold the revision that you change.', besides)
    : new HttpFailure(412, `This has revision ${current.rev} now.`, besides)
}

/** What an act throws for a row of another revision, where reading the row as the wire shows it takes long. */
class OtherRevision extends Error {}

/** As `requireRevision`, inside `answeringRevision`. @param rev of the row @throws OtherRevision */
export function expectRevision(c: Context, rev: number): void {
  if (givenRevision(c) !== rev) throw new OtherRevision('The row has another revision.')
}

/**
 * Runs an act, and reads the row of another revision once the transaction is over.
 * @param current Reads the row as the wire shows it.
 * @throws Failure 428 or 412, as `requireRevision`
 */
export async function answeringRevision<Result>(
  c: Context,
  current: () => Promise<{ readonly rev: number }>,
  act: () => Promise<Result>,
): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof OtherRevision) throw revisionFailure(c, await current())
    throw error
  }
}
