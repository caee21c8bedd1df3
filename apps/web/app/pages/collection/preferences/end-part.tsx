import { useText } from '@collect/messages/react'
import { Form, useActionData } from 'react-router'

import { Owner } from '../../../frame/owner.tsx'
import { FormFailure } from '../inputs/form-failure.tsx'
import { SendButton } from '../inputs/send-button.tsx'
import { TypedField } from '../inputs/typed-field.tsx'
import { useFirstError } from '../inputs/use-first-error.ts'
import type { RefusedEnd, RefusedPreferences } from './save-preferences.ts'

/** Deletes the collection, after its number of copies is typed. */
export function EndPart({ count }: { readonly count: number }) {
  const { text } = useText()
  const answer = useActionData<RefusedPreferences | RefusedEnd>()
  const refused = answer?.intent === 'delete-collection' ? answer : undefined
  const form = useFirstError(refused)
  return (
    <section className="prefs__part prefs__part--end" aria-labelledby="end">
      <h2 id="end">{text('preferences.end')}</h2>
      <p>{text('preferences.end.text', { count })}</p>
      <Form className="prefs__form" method="post" action="/collection?show=preferences" ref={form} noValidate>
        <Owner />
        <input type="hidden" name="intent" value="delete-collection" />
        <FormFailure intent="delete-collection" isRefused={refused !== undefined && !refused.isWrong} />
        <TypedField
          form="end"
          name="confirm"
          label={text('preferences.end.confirm', { count })}
          error={refused?.isWrong ? text('preferences.end.wrong', { count }) : undefined}
        >
          {(control) => (
            <input
              className="input"
              {...control}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              defaultValue={refused?.typed.confirm}
            />
          )}
        </TypedField>
        <div className="acts">
          <SendButton intent="delete-collection" label={text('preferences.end')} look="btn--danger" />
        </div>
      </Form>
    </section>
  )
}
