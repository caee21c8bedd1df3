import { useText } from '@collect/messages/react'
import { Form } from 'react-router'

import { useAddressForm } from '../../../forms/use-address-form.ts'
import { TypedField } from '../inputs/typed-field.tsx'
import type { OpenSpares } from './load-spares.ts'

/** How many of each thing stay. */
export function KeepForm({ open: { keep, wrongKeep } }: { readonly open: OpenSpares }) {
  const { text } = useText()
  const shown = wrongKeep ?? String(keep)
  const form = useAddressForm({ keep: shown }, wrongKeep !== undefined)
  return (
    <Form className="keepform" action="/collection" preventScrollReset ref={form}>
      <input type="hidden" name="show" value="spares" />
      <TypedField
        form="spares"
        name="keep"
        label={text('spares.keep')}
        error={wrongKeep === undefined ? undefined : text('spares.not-keep')}
      >
        {(control) => (
          <span className="keepform__row">
            <input
              className="input"
              {...control}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              defaultValue={shown}
            />
            <button className="btn">{text('spares.apply')}</button>
          </span>
        )}
      </TypedField>
    </Form>
  )
}
