import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'

import type { CollectiblesTables } from '../../store/tables.ts'
import type { CopyFilter } from './copy-filter.ts'

/**
 * What is known about the copies of one filter: lists and overviews ask for it again and again while a user scrolls,
 * and to find it out all copies are read. It holds until the owner acts (`collectors.acts`).
 */
export interface KeptMatches {
  /**
   * Finds something out, unless it is known.
   * @param what Its name; each name has one type
   */
  once<Found extends number | object>(what: string, find: () => Promise<Found>): Promise<Found>
}

export interface MatchKeeper {
  /** Undefined if the owner has no collection. To be asked before all else, so that what is kept is never older. */
  matchesOf(db: Kysely<CollectiblesTables>, owner: string, filter: CopyFilter): Promise<KeptMatches | undefined>
}

/**
 * Milliseconds. Changes that count no act are seen after this: words of the catalogue that copies are found by, samples
 * that an operator turns off, rows that an operator writes by hand, and those of a process of the release before, beside
 * which a new one starts.
 */
const longestLife = 60_000
/** Characters and bytes, roughly: ten lists of 100,000 copies. */
const mostKept = 8_000_000

/** @param now Milliseconds of a clock that only goes forward */
export function createMatchKeeper(now: () => number = () => performance.now()): MatchKeeper {
  const kept = new LRUCache<string, number | object>({
    ttl: longestLife,
    maxSize: mostKept,
    sizeCalculation: (value, key) => key.length + sizeOf(value),
    perf: { now },
  })
  /** What is being found out: a list and its overview are asked for at once. */
  const sought = new Map<string, Promise<number | object>>()

  async function once<Found extends number | object>(key: string, find: () => Promise<Found>): Promise<Found> {
    const known = (kept.get(key) ?? sought.get(key)) as Found | Promise<Found> | undefined // each key has one type
    if (known !== undefined) return known
    const finding = find()
    sought.set(key, finding)
    try {
      const found = await finding
      kept.set(key, found)
      return found
    } finally {
      sought.delete(key)
    }
  }

  return {
    async matchesOf(db, owner, filter) {
      const collector = await db
        .selectFrom('collectors')
        // A collection that was deleted and begun again counts anew.
        .select(['acts', 'created_at'])
        .where('owner_id', '=', owner)
        .executeTakeFirst()
      if (!collector) return undefined
      const key = JSON.stringify([owner, collector.created_at, collector.acts, filter])
      return { once: (what, find) => once(`${what} ${key}`, find) }
    },
  }
}

const sizeOf = (value: number | object): number =>
  value instanceof Float64Array ? value.byteLength + 8 : JSON.stringify(value).length
