import type { Suggestion } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'

export interface SuggestionListProps {
  readonly id: string
  readonly suggestions: readonly Suggestion[]
  /** The place of the one that Enter takes; -1 without one. */
  readonly active: number
  readonly optionId: (at: number) => string
  readonly onChoose: (at: number) => void
}

/** The listbox below the search field. The focus stays in the field, which names the active option. */
export function SuggestionList({ id, suggestions, active, optionId, onChoose }: SuggestionListProps) {
  const { text } = useText()
  return (
    <div
      className="suggest"
      id={id}
      role="listbox"
      aria-label={text('search.suggestions')}
      hidden={suggestions.length === 0}
    >
      {suggestions.map(({ kind, id: named, text: name, caption }, at) => (
        <button
          key={`${kind} ${named ?? name}`}
          id={optionId(at)}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          className="suggest__o"
          // A press would take the focus from the field, and the list would close before the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(at)}
        >
          <b>{name}</b>
          <span>
            {[kind === 'item' ? undefined : text(kind === 'set' ? 'search.facet.set' : 'search.facet.maker'), caption]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </button>
      ))}
    </div>
  )
}
