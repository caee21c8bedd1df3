import { createLanes, type Requester } from './lanes.ts'

interface TurnsOptions {
  /** How many requests are begun before the service listens again for those that arrived meanwhile. */
  readonly atOnce: number
  /** How many may wait in each lane; one more is refused with `OverloadedError`. */
  readonly waiting: number
  /** Runs what it is given after the service has listened; the event loop's own way unless said otherwise. */
  readonly later?: (work: () => void) => void
}

/** Resolves when it is a requester's turn. */
export type Turns = (requester: Requester) => Promise<void>

/**
 * One thread answers every client, and most of what a form takes is done in one go. Where more forms are there than
 * that, places take turns, and browsers that signed in before have every second turn: a crowd of one place cannot
 * stand before the form of another.
 */
export function createTurns({ atOnce, waiting, later = setImmediate }: TurnsOptions): Turns {
  const lanes = createLanes(waiting)
  let begun = 0
  let isListening = false

  const listen = () => {
    if (isListening) return
    isListening = true
    later(() => {
      isListening = false
      begun = 0
      while (begun < atOnce && lanes.admit()) begun += 1
      if (begun > 0) listen()
    })
  }

  return async (requester) => {
    listen()
    if (begun < atOnce) begun += 1
    else await lanes.wait(requester)
  }
}
