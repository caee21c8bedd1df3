import { categories } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'
import { useId, useRef } from 'react'
import { Form, useNavigate, useSearchParams } from 'react-router'

import { useAddressForm } from '../../../forms/use-address-form.ts'
import { countText } from '../count-text.ts'
import type { OpenSearch } from '../open-search.ts'
import { keptFields } from '../search-address.ts'
import { wrongText } from '../wrong-text.ts'
import { FindField } from './find-field.tsx'
import { SuggestionList } from './suggestion-list.tsx'
import { suggestionPath } from './suggestion-path.ts'
import { useCombobox } from './use-combobox.ts'

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
  const { suggestions, shut, control, list } = useCombobox({
    id,
    onChoose(chosen) {
      const path = suggestionPath(chosen, location.pathname + location.search)
      void navigate(path, chosen.kind === 'item' ? { state: { fromList: true }, preventScrollReset: true } : {})
    },
  })

  // The whole catalogue is searched unless the address names a drawer.
  const category = categories.find((known) => known === query.get('drawer'))
  const label =
    category === undefined
      ? text('search.label')
      : text('search.label.drawer', { drawer: text(`category.${category}`) })
  const error = wrongText(formatter, open?.problem)
  const form = useAddressForm({ q }, error !== undefined)
  const said = open?.found ? countText(formatter, open.found.count) : ''

  return (
    <Form
      className="find"
      role="search"
      action="/discover"
      ref={form}
      onSubmit={() => {
        shut()
        // The keyboard on the screen of a phone would cover the results.
        if (matchMedia('(pointer: coarse)').matches) field.current?.blur()
      }}
    >
      {keptFields(query).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FindField
        id={id}
        label={label}
        ref={field}
        defaultValue={q}
        placeholder={category === undefined ? label : text('search.go')}
        error={error}
        {...control}
      >
        {list && <SuggestionList {...list} />}
      </FindField>
      <span className="sr" role="status">
        {suggestions === undefined ? said : text('search.suggested', { count: suggestions.length })}
      </span>
    </Form>
  )
}
