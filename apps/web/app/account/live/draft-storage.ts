/** The user's input by field name, without secrets (the flow's machine leaves those out). */
export type Draft = Readonly<Record<string, string>>

const field = 'typed'

/**
 * Keeps the user's input for the same page with another flow. The history entry holds it: no storage and no other tab
 * sees it, and it goes with the entry.
 */
export function storeDraft(typed: Draft, address: string): void {
  history.replaceState({ ...history.state, [field]: typed }, '', address)
}

/**
 * Restores the kept input, once. A field that the user filled before this script ran keeps its newer value.
 */
export function restoreDraft(): void {
  // The router keeps its own fields in the same object.
  const state = history.state as (Record<string, unknown> & { [field]?: Draft }) | null
  if (!state?.[field]) return
  const { [field]: typed, ...rest } = state
  history.replaceState(rest, '')
  for (const [name, value] of Object.entries(typed)) {
    for (const element of document.getElementsByName(name)) type(element, value)
  }
}

function type(element: Element, value: string): void {
  if (element instanceof HTMLSelectElement) element.value = value
  if (!(element instanceof HTMLInputElement) || element.type === 'hidden') return
  if (element.type === 'checkbox') element.checked = value === element.value
  else if (element.value === element.defaultValue) element.value = value
}
