import { useHydrated } from '@collect/flow-react'
import { useText } from '@collect/messages/react'
import { useState } from 'react'
import { Form, Link, useActionData } from 'react-router'

import type { FieldSpec } from '../../../forms/field-spec.ts'
import { FormField } from '../../../forms/form-field.tsx'
import { ProblemList } from '../../../forms/problem-list.tsx'
import type { Problems } from '../../../forms/rules.ts'
import { savedBefore } from '../../../forms/saving/saved-before.ts'
import { SavingStatus } from '../../../forms/saving/saving-status.tsx'
import { TwoVersions, versionsOf } from '../../../forms/two-versions.tsx'
import { useFormRules } from '../../../forms/use-form-rules.ts'
import { useSelfSaving } from '../../../forms/saving/use-self-saving.ts'
import { Owner } from '../../../frame/owner.tsx'
import { FormFailure } from '../inputs/form-failure.tsx'
import { SendButton } from '../inputs/send-button.tsx'
import type { OpenPreferences } from './load-preferences.ts'
import { preferenceRules, selfSavingFields, type PreferenceField } from './preference-fields.ts'
import type { RefusedEnd, RefusedPreferences } from './save-preferences.ts'

const here = '/collection?show=preferences'

/**
 * What a collector sets. With a script each field saves by itself, but for the handle; without one, and for what did
 * not reach the server, a button saves all. What is refused stays as typed.
 */
export function PreferencesForm({ open }: { readonly open: OpenPreferences }) {
  const { text, date } = useText()
  const hasScript = useHydrated()
  const answer = useActionData<RefusedPreferences | RefusedEnd | { readonly intent?: never }>()
  const [problems, setProblems] = useState<Problems>()
  const posted = answer?.intent === 'preferences' ? answer : undefined
  const ruled = useFormRules({ rules: preferenceRules, problems: problems ?? posted?.problems })
  const { collector, loaded } = open
  const saving = useSelfSaving<RefusedPreferences>({
    ruled,
    names: selfSavingFields,
    loaded,
    action: here,
    always: ['owner', 'intent', 'rev'],
    posted,
  })
  const { refused } = saving
  if (problems !== refused?.problems) setProblems(refused?.problems)
  const typed = refused?.typed ?? open.typed
  const saved = refused?.saved
  const fields = specsOf()
  const isRefused = refused !== undefined && !saved && Object.keys(refused.problems).length === 0
  const firstRefused = fields.find(({ name }) => refused?.problems[name] !== undefined)
  const hasButton = !hasScript || saving.needsButton || saving.state === 'unsent' || refused !== undefined
  return (
    <Form className="prefs__form" method="post" action={here} {...ruled.form} onInput={saving.onInput}>
      <Owner />
      <input type="hidden" name="intent" value="preferences" />
      <input type="hidden" name="rev" value={saved?.rev ?? collector.rev} />
      <FormFailure intent="preferences" isRefused={isRefused} />
      <ProblemList wrong={fields.filter(({ name }) => ruled.problemOf(name) !== undefined)} />
      {saved ? (
        <TwoVersions fields={versionsOf(fields)} mine={typed} saved={saved.typed} />
      ) : (
        <>
          {Object.entries(loaded).map(([name, value]) => (
            <input key={name} type="hidden" name={savedBefore(name)} value={value} />
          ))}
          <div className="formgrid">
            {fields.map((field) => (
              <FormField key={field.name} spec={field} typed={typed} ruled={ruled} isFocused={field === firstRefused} />
            ))}
          </div>
        </>
      )}
      <div className="acts">
        {hasButton && <SendButton intent="preferences" label={text(saved ? 'conflict.save' : 'own.save')} />}
        {saved && (
          <Link className="btn" to={here} reloadDocument>
            {text('conflict.discard')}
          </Link>
        )}
        <SavingStatus state={saving.state} />
      </div>
    </Form>
  )

  function specsOf(): readonly FieldSpec[] {
    const free = collector.handle_free_at
    const field = (name: PreferenceField) => ({
      name,
      label: text(labels[name]),
      rules: preferenceRules[name] ?? {},
      words: words[name],
    })
    const optionsOf = (list: readonly (readonly [value: string, label: string])[]) =>
      list.map(([value, label]) => ({ value, label }))
    return [
      { ...field('display_name'), kind: 'line' },
      {
        ...field('handle'),
        kind: 'line',
        hint:
          free === undefined ? text('preferences.handle.hint') : text('preferences.handle.stays', { date: date(free) }),
      },
      {
        ...field('country'),
        kind: 'select',
        options: [{ value: '', label: text('preferences.no-country') }, ...optionsOf(open.countries)],
      },
      {
        ...field('currency'),
        kind: 'select',
        options: optionsOf(open.currencies),
        hint: text('preferences.currency.hint'),
      },
      { ...field('keep_count'), kind: 'whole', hint: text('preferences.keep.hint') },
      {
        ...field('default_place'),
        kind: 'select',
        options: [{ value: '', label: text('preferences.as-last') }, ...optionsOf(open.places)],
      },
      {
        ...field('default_folder'),
        kind: 'select',
        options: [{ value: '', label: text('copy.none') }, ...optionsOf(open.folders)],
      },
      { ...field('photo_days'), kind: 'check', hint: text('preferences.photo-days.hint'), isWide: true },
      { ...field('mails'), kind: 'check', hint: text('preferences.mails.hint'), isWide: true },
    ]
  }
}

const labels = {
  display_name: 'preferences.name',
  handle: 'preferences.handle',
  country: 'preferences.country',
  currency: 'wishes.currency',
  keep_count: 'preferences.keep',
  default_place: 'preferences.default-place',
  default_folder: 'preferences.default-folder',
  photo_days: 'preferences.photo-days',
  mails: 'preferences.mails',
} as const satisfies Record<PreferenceField, string>

const keepWords = {
  required: 'spares.not-keep',
  pattern: 'spares.not-keep',
  min: 'spares.not-keep',
  max: 'spares.not-keep',
} as const

const words = {
  display_name: {},
  handle: {
    too_short: 'preferences.handle.wrong',
    too_long: 'preferences.handle.wrong',
    wrong_signs: 'preferences.handle.wrong',
    taken: 'preferences.handle.taken',
    too_soon: 'preferences.handle.too-soon',
  },
  country: {},
  currency: {},
  keep_count: keepWords,
  default_place: {},
  default_folder: {},
  photo_days: {},
  mails: {},
} as const satisfies Record<PreferenceField, NonNullable<FieldSpec['words']>>
