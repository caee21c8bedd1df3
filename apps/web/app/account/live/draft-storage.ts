/** What was typed, by name; never a secret (the flow's machine leaves those out). */
export type Draft = Readonly<Record<string, string>>

const field = 'typed'

/**
 * Keeps what was typed for the same page with another flow. It lies in this history entry: no storage, no other tab,
 * gone with the entry.
 */
export function storeDraft(typed: Draft, address: string): void {
  history.replaceState({ ...history.state, [field]: typed }, '', address)
}

/**
 * Puts what was kept back into the fields; a second time there is nothing. Whoever was quicker than our script has
 * typed something newer, which stays.
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
