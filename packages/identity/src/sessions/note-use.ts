import type { Clock } from '../clock.ts'
import type { SessionId } from '../records/ids.ts'
import type { SessionStore } from '../store/session-store.ts'

/** The use of a session is noted at most once in this time, in milliseconds. */
export const noteEvery = 60_000

/** Maximum number of sessions in one statement. */
const atOnce = 100

/**
 * Notes that sessions were used now. The request does not wait for the note. While one statement runs, further
 * sessions gather for the next one, so that many users cost few statements. A lost note costs the owner a minute in
 * the list of devices.
 */
export function createUseNotes(sessions: SessionStore, clock: Clock): (id: SessionId) => void {
  /** In the order of their uses; those of the running statement stay until it has ended. */
  const noting = new Set<SessionId>()
  let isWriting = false

  const writeAll = async (): Promise<void> => {
    isWriting = true
    while (noting.size > 0) {
      const ids = [...noting].slice(0, atOnce)
      const now = clock()
      await sessions.touch(ids, now, now - noteEvery).catch(() => undefined)
      for (const id of ids) noting.delete(id)
    }
    isWriting = false
  }

  return (id) => {
    noting.add(id)
    if (!isWriting) void writeAll()
  }
}
