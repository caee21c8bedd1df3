import type { Clock } from '../clock.ts'
import type { SessionId } from '../records/ids.ts'
import type { SessionStore } from '../store/session-store.ts'

/** The use of a session is noted at most once in this time, in milliseconds: a note costs many times a check. */
export const noteEvery = 300_000

/** Sessions gather for this long, in milliseconds, so that one statement notes many. */
const gather = 200

/** So many sessions are noted at once; more would hold others up. */
const enough = 250

/**
 * Notes that a session was used now. The request does not wait for it, and neither does the end of the process: a lost
 * note costs the owner five minutes in the list of devices.
 */
export function createUseNotes(sessions: SessionStore, clock: Clock): (id: SessionId) => void {
  /** In the order of their uses; those of the running statement stay until it has ended. */
  const noting = new Set<SessionId>()
  let timer: NodeJS.Timeout | undefined
  let isWriting = false

  const write = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    isWriting = true
    do {
      const ids = [...noting].slice(0, enough)
      const now = clock()
      await sessions.touch(ids, now, now - noteEvery).catch(() => undefined)
      for (const id of ids) noting.delete(id)
    } while (noting.size >= enough)
    isWriting = false
    if (noting.size > 0) writeSoon()
  }
  const writeSoon = () => {
    timer ??= setTimeout(() => void write(), gather).unref()
  }

  return (id) => {
    noting.add(id)
    if (isWriting) return
    if (noting.size >= enough) void write()
    else writeSoon()
  }
}
