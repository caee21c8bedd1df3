import type { CategorySummary } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'
import { Form, Link, useActionData, useLocation, useNavigation } from 'react-router'

import { FormField } from '../../forms/form-field.tsx'
import { ProblemList } from '../../forms/problem-list.tsx'
import { TwoVersions, versionsOf } from '../../forms/two-versions.tsx'
import { useFormRules } from '../../forms/use-form-rules.ts'
import { Owner } from '../../frame/owner.tsx'
import { useContact } from '../../shell/contact/use-contact.ts'
import type { OpenOwnForm } from './load-own-form.ts'
import { ownFieldsOf } from './own-fields.ts'
import { ownItemRules } from './own-rules.ts'
import type { RefusedOwnItem } from './save-own-item.ts'

interface OwnFormProps {
  readonly open: OpenOwnForm
  readonly category: CategorySummary
}

/** The item's fields. What the service refuses stays as typed, with its error at the field. */
export function OwnForm({ open, category }: OwnFormProps) {
  const formatter = useText()
  const { text } = formatter
  const { pathname, search } = useLocation()
  const refused = useActionData<RefusedOwnItem>()
  const { isLost } = useContact()
  const isSending = useNavigation().state === 'submitting'
  const isBusy = isSending && !isLost
  const fields = ownFieldsOf(formatter, category)
  const typed = refused?.typed ?? open.typed
  const saved = refused?.saved
  const rev = saved?.rev ?? open.rev
  const isNew = rev === undefined
  const ruled = useFormRules({ rules: ownItemRules(category), problems: refused?.problems })
  const wrong = fields.filter(({ name }) => ruled.problemOf(name) !== undefined)
  const firstRefused = fields.find(({ name }) => refused?.problems[name] !== undefined)
  const failure =
    refused && !saved && !firstRefused ? (refused.isGone ? 'shelves.told.gone' : 'item.not-saved') : undefined
  return (
    <Form method="post" action={pathname + search} {...ruled.form} preventScrollReset>
      <Owner />
      <input type="hidden" name="intent" value={isNew ? 'suggest-item' : 'change-item'} />
      <input type="hidden" name="id" value={refused?.id ?? open.id} />
      <input type="hidden" name="category" value={category.id} />
      {rev !== undefined && <input type="hidden" name="rev" value={rev} />}
      {fields.every(({ name }) => name !== 'years.to') && typed['years.to'] !== undefined && (
        <input type="hidden" name="years.to" value={typed['years.to']} />
      )}
      <div className="sheet__body">
        {(failure !== undefined || (isLost && isSending)) && (
          <p className="error" role="alert" tabIndex={-1}>
            <span>{text(failure ?? 'offline.not-saved')}</span>
          </p>
        )}
        <ProblemList wrong={wrong} />
        {saved ? (
          <TwoVersions fields={versionsOf(fields)} mine={typed} saved={saved.typed} />
        ) : (
          <div className="formgrid">
            {fields.map((field) => (
              <FormField key={field.name} spec={field} typed={typed} ruled={ruled} isFocused={field === firstRefused} />
            ))}
          </div>
        )}
        {isNew && (
          <label className="check">
            <input type="checkbox" name="offer" value="yes" defaultChecked={refused?.isOffered} />
            <span className="check__title">{text('own.offer')}</span>
            <span className="check__text">{text('own.offer.text')}</span>
          </label>
        )}
      </div>
      <div className="sheet__acts acts--form">
        {saved && (
          <Link className="btn" to={open.closePath} replace preventScrollReset>
            {text('conflict.discard')}
          </Link>
        )}
        <button className={`btn btn--primary ${isBusy ? 'is-loading' : ''}`} aria-busy={isBusy}>
          {isBusy && <span className="spinner" />}
          {text(saved ? 'conflict.save' : isNew ? 'own.submit' : 'own.save')}
        </button>
      </div>
    </Form>
  )
}
