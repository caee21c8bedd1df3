import type { Kysely } from 'kysely'

import { hasRoomForCopy } from '../../copies/reading/count-copies.ts'
import type { CollectiblesTables } from '../../store/tables.ts'
import { HttpFailure } from '../failure.ts'

export const tooManyCopies = () => new HttpFailure(422, 'An account has at most 1,000,000 copies.', { id: 'quota' })

/** @throws Failure 422 if the account may not have one copy more */
export async function requireRoom(db: Kysely<CollectiblesTables>, owner: string): Promise<void> {
  if (!(await hasRoomForCopy(db, owner))) throw tooManyCopies()
}
