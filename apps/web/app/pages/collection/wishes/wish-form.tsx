import { useText } from '@collect/messages/react'
import { Form, Link, useActionData, useLocation } from 'react-router'

import { TwoVersions } from '../../../forms/two-versions.tsx'
import { Owner } from '../../../frame/owner.tsx'
import { ChoiceSelect } from '../inputs/choice-select.tsx'
import { FormFailure } from '../inputs/form-failure.tsx'
import { SendButton } from '../inputs/send-button.tsx'
import { TypedField } from '../inputs/typed-field.tsx'
import { useFirstError } from '../inputs/use-first-error.ts'
import type { OpenWishForm } from './load-wishes.ts'
import type { RefusedWish } from './save-wish.ts'
import { priorities, type WishField } from './wish-fields.ts'

interface WishFormProps {
  readonly open: OpenWishForm
  readonly name: string
}

/** The terms of a wish. What is refused stays as typed, with its error at the field. */
export function WishForm({ open, name }: WishFormProps) {
  const { text, find } = useText()
  const { pathname, search } = useLocation()
  const answer = useActionData<RefusedWish>()
  const refused = answer?.intent === 'wish' ? answer : undefined
  const form = useFirstError(refused)
  const { wish, grades, currencies, closePath } = open
  const typed = refused?.typed ?? open.typed
  const saved = refused?.saved
  const problems = refused?.problems ?? {}
  const isRefused = refused !== undefined && !saved && Object.keys(problems).length === 0
  const gradeName = (grade: string) =>
    grade === '' ? text('wishes.any-grade') : (find(`scale.${wish.scale}.${grade}`) ?? grade)
  const priorityName = (priority: string) =>
    text(`wishes.priority.${priorities.find((one) => one === priority) ?? '3'}`)
  const field = (one: WishField) => ({ form: 'wish', name: one, label: text(labels[one]), error: errorOf(one) })
  return (
    <Form
      className="wish__form"
      method="post"
      action={pathname + search}
      ref={form}
      noValidate
      preventScrollReset
      aria-label={text('item.mark', { mark: text('wishes.change'), name })}
    >
      <Owner />
      <input type="hidden" name="intent" value="wish" />
      <input type="hidden" name="id" value={wish.id} />
      <input type="hidden" name="rev" value={saved?.rev ?? wish.rev} />
      <FormFailure intent="wish" isRefused={isRefused} />
      {saved ? (
        <TwoVersions
          fields={[
            { name: 'priority', label: text(labels.priority), shown: priorityName },
            { name: 'min_grade', label: text(labels.min_grade), shown: gradeName },
            ...(['max', 'max_currency', 'quantity', 'note'] as const).map((one) => ({
              name: one,
              label: text(labels[one]),
            })),
          ]}
          mine={typed}
          saved={saved.typed}
        />
      ) : (
        <div className="fields">
          <TypedField {...field('priority')}>
            {(control) => (
              <ChoiceSelect
                control={control}
                value={typed.priority}
                choices={priorities.map((one) => [one, priorityName(one)])}
                isFirst={!refused}
              />
            )}
          </TypedField>
          <TypedField {...field('min_grade')}>
            {(control) => (
              <ChoiceSelect
                control={control}
                value={typed.min_grade}
                choices={['', ...grades.map(({ id }) => id)].map((one) => [one, gradeName(one)])}
              />
            )}
          </TypedField>
          <div className="fields__money">
            <TypedField {...field('max')}>
              {(control) => (
                <input
                  className="input"
                  {...control}
                  type="text"
                  inputMode="decimal"
                  autoComplete="off"
                  defaultValue={typed.max}
                />
              )}
            </TypedField>
            <TypedField {...field('max_currency')}>
              {(control) => (
                <ChoiceSelect
                  control={control}
                  value={typed.max_currency}
                  choices={currencies.map((one) => [one, one])}
                />
              )}
            </TypedField>
          </div>
          <TypedField {...field('quantity')}>
            {(control) => (
              <input
                className="input"
                {...control}
                type="text"
                inputMode="numeric"
                autoComplete="off"
                defaultValue={typed.quantity}
              />
            )}
          </TypedField>
          <TypedField {...field('note')} className="fields__wide">
            {(control) => <textarea className="input" {...control} rows={2} defaultValue={typed.note} />}
          </TypedField>
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

  function errorOf(one: WishField): string | undefined {
    const problem = problems[one]
    if (problem === undefined) return undefined
    if (one === 'max') return text(problem === 'ambiguous' ? 'wishes.ambiguous' : 'wishes.not-amount')
    if (one === 'quantity') return text('wishes.not-quantity')
    return text(problem === 'too_long' ? 'own.too-long' : 'own.wrong')
  }
}

const labels = {
  priority: 'wishes.priority',
  min_grade: 'wishes.grade',
  max: 'wishes.max',
  max_currency: 'wishes.currency',
  quantity: 'wishes.quantity',
  note: 'wishes.note',
} as const satisfies Record<WishField, string>
