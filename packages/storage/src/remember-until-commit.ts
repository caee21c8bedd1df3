import type { DatabaseSync } from 'node:sqlite'
import type { StoredValue } from './database.ts'

/** A look-up that answers at once. */
export type Look<Found> = (values: readonly StoredValue[]) => Found

/** So much is remembered of each look-up at most. */
const mostRemembered = 1_000

/**
 * Remembers what a look-up found until anybody else commits, in this process or another: SQLite counts that for a
 * connection that only reads (`pragma data_version`), and asking for the number costs a fraction of the look-up.
 */
export function rememberUntilCommit(reader: DatabaseSync): <Found>(look: Look<Found>) => Look<Found> {
  const version = reader.prepare('pragma data_version')
  version.setReturnArrays(true)
  // A pragma's row is of one column, which the array form gives as it is.
  const versionNow = () => (version.get() as unknown as readonly number[])[0]

  return <Found>(look: Look<Found>) => {
    const remembered = new Map<string, Found>()
    let versionThen: number | undefined
    return (values) => {
      // Asked before looking: what is committed in between is looked up once more.
      const now = versionNow()
      if (now !== versionThen || remembered.size >= mostRemembered) remembered.clear()
      versionThen = now
      const key = JSON.stringify(values)
      const known = remembered.get(key)
      if (known !== undefined) return known
      const found = look(values)
      // What names nothing comes from strangers: it must not push out what somebody needs.
      if (found !== undefined) remembered.set(key, found)
      return found
    }
  }
}
