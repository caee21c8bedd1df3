import { leftStatuses } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'
import { Form, useActionData, useLocation, useNavigation } from 'react-router'

import type { FieldSpec } from '../../../forms/field-spec.ts'
import { FormField } from '../../../forms/form-field.tsx'
import { useFormRules } from '../../../forms/use-form-rules.ts'
import { Owner } from '../../../frame/owner.tsx'
import { useContact } from '../../../shell/contact/use-contact.ts'
import { currencies } from '../form/copy-fields.ts'
import { FormSheet } from '../../../forms/form-sheet.tsx'
import { leaveRules, type RefusedLeaving } from './leave-rules.ts'
import type { OpenLeaving } from './open-copy.ts'

/** How a copy left. It stays with its history and counts no more. */
export function LeaveSheet({ open: { copy, currency, key, closePath } }: { readonly open: OpenLeaving }) {
  const { text, locale } = useText()
  const { pathname, search } = useLocation()
  const answered = useActionData<RefusedLeaving | { readonly about?: never }>()
  const refused = answered?.about === 'leaving' ? answered : undefined
  const { state } = useNavigation()
  const { isLost } = useContact()
  const isStranded = isLost && state === 'submitting'
  const isBusy = state === 'submitting' && !isStranded
  const rules = leaveRules(locale)
  const ruled = useFormRules({ rules, problems: refused?.problems })
  const typed = refused?.typed ?? { status: 'sold', amount_currency: currency }
  const fields: readonly FieldSpec[] = [
    {
      kind: 'radios',
      name: 'status',
      label: text('copy.gone.how'),
      rules: rules['status'] ?? {},
      options: leftStatuses.map((value) => ({ value, label: text(`copy.status.${value}`) })),
      isWide: true,
    },
    {
      kind: 'line',
      name: 'on',
      label: text('copy.left-on'),
      rules: rules['on'] ?? {},
      hint: text('copy.day.hint'),
    },
    { kind: 'line', name: 'to', label: text('copy.left-to'), rules: rules['to'] ?? {} },
    {
      kind: 'money',
      name: 'amount',
      label: text('copy.left-amount'),
      rules: rules['amount'] ?? {},
      currency: {
        name: 'amount_currency',
        label: text('copy.currency'),
        options: [...new Set([currency, ...currencies])],
      },
    },
  ]
  const firstRefused = fields.find(({ name }) => refused?.problems[name] !== undefined)
  return (
    <FormSheet title={text('copy.gone.title')} opener={`[data-copy="${copy.id}"]`} closePath={closePath}>
      <Form method="post" action={pathname + search} {...ruled.form} preventScrollReset>
        <Owner />
        <input type="hidden" name="intent" value="leave" />
        <input type="hidden" name="copy" value={copy.id} />
        <input type="hidden" name="key" value={key} />
        <div className="sheet__body">
          {isStranded && (
            <p className="error" role="alert">
              <span>{text('offline.not-saved')}</span>
            </p>
          )}
          <p className="muted">{text('copy.gone.text', { name: copy.name })}</p>
          <div className="formgrid">
            {fields.map((field) => (
              <FormField key={field.name} spec={field} typed={typed} ruled={ruled} isFocused={field === firstRefused} />
            ))}
          </div>
        </div>
        <div className="sheet__acts acts--form">
          <button className={`btn btn--primary ${isBusy ? 'is-loading' : ''}`} aria-busy={isBusy}>
            {isBusy && <span className="spinner" />}
            {text('copy.save')}
          </button>
        </div>
      </Form>
    </FormSheet>
  )
}
