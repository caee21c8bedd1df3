/** A value to read and watch, for `useSyncExternalStore`. */
export interface Subscribable<Snapshot> {
  getSnapshot(): Snapshot
  /** Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void
}

export interface Store<Snapshot> extends Subscribable<Snapshot> {
  /** Sets the value and notifies the listeners. */
  set(next: Snapshot): void
}

export function createStore<Snapshot>(first: Snapshot): Store<Snapshot> {
  let snapshot = first
  const listeners = new Set<() => void>()
  return {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set(next) {
      snapshot = next
      for (const listener of listeners) listener()
    },
  }
}
