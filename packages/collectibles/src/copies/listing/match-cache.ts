import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'

import type { CollectiblesTables } from '../../store/tables.ts'
import type { CopyFilter } from './copy-filter.ts'

/**
 * A cache of what a process has found out about the copies that match a filter. Lists and overviews ask for it again and
 * again while a user scrolls, and to find it out the database reads all copies of the account. An entry holds until the
 * account acts (`collectors.acts`).
 */
export interface MatchCache {
  /**
   * The entries of one filter; undefined if the account has no collection. A caller asks for them before it reads
   * anything else, so that no entry is older than the number of acts that it stands under.
   */
  matchesOf(db: Kysely<CollectiblesTables>, owner: string, filter: CopyFilter): Promise<CachedMatches | undefined>
}

export interface CachedMatches {
  /**
   * An entry, which `find` makes if there is none.
   * @param name Entries of one name have one type
   */
  get<Found extends number | object>(name: string, find: () => Promise<Found>): Promise<Found>
}

/**
 * Milliseconds. Some changes count no act, and lists show them after this: new words of the catalogue, samples that an
 * operator turns off, rows that an operator writes by hand, and acts in a process of the release before.
 */
const maxAge = 60_000
/** Bytes and characters: two lists of a million copies, which is the most that an account may have. */
const maxSize = 20_000_000

/** @param now Milliseconds of a clock that only goes forward */
export function createMatchCache(now: () => number = () => performance.now()): MatchCache {
  const entries = new LRUCache<string, number | object>({
    ttl: maxAge,
    maxSize,
    sizeCalculation: (value, key) => key.length + sizeOf(value),
    perf: { now },
  })
  /** Entries that a request makes just now: a page asks for its list and its overview at once. */
  const pending = new Map<string, Promise<number | object>>()

  async function get<Found extends number | object>(key: string, find: () => Promise<Found>): Promise<Found> {
    const known = (entries.get(key) ?? pending.get(key)) as Found | Promise<Found> | undefined // each key has one type
    if (known !== undefined) return known
    const finding = find()
    pending.set(key, finding)
    try {
      const found = await finding
      entries.set(key, found)
      return found
    } finally {
      pending.delete(key)
    }
  }

  return {
    async matchesOf(db, owner, filter) {
      const collector = await db
        .selectFrom('collectors')
        // A collection that its owner deleted and began again counts its acts anew.
        .select(['acts', 'created_at'])
        .where('owner_id', '=', owner)
        .executeTakeFirst()
      if (!collector) return undefined
      const key = JSON.stringify([owner, collector.created_at, collector.acts, filter])
      return { get: (name, find) => get(`${name} ${key}`, find) }
    },
  }
}

const sizeOf = (value: number | object): number =>
  value instanceof Float64Array ? value.byteLength + 8 : JSON.stringify(value).length
