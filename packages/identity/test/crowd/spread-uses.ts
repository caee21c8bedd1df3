import { sql } from 'kysely'
import type { Database } from '@collect/storage'
import { crowdToken } from './fill-crowd.ts'
import { digest } from '../../src/secrets/tokens.ts'
import { noteEvery } from '../../src/sessions/note-use.ts'

/** Users who are there at once, spread over all accounts. */
const present = 50_000

/** The account of the crowd that a present user has. */
const accountOf = (user: number, count: number): number => Math.ceil((user * count) / Math.min(present, count))

/** The account of any present user. */
export const anyPresent = (count: number): number =>
  accountOf(1 + Math.floor(Math.random() * Math.min(present, count)), count)

/** Sessions that fall due at the same moment. */
const batch = 100

/**
 * The users came at different times: the uses of their sessions fall due one after the other, as they do in the middle
 * of a day. The checkpoint makes the next note of each page as expensive as it can be.
 */
export async function spreadUses(database: Database, count: number): Promise<void> {
  const tables = database.tables<{ sessions: { token_digest: string; last_active_at: number } }>()
  const users = Math.min(present, count)
  for (let first = 1; first <= users; first += batch) {
    const digests = Array.from({ length: Math.min(batch, users - first + 1) }, (_, at) =>
      digest(crowdToken(accountOf(first + at, count))),
    )
    await tables
      .updateTable('sessions')
      .set({ last_active_at: Math.round(Date.now() - noteEvery * (1 - first / users)) })
      .where('token_digest', 'in', digests)
      .execute()
  }
  if (database.dialect === 'postgres') await sql`checkpoint`.execute(tables)
}
