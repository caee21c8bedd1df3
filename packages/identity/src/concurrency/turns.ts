import { createLanes, type Requester } from './lanes.ts'

interface TurnsOptions {
  /** Number of requests that begin before the service reads newly arrived ones. */
  readonly atOnce: number
  /** Maximum number of waiting requests per lane; one more is refused with `OverloadedError`. */
  readonly waiting: number
  /** Runs work after newly arrived requests were read; unset, `setImmediate`. */
  readonly later?: (work: () => void) => void
}

/** Resolves when it is a requester's turn. */
export type Turns = (requester: Requester) => Promise<void>

/**
 * One thread answers all clients, and most of the work for a form runs without a pause. When many forms arrive, client
 * networks take turns, and browsers that signed in before get every second turn. A crowd from one network thus does
 * not delay the form of another one.
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
