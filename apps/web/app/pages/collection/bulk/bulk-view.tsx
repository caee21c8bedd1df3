import { useText } from '@collect/messages/react'
import { useEffect, useRef } from 'react'
import { Form, Link, useActionData, useLocation, useNavigation, useSearchParams } from 'react-router'

import { ProblemList } from '../../../forms/problem-list.tsx'
import { useFormRules } from '../../../forms/use-form-rules.ts'
import { ProductIcon } from '../../../frame/icon.tsx'
import { Owner } from '../../../frame/owner.tsx'
import { useContact } from '../../../shell/contact/use-contact.ts'
import { ProductTitle } from '../../product-title.tsx'
import { selectionPath } from '../pieces/pieces-address.ts'
import { bulkRules, fieldsFor, tickOf } from './bulk-fields.ts'
import { BulkFields } from './bulk-inputs.tsx'
import { bulkSpec } from './bulk-specs.ts'
import { BulkSummary } from './bulk-summary.tsx'
import type { OpenBulk } from './open-bulk.ts'
import type { PendingBulk } from './pending-bulk.ts'

/** Changes many copies alike: the fields, then what they change, then the change. */
export function BulkView({ open }: { readonly open: OpenBulk }) {
  const formatter = useText()
  const { text, locale } = formatter
  const { pathname, search } = useLocation()
  const [query] = useSearchParams()
  const answer = useActionData<PendingBulk>()
  const pending = answer ?? open.held
  const { isLost } = useContact()
  const isSending = useNavigation().state === 'submitting'
  const isBusy = isSending && !isLost
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // A new step is read from its head; a refused one takes the focus itself.
    if (pending && pending.refusal === undefined && Object.keys(pending.problems).length === 0) head.current?.focus()
  }, [pending])
  const { part, ids, key, currency } = open
  const ruled = useFormRules({ rules: bulkRules({ part, currency, locale }), problems: pending?.problems })
  const count = pending?.count ?? open.count
  const isDelete = part === 'delete'
  const isChecked = isDelete || pending?.isChecked === true
  const title = text(isDelete ? 'pieces.bulk.delete' : 'pieces.bulk.title', { count })
  const fields = fieldsFor(part).filter((field) => field !== 'grade' || open.grades.length > 0)
  const specs = fields.map((field) => [field, bulkSpec(formatter, field, open)] as const)
  const isNothing = fields.some((field) => ruled.problemOf(tickOf(field)) !== undefined)
  const failure = isLost && isSending ? 'offline.not-saved' : isNothing ? 'pieces.bulk.nothing' : failureOf(pending)
  return (
    <>
      <ProductTitle page={title} />
      <div className="head head--tight">
        <h1 ref={head} tabIndex={-1}>
          {title}
        </h1>
        {isDelete && <p className="muted">{text('pieces.bulk.delete.text')}</p>}
      </div>
      <Form className="card bulkform" method="post" action={pathname + search} {...ruled.form} preventScrollReset>
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
          <>
            <ProblemList
              wrong={specs.map(([, spec]) => spec).filter(({ name }) => ruled.problemOf(name) !== undefined)}
            />
            <BulkFields fields={specs} typed={pending?.typed ?? {}} ruled={ruled} problems={pending?.problems ?? {}} />
          </>
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
