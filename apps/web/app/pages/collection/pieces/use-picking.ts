import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'

import { chosenIn, mostPicked, pickedIn } from './chosen.ts'

/** The selection of a list whose cells have checkboxes. */
export interface Picking {
  /** The whole list is selected, so no single one can be taken out. */
  readonly isEvery: boolean
  readonly ids: ReadonlySet<string>
  readonly pick: (ids: readonly string[], isOn: boolean) => void
  /** More were to be selected than a form can carry. */
  readonly isFull: boolean
}

/** @param form The form around the checkboxes, in which the user may have ticked some before the script came */
export function usePicking(form: { readonly current: HTMLFormElement | null }): Picking {
  const [query] = useSearchParams()
  const { state } = useLocation()
  const chosen = chosenIn(query)
  const [{ ids, isFull }, setPicked] = useState(() => ({ ids: new Set(chosen.ids), isFull: false }))
  const pick = useCallback((changed: readonly string[], isOn: boolean) => {
    setPicked((before) => {
      const after = new Set(before.ids)
      for (const id of changed)
        if (isOn) after.add(id)
        else after.delete(id)
      return after.size > mostPicked ? { ids: before.ids, isFull: true } : { ids: after, isFull: false }
    })
  }, [])

  const isRead = useRef(false)
  useEffect(() => {
    if (isRead.current) return
    isRead.current = true
    const ticked = form.current?.querySelectorAll<HTMLInputElement>('input[name="ids"]:checked') ?? []
    pick([...pickedIn(state), ...[...ticked].filter(({ disabled }) => !disabled).map(({ value }) => value)], true)
  }, [form, pick, state])
  // The entry of the history keeps what the user sees selected before the paint, because a reload may follow at once.
  useLayoutEffect(() => {
    if (isRead.current) keepPicked(ids)
  }, [ids])
  return { isEvery: chosen.isEvery, ids, pick, isFull }
}

/** The router finds its state of the entry there. */
function keepPicked(ids: ReadonlySet<string>): void {
  const entry = history.state as { readonly usr?: object | null } | null
  if (ids.size === 0 && pickedIn(entry?.usr).length === 0) return
  history.replaceState({ ...entry, usr: { ...entry?.usr, picked: [...ids] } }, '')
}
