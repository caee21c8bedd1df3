import { useText } from '@collect/messages/react'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Form, Link, useActionData, useLocation, useNavigation, useSearchParams } from 'react-router'

import { FormSheet } from '../../../forms/form-sheet.tsx'
import { ProblemList } from '../../../forms/problem-list.tsx'
import { useFormRules } from '../../../forms/use-form-rules.ts'
import { ProductIcon } from '../../../frame/icon.tsx'
import { Owner } from '../../../frame/owner.tsx'
import { useContact } from '../../../shell/contact/use-contact.ts'
import { pickedIn } from '../pieces/chosen.ts'
import { selectionPath } from '../pieces/pieces-address.ts'
import { bulkRules, fieldsFor, tickOf } from './bulk-fields.ts'
import { BulkFields } from './bulk-inputs.tsx'
import { bulkSpec } from './bulk-specs.ts'
import { BulkSummary } from './bulk-summary.tsx'
import type { OpenBulk } from './open-bulk.ts'
import type { PendingBulk } from './pending-bulk.ts'

/** Changes many copies alike, over their list: the fields, then what they change, then the change. */
export function BulkSheet({ open }: { readonly open: OpenBulk }) {
  const formatter = useText()
  const { text, locale } = formatter
  const { pathname, search } = useLocation()
  const [query] = useSearchParams()
  const answer = useActionData<PendingBulk>()
  const pending = answer ?? open.held
  const { isLost } = useContact()
  const isSending = useNavigation().state === 'submitting'
  const isBusy = isSending && !isLost
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // A new step is read from its beginning; a field that is wrong takes the focus itself.
    if (!pending || Object.keys(pending.problems).length > 0) return
    const wrong = body.current?.querySelector<HTMLElement>('[role="alert"]')
    ;(wrong ?? body.current)?.focus()
  }, [pending])
  const ids = useSelectedIds(open)
  const { part, key, currency, isEvery } = open
  const ruled = useFormRules({
    rules: bulkRules({ part, currency, locale }),
    problems: pending?.problems,
  })
  const count = pending?.count ?? open.count
  const isDelete = part === 'delete'
  const isChecked = isDelete || pending?.isChecked === true
  const title = text(isDelete ? 'pieces.bulk.delete' : 'pieces.bulk.title', { count })
  const isForgotten = !isEvery && ids?.length === 0
  const fields = fieldsFor(part).filter((field) => field !== 'grade' || open.grades.length > 0)
  const specs = fields.map((field) => [field, bulkSpec(formatter, field, open)] as const)
  const isNothing = fields.some((field) => ruled.problemOf(tickOf(field)) !== undefined)
  const failure = isForgotten
    ? 'pieces.select.none'
    : isLost && isSending
      ? 'offline.not-saved'
      : isNothing
        ? 'pieces.bulk.nothing'
        : failureOf(pending)
  return (
    <FormSheet title={title} opener={`#bulk-${part}`} closePath={selectionPath(query)}>
      <Form method="post" action={pathname + search} {...ruled.form} preventScrollReset>
        <Owner />
        <input type="hidden" name="intent" value="bulk" />
        <input type="hidden" name="part" value={part} />
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="expected" value={count} />
        {isEvery ? (
          <input type="hidden" name="all" value="yes" />
        ) : (
          <input type="hidden" name="ids" value={(ids ?? []).join('.')} />
        )}
        <div className="sheet__body bulkform" ref={body} tabIndex={-1}>
          {isDelete && <p className="muted">{text('pieces.bulk.delete.text')}</p>}
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
              <BulkFields
                fields={specs}
                typed={pending?.typed ?? {}}
                ruled={ruled}
                problems={pending?.problems ?? {}}
              />
            </>
          )}
        </div>
        <div className="sheet__acts acts--form">
          {isChecked && !isDelete ? (
            <button className="btn" name="do" value="change">
              {text('pieces.bulk.back')}
            </button>
          ) : (
            <Link className="btn" to={selectionPath(query)} preventScrollReset>
              {text('pieces.bulk.cancel')}
            </Link>
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
    </FormSheet>
  )
}

/** The ids of the address; what the script has selected stands in the entry of the history alone. */
function useSelectedIds({ ids, isPicked }: OpenBulk): readonly string[] | undefined {
  const { state } = useLocation()
  const hasScript = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  if (!isPicked) return ids
  return hasScript ? pickedIn(state) : undefined
}

const neverChanges = () => () => undefined

function failureOf(pending: PendingBulk | undefined) {
  switch (pending?.refusal) {
    case 'moved':
      return 'pieces.bulk.moved'
    case 'enough':
      return 'pieces.enough'
    case 'none':
      return 'pieces.select.none'
    case 'failed':
      return 'item.not-saved'
    default:
      return undefined
  }
}
