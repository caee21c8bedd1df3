/** What was typed, by name; never a secret (the flow's machine leaves those out). */
export type Typed = Readonly<Record<string, string>>

const field = 'typed'

/**
 * Keeps what was typed for the same page with another flow. It lies in this history entry: no storage, no other tab,
 * gone with the entry.
 */
export function keepTyping(typed: Typed, address: string): void {
  history.replaceState({ ...history.state, [field]: typed }, '', address)
}

/** Takes back what was kept; a second time there is nothing. */
export function takeTyping(): Typed | undefined {
  // The router keeps its own fields in the same object.
  const state = history.state as (Record<string, unknown> & { [field]?: Typed }) | null
  const typed = state?.[field]
  if (!typed) return undefined
  const { [field]: _taken, ...rest } = state
  history.replaceState(rest, '')
  return typed
}
