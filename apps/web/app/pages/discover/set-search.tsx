import { useText } from '@collect/messages/react'
import { useId } from 'react'
import { Form } from 'react-router'

import { useAddressForm } from '../../forms/use-address-form.ts'
import { FindField } from '../search/field/find-field.tsx'
import { wrongText } from '../search/wrong-text.ts'
import type { OpenSets } from './load-sets.ts'

/** Finds sets by their names. It needs no script, and stays while the list below changes. */
export function SetSearch({ open: { q, count, category, problem } }: { readonly open: OpenSets }) {
  const { text } = useText()
  const id = useId()
  const form = useAddressForm({ q }, problem !== undefined)
  return (
    <Form className="find" role="search" action="/discover" ref={form}>
      <input type="hidden" name="show" value="sets" />
      {category !== undefined && <input type="hidden" name="drawer" value={category} />}
      <FindField
        id={id}
        label={text('search.label.drawer', { drawer: text('discover.drawer.sets') })}
        defaultValue={q}
        placeholder={text('search.go')}
        error={wrongText({ text }, problem)}
      />
      <span className="sr" role="status">
        {q !== '' && problem === undefined && text('discover.sets.found', { count })}
      </span>
    </Form>
  )
}
