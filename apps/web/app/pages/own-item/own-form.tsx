import type { CategorySummary } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'
import { useEffect, useRef, type MouseEvent } from 'react'
import { Form, Link, useActionData, useLocation, useNavigation } from 'react-router'

import { ProductIcon } from '../../frame/icon.tsx'
import { Owner } from '../../frame/owner.tsx'
import { useContact } from '../../shell/contact/use-contact.ts'
import type { OpenOwnForm } from './load-own-form.ts'
import { OwnConflict } from './own-conflict.tsx'
import { idOfField, OwnItemFieldInput } from './own-field.tsx'
import { ownFieldsOf } from './own-fields.ts'
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
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus()
  }, [refused])
  const fields = ownFieldsOf(formatter, category)
  const typed = refused?.typed ?? open.typed
  const saved = refused?.saved
  const rev = saved?.rev ?? open.rev
  const isNew = rev === undefined
  const wrong = fields.filter(({ name }) => refused?.problems[name] !== undefined)
  const failure = refused && !saved && wrong.length === 0 ? 'item.not-saved' : undefined
  return (
    <Form method="post" action={pathname + search} ref={form} noValidate preventScrollReset>
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
        {wrong.length >= mostWithoutSummary && (
          <div className="msg msg--error" role="group" aria-labelledby="own-problems">
            <ProductIcon name="warning" />
            <div>
              <p id="own-problems">{text('own.problems', { count: wrong.length })}</p>
              <ul>
                {wrong.map(({ name, label }) => (
                  <li key={name}>
                    <a className="link" href={`#${idOfField(name)}`} onClick={focusField}>
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          </div>
        )}
        {saved ? (
          <OwnConflict fields={fields} mine={typed} saved={saved.typed} />
        ) : (
          <div className="own">
            {fields.map((field) => (
              <OwnItemFieldInput
                key={field.name}
                field={field}
                typed={typed[field.name]}
                problem={refused?.problems[field.name]}
                isFirstWrong={field === wrong[0]}
              />
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
      <div className="sheet__acts own__send">
        {saved && (
          <Link className="btn btn--block" to={open.closePath} replace preventScrollReset>
            {text('conflict.discard')}
          </Link>
        )}
        <button className={`btn btn--primary btn--block ${isBusy ? 'is-loading' : ''}`} aria-busy={isBusy}>
          {isBusy && <span className="spinner" />}
          {text(saved ? 'conflict.save' : isNew ? 'own.submit' : 'own.save')}
        </button>
      </div>
    </Form>
  )
}

/** The router takes a new hash for a page without the answer of the form. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  document.getElementById(event.currentTarget.hash.slice(1))?.focus()
}

/** From this number of errors on, a list above the form names them (docs/contract/collectibles.md §1). */
const mostWithoutSummary = 3
