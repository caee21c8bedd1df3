/**
 * True once for each entry of the browser's history: not again after a reload or on the way back. The entry holds the
 * mark, so another tab or a later visit starts afresh.
 */
export function isShownFirst(what: string): boolean {
  const field = `told-${what}`
  // The router keeps its own fields in the same object.
  const state = (history.state ?? {}) as Record<string, unknown>
  if (state[field]) return false
  history.replaceState({ ...state, [field]: true }, '')
  return true
}
