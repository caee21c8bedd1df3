import type { FlowKind } from '@collect/contract'
import { identifierNames, startAddressOf } from '@collect/flow'
import { useEffect } from 'react'

const place = 'identifier'
const entrances = ['login', 'registration', 'recovery'] as const

/**
 * Carries the identifier from login to recovery, registration or a new login, so that the user need not enter it again (WCAG 3.3.7).
 * The tab's session storage holds it between the two pages only: a URL would be logged, and a history entry does not
 * survive the redirects on the way.
 */
export function usePrefilledIdentifier(kind: FlowKind): void {
  useEffect(() => {
    take(kind)
    const paths = entrances.filter((entrance) => entrance !== kind).map((entrance) => startAddressOf(entrance))
    function carry({ target }: MouseEvent) {
      const link = target instanceof Element ? target.closest('a') : null
      const carried = fieldsOf(kind).find(({ value }) => value)?.value
      const isAnew = link?.dataset['testid'] === 'select-method'
      if (link && carried && (isAnew || paths.includes(link.pathname))) storage()?.setItem(place, carried)
    }
    addEventListener('click', carry)
    return () => removeEventListener('click', carry)
  }, [kind])
}

function take(kind: FlowKind): void {
  const carried = storage()?.getItem(place)
  if (!carried) return
  storage()?.removeItem(place)
  for (const field of fieldsOf(kind).filter(({ type }) => type !== 'hidden')) {
    if (field.value) return
    field.value = carried
    // A user name is not an email address.
    if (field.validity.valid) return
    field.value = ''
  }
}

/** Inputs that may hold an identifier, visible or hidden, the most specific first. */
const fieldsOf = (kind: FlowKind): readonly HTMLInputElement[] =>
  identifierNames[kind]
    .flatMap((name) => [...document.getElementsByName(name)])
    .filter((element) => element instanceof HTMLInputElement)

function storage(): Storage | undefined {
  try {
    return sessionStorage
  } catch {
    // The user blocks storage: the identifier is not carried.
    return undefined
  }
}
