import type { DatabaseSync } from 'node:sqlite'
import type { StoredValue } from './database.ts'

/** A synchronous look-up. */
export type Look<Found> = (values: readonly StoredValue[]) => Found

/** Maximum number of cached results per look-up. */
const maxCached = 1_000

/**
 * Caches the results of look-ups until another connection commits, in this process or another one. SQLite counts these
 * commits (`pragma data_version`). Reading the counter costs a fraction of a look-up.
 */
export function cacheUntilCommit(reader: DatabaseSync): <Found>(look: Look<Found>) => Look<Found> {
  const version = reader.prepare('pragma data_version')
  version.setReturnArrays(true)
  // A pragma's row has one column; the array form returns it without a name.
  const versionNow = () => (version.get() as unknown as readonly number[])[0]

  return <Found>(look: Look<Found>) => {
    const remembered = new Map<string, Found>()
    let versionThen: number | undefined
    return (values) => {
      // Read before the look-up: a commit in between clears the cache next time.
      const now = versionNow()
      if (now !== versionThen || remembered.size >= maxCached) remembered.clear()
      versionThen = now
      const key = JSON.stringify(values)
      const known = remembered.get(key)
      if (known !== undefined) return known
      const found = look(values)
      // Attackers look up random names: misses must not push hits out of the cache.
      if (found !== undefined) remembered.set(key, found)
      return found
    }
  }
}
