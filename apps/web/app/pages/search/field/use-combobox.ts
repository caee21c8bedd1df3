import type { Suggestion } from '@collect/collectibles/wire'
import { useHydrated } from '@collect/flow-react'
import { useEffect, useState, type ChangeEvent, type KeyboardEvent } from 'react'

import type { SuggestionListProps } from './suggestion-list.tsx'
import { useSuggestions } from './use-suggestions.ts'

interface ComboboxOptions {
  /** Of the field. */
  readonly id: string
  readonly onChoose: (chosen: Suggestion) => void
  /** Leaves out sets and makers. */
  readonly isOfItems?: boolean
}

interface Combobox {
  /** Undefined while the list is closed. */
  readonly suggestions: readonly Suggestion[] | undefined
  shut(): void
  /** For the field. */
  readonly control: object
  /** For the list below it; absent without a script. */
  readonly list: SuggestionListProps | false
}

/** A field that suggests while the user types: the combobox of the ARIA Authoring Practices. */
export function useCombobox({ id, onChoose, isOfItems = false }: ComboboxOptions): Combobox {
  const isAlive = useHydrated()
  const { suggestions: found, typed, close } = useSuggestions()
  const [active, setActive] = useState(-1)
  const suggestions = isOfItems ? found?.filter(({ kind }) => kind === 'item') : found
  const isOpen = suggestions !== undefined && suggestions.length > 0
  const list = `${id}-list`
  const optionId = (at: number) => `${id}-${at}`

  // What the user typed before the script of this field came.
  useEffect(() => {
    const field = isAlive && document.getElementById(id)
    if (field instanceof HTMLInputElement && field === document.activeElement && field.value !== field.defaultValue)
      typed(field.value)
  }, [isAlive, id, typed])

  function shut() {
    close()
    setActive(-1)
  }

  function choose(at: number) {
    const chosen = suggestions?.[at]
    if (!chosen) return
    shut()
    onChoose(chosen)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // The keys of an input method choose letters.
    if (event.nativeEvent.isComposing) return
    const count = suggestions?.length ?? 0
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault()
        if (!isOpen) return typed(event.currentTarget.value)
        // One place beyond the list is the field itself.
        return setActive(((active + (event.key === 'ArrowDown' ? 2 : count + 1)) % (count + 1)) - 1)
      case 'Enter':
        if (!isOpen || active < 0) return shut()
        event.preventDefault()
        return choose(active)
      case 'Escape':
        if (!isOpen) return
        // The open sheet behind would take it too.
        event.preventDefault()
        return shut()
      case 'Home':
      case 'End':
        return setActive(-1)
    }
  }

  return {
    suggestions,
    shut,
    control: {
      ...(isAlive && {
        role: 'combobox',
        'aria-autocomplete': 'list',
        'aria-expanded': isOpen,
        'aria-controls': list,
        'aria-activedescendant': isOpen && active >= 0 ? optionId(active) : undefined,
      }),
      onChange(event: ChangeEvent<HTMLInputElement>) {
        setActive(-1)
        typed(event.currentTarget.value)
      },
      onKeyDown,
      onBlur: shut,
    },
    list: isAlive && { id: list, suggestions: suggestions ?? [], active, optionId, onChoose: choose },
  }
}
