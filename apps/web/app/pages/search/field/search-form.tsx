import { categories } from '@collect/collectibles/wire'
import { useHydrated } from '@collect/flow-react'
import { useText } from '@collect/messages/react'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { Form, useNavigate, useSearchParams } from 'react-router'

import { MarkIcon } from '../../../item/mark-icon.tsx'
import { countText } from '../count-text.ts'
import { longestText, type OpenSearch } from '../open-search.ts'
import { keptFields } from '../search-address.ts'
import { SuggestionList } from './suggestion-list.tsx'
import { suggestionPath } from './suggestion-path.ts'
import { useSuggestions } from './use-suggestions.ts'

interface SearchFormProps {
  /** The results below; absent on other pages. */
  readonly open: OpenSearch | undefined
}

/**
 * The search field (DISCOVER-SEARCH-1). With a script it suggests while the user types (the combobox of the ARIA Authoring Practices);
 * without one it is a form alone. The text stays in the element, so nothing that loads late or fails takes it away.
 */
export function SearchForm({ open }: SearchFormProps) {
  const formatter = useText()
  const { text } = formatter
  const [query] = useSearchParams()
  const q = query.get('q') ?? ''
  const id = useId()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const isAlive = useHydrated()
  const { suggestions, typed, close } = useSuggestions()
  const [active, setActive] = useState(-1)
  const isOpen = suggestions !== undefined && suggestions.length > 0
  const list = `${id}-list`
  const optionId = (at: number) => `${id}-${at}`

  // The whole catalogue is searched unless the address names a drawer.
  const category = categories.find((known) => known === query.get('drawer'))
  const label =
    category === undefined
      ? text('search.label')
      : text('search.label.drawer', { drawer: text(`category.${category}`) })
  const error =
    open?.problem === 'long'
      ? text('search.long', { count: longestText })
      : open?.problem === 'wordless'
        ? text('search.wordless')
        : undefined
  const said = open?.found ? countText(formatter, open.found.count) : ''

  // The field follows the address, but keeps what the user typed before the script ran, or while results loaded.
  const shown = useRef(q)
  const sent = useRef(q)
  useEffect(() => {
    const input = field.current
    if (!input || shown.current === q) return
    shown.current = q
    if (input.value === sent.current || document.activeElement !== input) input.value = q
    sent.current = q
  }, [q])

  function shut() {
    close()
    setActive(-1)
  }

  function choose(at: number) {
    const chosen = suggestions?.[at]
    if (!chosen) return
    shut()
    const path = suggestionPath(chosen, location.pathname + location.search)
    void navigate(path, chosen.kind === 'item' ? { state: { fromList: true }, preventScrollReset: true } : {})
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

  return (
    <Form
      className="find"
      role="search"
      action="/discover"
      onSubmit={() => {
        shut()
        sent.current = field.current?.value ?? ''
        // The keyboard on the screen of a phone would cover the results.
        if (matchMedia('(pointer: coarse)').matches) field.current?.blur()
      }}
    >
      <label className="sr" htmlFor={id}>
        {label}
      </label>
      {keptFields(query).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="find__field">
        <input
          className="input"
          id={id}
          ref={field}
          name="q"
          defaultValue={q}
          placeholder={category === undefined ? label : text('search.go')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          {...(isAlive && {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': isOpen,
            'aria-controls': list,
            'aria-activedescendant': isOpen && active >= 0 ? optionId(active) : undefined,
          })}
          onChange={(event) => {
            setActive(-1)
            typed(event.currentTarget.value)
          }}
          onKeyDown={onKeyDown}
          onBlur={shut}
        />
        {isAlive && (
          <SuggestionList
            id={list}
            suggestions={suggestions ?? []}
            active={active}
            optionId={optionId}
            onChoose={choose}
          />
        )}
      </div>
      <button className="btn btn--primary">
        <MarkIcon name="search" large />
        <span className="visually-hidden--phone">{text('search.go')}</span>
      </button>
      {error !== undefined && (
        <p className="error find__error" id={`${id}-error`}>
          <span>{error}</span>
        </p>
      )}
      <span className="sr" role="status">
        {suggestions === undefined ? said : text('search.suggested', { count: suggestions.length })}
      </span>
    </Form>
  )
}
