let isLost = false
let again: (() => void) | undefined
const listeners = new Set<() => void>()

/** The connection of this page to the server. */
export const contact = {
  /** Whether the last request failed to reach the server. */
  isLost: () => isLost,
  /** Repeats what failed; without it, the router repeats its navigation. */
  again: () => again,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  report(lost: boolean, repeat?: () => void): void {
    isLost = lost
    again = repeat
    for (const listener of listeners) listener()
  },
  /** Whether the last navigation failed to reach the server, or the files of its page. */
  isPageLost: false,
  /** The address that the router asked for last. */
  wanted: '',
  /** Requests the files once more that did not arrive. */
  retryFiles: () => {},
  /** The server has a newer release. */
  isOutdated: false,
}
