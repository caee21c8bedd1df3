import { useText } from '@collect/messages/react'
import { Form, Link, useActionData } from 'react-router'

import { TwoVersions } from '../../../forms/two-versions.tsx'
import { Owner } from '../../../frame/owner.tsx'
import { ChoiceSelect } from '../inputs/choice-select.tsx'
import { FormFailure } from '../inputs/form-failure.tsx'
import { SendButton } from '../inputs/send-button.tsx'
import { TypedField } from '../inputs/typed-field.tsx'
import { useFirstError } from '../inputs/use-first-error.ts'
import type { OpenPreferences } from './load-preferences.ts'
import type { PreferenceField } from './preference-fields.ts'
import type { RefusedEnd, RefusedPreferences } from './save-preferences.ts'

/** Name, handle, country, currency and keep count. What is refused stays as typed. */
export function PreferencesForm({ open }: { readonly open: OpenPreferences }) {
  const { text, date } = useText()
  const answer = useActionData<RefusedPreferences | RefusedEnd>()
  const refused = answer?.intent === 'preferences' ? answer : undefined
  const form = useFirstError(refused)
  const { collector, countries, currencies } = open
  const typed = refused?.typed ?? open.typed
  const saved = refused?.saved
  const problems = refused?.problems ?? {}
  const isRefused = refused !== undefined && !saved && Object.keys(problems).length === 0
  const field = (one: PreferenceField) => ({ form: 'pref', name: one, label: text(labels[one]), error: errorOf(one) })
  const free = collector.handle_free_at
  const named = (list: readonly (readonly [string, string])[]) => (value: string) =>
    list.find(([one]) => one === value)?.[1] ?? value
  return (
    <Form className="prefs__form" method="post" action="/collection?show=preferences" ref={form} noValidate>
      <Owner />
      <input type="hidden" name="intent" value="preferences" />
      <input type="hidden" name="rev" value={saved?.rev ?? collector.rev} />
      <FormFailure intent="preferences" isRefused={isRefused} />
      {saved ? (
        <TwoVersions
          fields={[
            { name: 'display_name', label: text(labels.display_name) },
            { name: 'handle', label: text(labels.handle) },
            { name: 'country', label: text(labels.country), shown: named(countries) },
            { name: 'currency', label: text(labels.currency), shown: named(currencies) },
            { name: 'keep_count', label: text(labels.keep_count) },
          ]}
          mine={typed}
          saved={saved.typed}
        />
      ) : (
        <div className="fields">
          <TypedField {...field('display_name')}>
            {(control) => (
              <input className="input" {...control} type="text" autoComplete="name" defaultValue={typed.display_name} />
            )}
          </TypedField>
          <TypedField
            {...field('handle')}
            hint={
              free === undefined
                ? text('preferences.handle.hint')
                : text('preferences.handle.stays', { date: date(free) })
            }
          >
            {(control) => (
              <input
                className="input"
                {...control}
                type="text"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                defaultValue={typed.handle}
              />
            )}
          </TypedField>
          <TypedField {...field('country')}>
            {(control) => (
              <ChoiceSelect
                control={control}
                value={typed.country}
                choices={[['', text('preferences.no-country')], ...countries]}
              />
            )}
          </TypedField>
          <TypedField {...field('currency')} hint={text('preferences.currency.hint')}>
            {(control) => <ChoiceSelect control={control} value={typed.currency} choices={currencies} />}
          </TypedField>
          <TypedField {...field('keep_count')} hint={text('preferences.keep.hint')}>
            {(control) => (
              <input
                className="input"
                {...control}
                type="text"
                inputMode="numeric"
                autoComplete="off"
                defaultValue={typed.keep_count}
              />
            )}
          </TypedField>
        </div>
      )}
      <div className="acts">
        <SendButton intent="preferences" label={text(saved ? 'conflict.save' : 'own.save')} />
        {saved && (
          <Link className="btn" to="/collection?show=preferences">
            {text('conflict.discard')}
          </Link>
        )}
      </div>
    </Form>
  )

  function errorOf(one: PreferenceField): string | undefined {
    const problem = problems[one]
    if (problem === undefined) return undefined
    if (one === 'handle') return text(handleProblems.get(problem) ?? 'preferences.handle.wrong')
    if (one === 'keep_count') return text('spares.not-keep')
    return text(problem === 'too_long' ? 'own.too-long' : 'own.wrong')
  }
}

const labels = {
  display_name: 'preferences.name',
  handle: 'preferences.handle',
  country: 'preferences.country',
  currency: 'wishes.currency',
  keep_count: 'preferences.keep',
} as const satisfies Record<PreferenceField, string>

const handleProblems = new Map([
  ['taken', 'preferences.handle.taken'],
  ['too_soon', 'preferences.handle.too-soon'],
] as const) as ReadonlyMap<string, 'preferences.handle.taken' | 'preferences.handle.too-soon'> // any id of the service
