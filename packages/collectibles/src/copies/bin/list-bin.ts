import type { Locale } from '@collect/messages'
import { sql, type Kysely } from 'kysely'

import type { CollectiblesTables } from '../../store/tables.ts'
import type { BinnedCopy } from '../../wire/index.ts'
import { isShownCopy } from '../listing/hidden-samples.ts'
import { summariesOf, type InWords } from '../listing/list-copies.ts'
import { rfcTime } from '../reading/find-copy.ts'
import { binEnd, inBinAt } from './bin-life.ts'

type Db = Kysely<CollectiblesTables>

/** The last copy of a page, behind which the next one begins. */
export interface BinPlace {
  readonly at: number
  readonly id: string
}

interface BinListing {
  readonly owner: string
  readonly now: number
  readonly after?: BinPlace | undefined
  readonly limit: number
}

/** Copies in the bin, the last deleted first. */
export async function listBin(
  db: Db,
  { owner, now, after, limit }: BinListing,
  locale: Locale,
  inWords: InWords,
): Promise<{ readonly copies: readonly BinnedCopy[]; readonly count: number; readonly next?: BinPlace }> {
  const inBin = sql`copy.owner_id = ${owner} and ${inBinAt(now)} and ${isShownCopy}`
  const behind = after ? sql`and (copy.deleted_at, copy.id) < (${after.at}, ${after.id})` : sql``
  const { rows } = await sql<{ id: string; at: number }>`
    select copy.id as id, copy.deleted_at as at from copies as copy where ${inBin} ${behind}
    order by copy.deleted_at desc, copy.id desc limit ${sql.lit(limit + 1)}`.execute(db)
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  const ids = page.map(({ id }) => id)
  const times = new Map(page.map(({ id, at }) => [id, Number(at)]))
  return {
    copies: (await summariesOf(db, owner, ids, locale, inWords)).map((copy) => {
      const at = times.get(copy.id) ?? now
      return { ...copy, deleted_at: rfcTime(at), until: rfcTime(binEnd(at)) }
    }),
    count: await countBin(db, owner, now),
    ...(last && { next: { at: Number(last.at), id: last.id } }),
  }
}

export async function countBin(db: Db, owner: string, now: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from copies as copy
    where copy.owner_id = ${owner} and ${inBinAt(now)} and ${isShownCopy}`.execute(db)
  return Number(rows[0]?.count ?? 0)
}
