/** Something that is read and watched: the pair that `useSyncExternalStore` takes. */
export interface Subscribable<Snapshot> {
  getSnapshot(): Snapshot
  /** Returns the way out. */
  subscribe(listener: () => void): () => void
}

export interface Store<Snapshot> extends Subscribable<Snapshot> {
  /** Tells the listeners, unless nothing changed. */
  set(next: Snapshot): void
}

export function createStore<Snapshot>(first: Snapshot, onFirstListener?: () => void): Store<Snapshot> {
  let snapshot = first
  const listeners = new Set<() => void>()
  return {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener)
      if (listeners.size === 1) onFirstListener?.()
      return () => listeners.delete(listener)
    },
    set(next) {
      if (next === snapshot) return
      snapshot = next
      for (const listener of listeners) listener()
    },
  }
}
