import { useText } from '@collect/messages/react'
import { useState, type FormEvent, type ReactNode } from 'react'
import { Form, Link, useLocation, useNavigation } from 'react-router'

import type { FieldSpec } from '../../../forms/field-spec.ts'
import { FormField } from '../../../forms/form-field.tsx'
import { ProblemList } from '../../../forms/problem-list.tsx'
import { TwoVersions, versionsOf } from '../../../forms/two-versions.tsx'
import { useFormRules } from '../../../forms/use-form-rules.ts'
import type { Typed } from '../../../forms/rules.ts'
import { Owner } from '../../../frame/owner.tsx'
import { useContact } from '../../../shell/contact/use-contact.ts'
import { problemText } from './problem-text.ts'
import type { RefusedRow, RowAct } from './refused-row.ts'
import { useRefusedRow } from './use-refused-row.ts'

interface RowFormProps {
  readonly intent: string
  readonly act: RowAct
  /** Of the row that it changes, or will have. */
  readonly id: string
  /** Absent for a new row. */
  readonly rev?: number
  readonly className?: string
  /** Tells this form from others with the same act. */
  readonly isOwn?: (refused: RefusedRow) => boolean
  /** The fields; some may stand there only after a refusal. */
  readonly fields?: (refused: RefusedRow | undefined) => readonly FieldSpec[]
  /** What stands in them before the user types. */
  readonly values?: Typed
  /** The first field takes the focus when the form opens. */
  readonly takesFocus?: boolean
  /** What follows the fields, the button last. */
  readonly children: (form: RowFormState) => ReactNode
}

interface RowFormState {
  /** What the service refused of this very form. */
  readonly refused: RefusedRow | undefined
  readonly isBusy: boolean
}

/** A form of one row. A form that has made its row is empty again. */
export function RowForm(form: RowFormProps) {
  const { search } = useLocation()
  const [made, setMade] = useState({ sent: '', last: '' })
  const about = new URLSearchParams(search).get('about')
  if (made.sent !== '' && made.sent === about) setMade({ sent: '', last: about })
  return <FreshRowForm key={made.last} form={form} onSent={(id) => setMade({ ...made, sent: id })} />
}

interface FreshRowFormProps {
  readonly form: RowFormProps
  readonly onSent: (id: string) => void
}

/** What is refused stays as typed, with its error at the field or above the form. */
function FreshRowForm({ form, onSent }: FreshRowFormProps) {
  const { intent, act, id, rev, className = 'rowform', isOwn, values = {}, takesFocus = false, children } = form
  const formatter = useText()
  const { text } = formatter
  const { pathname, search } = useLocation()
  const { isLost } = useContact()
  const navigation = useNavigation()
  const refused = useRefusedRow(intent, act, id, isOwn)
  const fields = form.fields?.(refused) ?? []
  const rules = Object.fromEntries(fields.map((field) => [field.name, field.rules]))
  const ruled = useFormRules({ rules, problems: refused?.problems })
  const typed = { ...values, ...refused?.typed }
  const isSending =
    navigation.state === 'submitting' &&
    ['intent', 'do', 'id'].every((name, at) => navigation.formData?.get(name) === [intent, act, refused?.id ?? id][at])
  const isStranded = isSending && isLost
  const saved = refused?.saved
  const failure = isStranded
    ? text('offline.not-saved')
    : refused?.problem !== undefined && !saved && problemText(formatter, refused.problem)
  const wrong = fields.filter(({ name }) => ruled.problemOf(name) !== undefined)
  const [firstWrong] = fields.filter(({ name }) => refused?.problems[name] !== undefined)
  const focused = refused ? firstWrong : takesFocus ? fields[0] : undefined
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (act === 'add') onSent(refused?.id ?? id)
    ruled.form.onSubmit(event)
  }
  return (
    <Form
      method="post"
      action={pathname + search}
      className={className}
      {...ruled.form}
      onSubmit={onSubmit}
      preventScrollReset
    >
      <Owner />
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="do" value={act} />
      <input type="hidden" name="id" value={refused?.id ?? id} />
      {rev !== undefined && <input type="hidden" name="rev" value={refused?.rev ?? rev} />}
      {failure && (
        <p className="error" role="alert" tabIndex={-1}>
          <span>{failure}</span>
        </p>
      )}
      <ProblemList wrong={wrong} />
      {saved ? (
        <TwoVersions fields={versionsOf(fields)} mine={typed} saved={saved} />
      ) : (
        fields.map((field) => (
          <FormField key={field.name} spec={field} typed={typed} ruled={ruled} isFocused={field === focused} />
        ))
      )}
      {saved ? (
        <div className="acts">
          <RowButton kind="primary" isBusy={isSending && !isLost}>
            {text('conflict.save')}
          </RowButton>
          <Link className="btn" to={pathname + search} preventScrollReset>
            {text('conflict.discard')}
          </Link>
        </div>
      ) : (
        children({ refused, isBusy: isSending && !isLost })
      )}
    </Form>
  )
}

interface RowButtonProps {
  readonly isBusy: boolean
  readonly kind?: 'primary' | 'danger'
  readonly label?: string
  readonly children: ReactNode
}

export function RowButton({ isBusy, kind, label, children }: RowButtonProps) {
  return (
    <button
      className={`btn ${kind === undefined ? '' : `btn--${kind}`} ${isBusy ? 'is-loading' : ''}`}
      aria-busy={isBusy}
      aria-label={label}
    >
      {isBusy && <span className="spinner" />}
      {children}
    </button>
  )
}
