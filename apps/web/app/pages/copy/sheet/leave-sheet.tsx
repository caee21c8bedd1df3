import { leftStatuses } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'
import { Form, Link, useActionData, useLocation, useNavigation } from 'react-router'

import { isFailure, newsText } from '../../../acts/news-text.ts'
import type { FieldSpec } from '../../../forms/field-spec.ts'
import { FormField } from '../../../forms/form-field.tsx'
import { ProblemList } from '../../../forms/problem-list.tsx'
import { useFormRules } from '../../../forms/use-form-rules.ts'
import { Owner } from '../../../frame/owner.tsx'
import { editCopyPath } from '../../../item/copy-path.ts'
import { useContact } from '../../../shell/contact/use-contact.ts'
import { pieceName } from '../../collection/pieces/cells/piece-words.ts'
import { currencies } from '../form/copy-fields.ts'
import { FormSheet } from '../../../forms/form-sheet.tsx'
import { leaveRules, type RefusedLeaving } from './leave-rules.ts'
import type { OpenLeaving } from './open-copy.ts'

/** How a copy left. It stays with its history and counts no more. */
export function LeaveSheet({ open }: { readonly open: OpenLeaving }) {
  const { copy, currency, key, closePath } = open
  const { text, locale } = useText()
  const { pathname, search } = useLocation()
  const answered = useActionData<RefusedLeaving | { readonly about?: never }>()
  const refused = answered?.about === 'leaving' ? answered : undefined
  const { state } = useNavigation()
  const { isLost } = useContact()
  const isStranded = isLost && state === 'submitting'
  const isBusy = state === 'submitting' && !isStranded
  const rules = leaveRules(locale)
  const problems = refused ? refused.problems : open.problems
  const ruled = useFormRules({ rules, problems })
  const typed = refused?.typed ?? open.typed
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
  const firstRefused = fields.find(({ name }) => problems?.[name] !== undefined)
  const wrong = fields.filter(({ name }) => ruled.problemOf(name) !== undefined)
  return (
    <FormSheet title={text('copy.gone.title')} opener={`[data-copy="${copy.id}"]`} closePath={closePath}>
      <Form method="post" action={pathname + search} {...ruled.form} preventScrollReset>
        <Owner />
        <input type="hidden" name="intent" value="leave" />
        <input type="hidden" name="copy" value={copy.id} />
        <input type="hidden" name="key" value={key} />
        <div className="sheet__body">
          {isStranded ? (
            <p className="error" role="alert">
              <span>{text('offline.not-saved')}</span>
            </p>
          ) : (
            <LeaveFailure open={open} refused={refused} />
          )}
          <ProblemList wrong={wrong} />
          <p className="muted">{text('copy.gone.text', { name: pieceName({ text }, copy) })}</p>
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

interface LeaveFailureProps {
  readonly open: OpenLeaving
  readonly refused: RefusedLeaving | undefined
}

/** Why a copy cannot leave, or could not. One that is gone and one without a name are mended in their own form. */
function LeaveFailure({ open: { copy, news }, refused }: LeaveFailureProps) {
  const { text } = useText()
  const { pathname, search } = useLocation()
  const left = refused?.left ?? leftStatuses.find((status) => status === copy.status)
  const isNameless = copy.item === undefined && (copy.own_name ?? '') === ''
  const told = refused ? refused.failure && { told: refused.failure } : news
  const failure = isNameless ? ({ told: 'copy-nameless' } as const) : told
  if (left === undefined && !(failure && isFailure(failure))) return null
  return (
    <p className="error" role="alert" tabIndex={-1}>
      <span>
        {left !== undefined
          ? text('copy.gone.already', { status: text(`copy.status.${left}`) })
          : failure && newsText({ text }, failure, copy.name)}{' '}
        {(left !== undefined || isNameless) && (
          <Link className="link" to={editCopyPath(pathname + search, copy.id)} replace preventScrollReset>
            {text('copy.edit')}
          </Link>
        )}
      </span>
    </p>
  )
}
