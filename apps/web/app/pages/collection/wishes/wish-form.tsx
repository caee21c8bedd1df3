import { useText } from '@collect/messages/react'
import { Form, Link, useActionData, useLocation } from 'react-router'

import type { FieldSpec } from '../../../forms/field-spec.ts'
import { FormField } from '../../../forms/form-field.tsx'
import { ProblemList } from '../../../forms/problem-list.tsx'
import { TwoVersions, versionsOf } from '../../../forms/two-versions.tsx'
import { useFormRules } from '../../../forms/use-form-rules.ts'
import { Owner } from '../../../frame/owner.tsx'
import { FormFailure } from '../inputs/form-failure.tsx'
import { SendButton } from '../inputs/send-button.tsx'
import type { OpenWishForm } from './load-wishes.ts'
import type { RefusedWish } from './save-wish.ts'
import { priorities, wishRules } from './wish-fields.ts'

interface WishFormProps {
  readonly open: OpenWishForm
  readonly name: string
}

/** The terms of a wish. What is refused stays as typed, with its error at the field. */
export function WishForm({ open, name }: WishFormProps) {
  const formatter = useText()
  const { text, locale } = formatter
  const { pathname, search } = useLocation()
  const answer = useActionData<RefusedWish | { readonly intent?: never }>()
  const refused = answer?.intent === 'wish' ? answer : undefined
  const rules = wishRules(locale)
  const ruled = useFormRules({ rules, problems: refused?.problems })
  const { wish, closePath } = open
  const typed = refused?.typed ?? open.typed
  const saved = refused?.saved
  const fields = specsOf()
  const wrong = fields.filter((field) => ruled.problemOf(field.name) !== undefined)
  const isRefused = refused !== undefined && !saved && Object.keys(refused.problems).length === 0
  const firstRefused = fields.find((field) => refused?.problems[field.name] !== undefined)
  return (
    <Form
      className="wish__form"
      method="post"
      action={pathname + search}
      {...ruled.form}
      preventScrollReset
      aria-label={text('item.mark', { mark: text('wishes.change'), name })}
    >
      <Owner />
      <input type="hidden" name="intent" value="wish" />
      <input type="hidden" name="id" value={wish.id} />
      <input type="hidden" name="rev" value={saved?.rev ?? wish.rev} />
      <FormFailure intent="wish" isRefused={isRefused} />
      <ProblemList wrong={wrong} />
      {saved ? (
        <TwoVersions fields={versionsOf(fields)} mine={typed} saved={saved.typed} />
      ) : (
        <div className="formgrid">
          {fields.map((field, index) => (
            <FormField
              key={field.name}
              spec={field}
              typed={typed}
              ruled={ruled}
              // The form that opens in its row takes the focus.
              isFocused={refused ? field === firstRefused : index === 0}
            />
          ))}
        </div>
      )}
      <div className="acts">
        <SendButton intent="wish" label={text(saved ? 'conflict.save' : 'own.save')} />
        <Link className="btn" to={closePath} preventScrollReset>
          {text(saved ? 'conflict.discard' : 'settings.ask.cancel')}
        </Link>
      </div>
    </Form>
  )

  function specsOf(): readonly FieldSpec[] {
    const { grades, currencies } = open
    const field = <Name extends keyof typeof labels>(one: Name) => ({
      name: one,
      label: text(labels[one]),
      rules: rules[one] ?? {},
    })
    return [
      {
        ...field('priority'),
        kind: 'select',
        options: priorities.map((value) => ({ value, label: text(`wishes.priority.${value}`) })),
      },
      {
        ...field('min_grade'),
        kind: 'select',
        options: [
          { value: '', label: text('wishes.any-grade') },
          ...grades.map(({ id }) => ({ value: id, label: formatter.find(`scale.${wish.scale}.${id}`) ?? id })),
        ],
      },
      {
        ...field('max'),
        kind: 'money',
        currency: { name: 'max_currency', label: text('wishes.currency'), options: currencies },
      },
      { ...field('quantity'), kind: 'whole' },
      { ...field('note'), kind: 'lines', isWide: true },
    ]
  }
}

const labels = {
  priority: 'wishes.priority',
  min_grade: 'wishes.grade',
  max: 'wishes.max',
  quantity: 'wishes.quantity',
  note: 'wishes.note',
} as const
