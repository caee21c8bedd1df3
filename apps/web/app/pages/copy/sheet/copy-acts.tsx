import { leftStatuses } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'
import type { ReactNode } from 'react'
import { Form, Link, useLocation, useNavigation } from 'react-router'

import { ProductIcon } from '../../../frame/icon.tsx'
import { Owner } from '../../../frame/owner.tsx'
import { editCopyPath, leavePath, likePath } from '../../../item/copy-path.ts'
import { useContact } from '../../../shell/contact/use-contact.ts'
import { useClosingMenu } from '../../../shell/use-closing-menu.ts'
import type { OpenCopy } from './open-copy.ts'
import { SplitForm, useRefusedSplit } from './split-form.tsx'

/** What the owner does with a copy. One in the bin only comes back. */
export function CopyActs({ open }: { readonly open: OpenCopy }) {
  const { copy, key } = open
  const { text } = useText()
  const { pathname, search } = useLocation()
  const { state } = useNavigation()
  const { isLost } = useContact()
  const refusedSplit = useRefusedSplit(open)
  const here = pathname + search
  const isStranded = isLost && state === 'submitting'
  const failure = isStranded && (
    <p className="error" role="alert">
      <span>{text('offline.not-saved')}</span>
    </p>
  )
  if (copy.deleted_at !== undefined)
    return (
      <div className="sheet__acts">
        {failure}
        <Act intent="restore-copy" actKey={key}>
          <button className="btn btn--primary btn--block">{text('copy.restore')}</button>
        </Act>
      </div>
    )
  const isLeft = leftStatuses.some((status) => status === copy.status)
  return (
    <div className="sheet__acts">
      {failure}
      <div className="acts3">
        <Link className="btn btn--primary" to={editCopyPath(here, copy.id)} replace preventScrollReset>
          {text('copy.edit')}
        </Link>
        <Link
          className="btn"
          to={likePath(here, copy.id)}
          replace
          preventScrollReset
          aria-label={text('copy.like-this')}
        >
          <ProductIcon name="plus" />
          <span className="wideword">{text('copy.like-this')}</span>
        </Link>
        <More isOpen={refusedSplit !== undefined}>
          {copy.quantity > 1 && <SplitForm open={open} />}
          {!isLeft && (
            <Link className="menu__entry" to={leavePath(here, copy.id)} replace preventScrollReset>
              {text('copy.gone')}
            </Link>
          )}
          <Act intent="delete" actKey={key}>
            <input type="hidden" name="rev" value={copy.rev} />
            <button className="menu__entry is-danger">{text('copy.delete')}</button>
          </Act>
        </More>
      </div>
    </div>
  )
}

interface ActProps {
  readonly intent: 'restore-copy' | 'delete'
  readonly actKey: string
  readonly children: ReactNode
}

/** A form of the sheet. Going to the page that tells replaces the address, so that Back leads to the list. */
function Act({ intent, actKey, children }: ActProps) {
  const { pathname, search } = useLocation()
  return (
    <Form method="post" action={pathname + search} replace preventScrollReset>
      <Owner />
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="key" value={`${intent}-${actKey}`} />
      {children}
    </Form>
  )
}

function More({ isOpen, children }: { readonly isOpen: boolean; readonly children: ReactNode }) {
  const { text } = useText()
  const menu = useClosingMenu()
  return (
    <details className="menu menu--up" ref={menu} open={isOpen || undefined}>
      <summary className="btn">{text('copy.more')}</summary>
      <div className="menu__list">{children}</div>
    </details>
  )
}
