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

interface Owned {
  readonly identity_id: string
}

type Tables = Record<Exclude<(typeof read)[number], 'sessions'>, Owned> & {
  readonly identities: { readonly id: string }
  readonly sessions: Owned & { readonly token_digest: string; readonly last_active_at: number }
}

/** Sessions that fall due at the same moment. */
const batch = 100

/** Tables that a sign-in reads by the account, beside the account itself. */
const read = [
  'credentials',
  'credential_identifiers',
  'verifiable_addresses',
  'recovery_addresses',
  'sessions',
  'security_events',
] as const

/**
 * The users have been there before, so their rows are in memory, and they came at different times: the uses of their sessions fall due one after the other, as they do in the middle
 * of a day. The checkpoint makes the next note of each page as expensive as it can be.
 */
export async function spreadUses(database: Database, count: number): Promise<void> {
  const tables = database.tables<Tables>()
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
    const owners = tables.selectFrom('sessions').select('identity_id').where('token_digest', 'in', digests)
    await tables.selectFrom('identities').selectAll().where('id', 'in', owners).execute()
    for (const table of read) await tables.selectFrom(table).selectAll().where('identity_id', 'in', owners).execute()
  }
  if (database.dialect === 'postgres') await sql`checkpoint`.execute(tables)
}
