/** Something that is read and watched: the pair that `useSyncExternalStore` takes. */
export interface Subscribable<Snapshot> {
  getSnapshot(): Snapshot
  /** Returns the way out. */
  subscribe(listener: () => void): () => void
}

export interface Store<Snapshot> extends Subscribable<Snapshot> {
  /** Tells the listeners. */
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
