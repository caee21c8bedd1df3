import { useText } from '@collect/messages/react'
import { useId } from 'react'
import { Form } from 'react-router'

import { useAddressForm } from '../../forms/use-address-form.ts'
import { MarkIcon } from '../../item/mark-icon.tsx'
import { longestText } from '../search/open-search.ts'
import type { OpenSets } from './load-sets.ts'

/** Finds sets by their names. It needs no script, and stays while the list below changes. */
export function SetSearch({ open: { q, count, category, problem } }: { readonly open: OpenSets }) {
  const { text } = useText()
  const id = useId()
  const form = useAddressForm({ q }, problem !== undefined)
  return (
    <Form className="find" role="search" action="/discover" ref={form}>
      <label className="sr" htmlFor={id}>
        {text('search.label.drawer', { drawer: text('discover.drawer.sets') })}
      </label>
      <input type="hidden" name="show" value="sets" />
      {category !== undefined && <input type="hidden" name="drawer" value={category} />}
      <div className="find__field">
        <input
          className="input"
          id={id}
          name="q"
          defaultValue={q}
          placeholder={text('search.go')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : `${id}-error`}
        />
      </div>
      <button className="btn btn--primary">
        <MarkIcon name="search" large />
        <span className="visually-hidden--phone">{text('search.go')}</span>
      </button>
      {problem !== undefined && (
        <p className="error find__error" id={`${id}-error`}>
          <span>{problem === 'long' ? text('search.long', { count: longestText }) : text('search.wordless')}</span>
        </p>
      )}
      <span className="sr" role="status">
        {q !== '' && problem === undefined && text('discover.sets.found', { count })}
      </span>
    </Form>
  )
}
