import type { Item } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'
import type { ReactNode } from 'react'
import { Form, Link, useLocation, useNavigation } from 'react-router'

import { Owner } from '../../frame/owner.tsx'
import { useContact } from '../../shell/contact/use-contact.ts'
import { itemPath } from '../item-path.ts'
import type { OpenedItem } from '../opened-item.ts'
import { editPath } from '../own-path.ts'

/** What the owner of an item does with it that no other user sees. */
export function OwnPart({ opened: { item, actKey } }: { readonly opened: OpenedItem }) {
  const { text } = useText()
  if (!item.own) return null
  const isOffered = item.own === 'pending'
  return (
    <section className="part" aria-labelledby="own-item">
      <h3 id="own-item">{text('own.title')}</h3>
      <p className="muted">{text(`own.${item.own}`)}</p>
      <div className="acts own__acts">
        <Link className="btn btn--sm" to={editPath(item.category, item.id)} preventScrollReset>
          {text('own.edit')}
        </Link>
        <OwnAct item={item} intent="offer" label={text(isOffered ? 'own.take-back' : 'own.offer')}>
          <input type="hidden" name="on" value={isOffered ? 'no' : 'yes'} />
          <input type="hidden" name="key" value={actKey} />
        </OwnAct>
        <OwnAct item={item} intent="delete-item" label={text('own.delete')} isDangerous>
          <input type="hidden" name="category" value={item.category} />
          <input type="hidden" name="rev" value={item.rev} />
        </OwnAct>
      </div>
    </section>
  )
}

interface OwnActProps {
  readonly item: Item
  readonly intent: 'offer' | 'delete-item'
  readonly label: string
  readonly isDangerous?: boolean
  /** What the act needs to know. */
  readonly children: ReactNode
}

/** The page tells what the act did. Going there replaces the address, so that Back leads to the list. */
function OwnAct({ item, intent, label, isDangerous = false, children }: OwnActProps) {
  const { text } = useText()
  const { pathname, search } = useLocation()
  const { formData, state } = useNavigation()
  const { isLost } = useContact()
  const isSent = formData?.get('intent') === intent
  const isStranded = isLost && isSent && state === 'submitting'
  const isBusy = isSent && !isStranded
  return (
    <Form method="post" action={itemPath(pathname, search, item.id)} replace preventScrollReset>
      <Owner />
      <input type="hidden" name="intent" value={intent} />
      {children}
      <button
        className={`btn btn--sm ${isDangerous ? 'btn--danger' : ''} ${isBusy ? 'is-loading' : ''}`}
        aria-busy={isBusy}
      >
        {isBusy && <span className="spinner" />}
        {label}
      </button>
      {isStranded && (
        <p className="error" role="alert">
          <span>{text('offline.not-saved')}</span>
        </p>
      )}
    </Form>
  )
}
