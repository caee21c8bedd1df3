import { useText } from '@collect/messages/react'
import { Form, Link, useLocation } from 'react-router'

import { ProductIcon } from '../../../frame/icon.tsx'
import { Owner } from '../../../frame/owner.tsx'
import { Art } from '../../../item/art.tsx'
import { copyPath } from '../../../item/copy-path.ts'
import { MarkIcon } from '../../../item/mark-icon.tsx'
import { SendButton } from '../../collection/inputs/send-button.tsx'
import type { OpenCopyForm } from './open-copy-form.ts'

/** The item of a new copy, and what the user has of it already. */
export function WhatItIs({ open: { item, category, doubles, changePath } }: { readonly open: OpenCopyForm }) {
  const { text, find } = useText()
  const { pathname, search, state } = useLocation() as ReturnType<typeof useLocation> & { readonly state: unknown }
  const [double] = doubles
  const grade = double?.condition && find(`scale.${double.condition.scale}.${double.condition.grade}`)
  return (
    <div className="sheet__body what__body">
      <div className="what">
        <span className="thumb">{item ? <Art src={item.art} /> : <ProductIcon name="collection" />}</span>
        <span>
          <b>{item?.name ?? text('copy.not-in-catalogue')}</b>
          <span className="sm muted">{item?.caption || text(`category.${category}`)}</span>
        </span>
        {changePath !== undefined && (
          <Link className="link link--tap sm" to={changePath} state={state} replace preventScrollReset>
            {text('copy.change-item')}
          </Link>
        )}
      </div>
      {double && (
        <div className="msg double">
          <MarkIcon name="note" />
          <p>
            {grade === undefined ? text('copy.double') : text('copy.double.grade', { grade })}{' '}
            <Link className="link" to={copyPath(pathname + search, double.id)}>
              {text('copy.see')}
            </Link>
          </p>
          <Form method="post" action={pathname + search} replace preventScrollReset>
            <Owner />
            <input type="hidden" name="intent" value="make-more" />
            <input type="hidden" name="copy" value={double.id} />
            <input type="hidden" name="rev" value={double.rev} />
            <input type="hidden" name="quantity" value={double.quantity + 1} />
            <SendButton
              intent="make-more"
              label={text('copy.make-more', { count: double.quantity + 1 })}
              look="btn--sm"
            />
          </Form>
        </div>
      )}
    </div>
  )
}
