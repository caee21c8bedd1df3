import { useText } from '@collect/messages/react'
import { useEffect, useRef } from 'react'
import { Form, Link, useActionData, useLocation, useNavigation, useSearchParams } from 'react-router'

import { ProductIcon } from '../../../frame/icon.tsx'
import { Owner } from '../../../frame/owner.tsx'
import { useContact } from '../../../shell/contact/use-contact.ts'
import { ProductTitle } from '../../product-title.tsx'
import { selectionPath } from '../pieces/pieces-address.ts'
import { fieldsFor } from './bulk-fields.ts'
import { BulkFields } from './bulk-inputs.tsx'
import { BulkSummary } from './bulk-summary.tsx'
import type { PendingBulk } from './change-many-pieces.ts'
import type { OpenBulk } from './open-bulk.ts'

/** Changes many copies alike: the fields, then what they change, then the change. */
export function BulkView({ open }: { readonly open: OpenBulk }) {
  const { text } = useText()
  const { pathname, search } = useLocation()
  const [query] = useSearchParams()
  const pending = useActionData<PendingBulk>()
  const { isLost } = useContact()
  const isSending = useNavigation().state === 'submitting'
  const isBusy = isSending && !isLost
  const head = useRef<HTMLHeadingElement>(null)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // A new step is read from its head, a refused one from what is wrong.
    if (!pending) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')
    ;(wrong ?? head.current)?.focus()
  }, [pending])
  const { part, ids, key, currency } = open
  const count = pending?.count ?? open.count
  const isDelete = part === 'delete'
  const isChecked = isDelete || pending?.isChecked === true
  const title = text(isDelete ? 'pieces.bulk.delete' : 'pieces.bulk.title', { count })
  const failure = isLost && isSending ? 'offline.not-saved' : failureOf(pending)
  const fields = fieldsFor(part).filter((field) => field !== 'grade' || open.grades.length > 0)
  return (
    <>
      <ProductTitle page={title} />
      <div className="head head--tight">
        <h1 ref={head} tabIndex={-1}>
          {title}
        </h1>
        {isDelete && <p className="muted">{text('pieces.bulk.delete.text')}</p>}
      </div>
      <Form className="card bulkform" method="post" action={pathname + search} ref={form} noValidate preventScrollReset>
        <Owner />
        <input type="hidden" name="intent" value="bulk" />
        <input type="hidden" name="part" value={part} />
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="expected" value={count} />
        {ids.length === 0 ? (
          <input type="hidden" name="all" value="yes" />
        ) : (
          ids.map((id) => <input key={id} type="hidden" name="ids" value={id} />)
        )}
        {failure !== undefined && (
          <p className="error" role="alert" tabIndex={-1}>
            <span>{text(failure, { count })}</span>
          </p>
        )}
        {isChecked ? (
          !isDelete && pending && <BulkSummary open={open} typed={pending.typed} count={count} />
        ) : (
          <BulkFields open={open} fields={fields} pending={pending} currency={currency} />
        )}
        <div className="acts bulkform__acts">
          <Link className="btn" to={selectionPath(query)}>
            {text('pieces.bulk.cancel')}
          </Link>
          {isChecked && !isDelete && (
            <button className="btn" name="do" value="change">
              {text('pieces.bulk.back')}
            </button>
          )}
          <button
            className={`btn ${isDelete ? 'btn--danger' : 'btn--primary'} ${isBusy ? 'is-loading' : ''}`}
            name="do"
            value={isChecked ? 'save' : 'check'}
            aria-busy={isBusy}
          >
            {isBusy && <span className="spinner" />}
            {!isBusy && isDelete && <ProductIcon name="close" />}
            {text(isDelete ? 'pieces.do.delete' : isChecked ? 'pieces.bulk.save' : 'pieces.bulk.check')}
          </button>
        </div>
      </Form>
    </>
  )
}

function failureOf(pending: PendingBulk | undefined) {
  if (pending?.problems.form) return 'pieces.bulk.nothing'
  switch (pending?.refusal) {
    case 'moved':
      return 'pieces.bulk.moved'
    case 'enough':
      return 'pieces.enough'
    case 'failed':
      return 'item.not-saved'
    default:
      return undefined
  }
}
