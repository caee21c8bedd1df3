import { useText } from '@collect/messages/react'
import { useEffect, useRef, type ReactNode } from 'react'
import { Form, useActionData, useLocation, useNavigation } from 'react-router'

import { Owner } from '../../../frame/owner.tsx'
import { useContact } from '../../../shell/contact/use-contact.ts'
import type { RefusedRow, RowAct } from './order-act.ts'
import { problemText } from './problem-text.ts'

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
  /** The fields, and the button last. */
  readonly children: (form: RowFormState) => ReactNode
}

interface RowFormState {
  /** What the service refused of this very form. */
  readonly refused: RefusedRow | undefined
  readonly isBusy: boolean
}

/** A form of one row. What the service refuses stays as typed, with its error at the field or above the form. */
export function RowForm({ intent, act, id, rev, className = 'rowform', isOwn = always, children }: RowFormProps) {
  const formatter = useText()
  const { text } = formatter
  const { pathname, search } = useLocation()
  const { isLost } = useContact()
  const navigation = useNavigation()
  const refused = useRefused(intent, act, id, isOwn)
  const isSending =
    navigation.state === 'submitting' &&
    ['intent', 'do', 'id'].every((name, at) => navigation.formData?.get(name) === [intent, act, id][at])
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus()
  }, [refused])
  const isStranded = isSending && isLost
  const isElsewhere = refused !== undefined && refused.field === undefined
  return (
    <Form method="post" action={pathname + search} className={className} ref={form} noValidate preventScrollReset>
      <Owner />
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="do" value={act} />
      <input type="hidden" name="id" value={refused?.id ?? id} />
      {rev !== undefined && <input type="hidden" name="rev" value={refused?.rev ?? rev} />}
      {(isElsewhere || isStranded) && (
        <p className="error" role="alert" tabIndex={-1}>
          <span>
            {isStranded || !refused ? text('offline.not-saved') : problemText(formatter, refused.problem)}
            {refused?.savedName !== undefined && ` ${text('shelves.problem.saved', { name: refused.savedName })}`}
          </span>
        </p>
      )}
      {children({ refused, isBusy: isSending && !isLost })}
    </Form>
  )
}

/** A new row's form has another id each time it is drawn; only its act tells it from others. */
function useRefused(
  intent: string,
  act: RowAct,
  id: string,
  isOwn: (refused: RefusedRow) => boolean,
): RefusedRow | undefined {
  const refused = useActionData<RefusedRow>()
  if (refused?.intent !== intent || refused.act !== act || !isOwn(refused)) return undefined
  return act === 'add' || refused.id === id ? refused : undefined
}

const always = () => true

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
