import { useText } from '@collect/messages/react'

import type { OpenedItem } from '../opened-item.ts'

/** Where the facts come from, and where a user reports a mistake. */
export function ItemSource({ opened: { item, support } }: { readonly opened: OpenedItem }) {
  const { text } = useText()
  const { name, licence, url } = item.source
  // A sample and an own item come from nowhere that could be named.
  if (!licence && !url && !support) return null
  return (
    <p className="src">
      {licence && `${text('item.source', { source: name, licence })} ${text('item.drawing')}`}{' '}
      {url && (
        <a className="link" href={url} rel="nofollow noopener noreferrer">
          {new URL(url).hostname}
        </a>
      )}{' '}
      {support && (
        <a className="link" href={`mailto:${support}?subject=${encodeURIComponent(`${item.name} (${item.id})`)}`}>
          {text('item.wrong')}
        </a>
      )}
    </p>
  )
}
