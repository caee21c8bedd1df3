import { useText } from '@collect/messages/react'
import { Link, useLocation } from 'react-router'

import { PageTitle } from '../../frame/page-title.tsx'
import { ProductIcon } from '../../frame/icon.tsx'
import { Art } from '../art.tsx'
import { newCopyPath } from '../copy-path.ts'
import { ItemActions } from './item-actions.tsx'
import { ItemFacts } from './item-facts.tsx'
import { ItemLine } from './item-line.tsx'
import { OwnPart } from './own-part.tsx'
import { WantAndSpare } from './want-and-spare.tsx'
import { ItemSource } from './item-source.tsx'
import { ItemVariants } from './item-variants.tsx'
import { MyCopies } from './my-copies.tsx'
import type { OpenedItem } from '../opened-item.ts'
import { useSheet } from '../use-sheet.ts'

/** An item open over its list: a bottom sheet on phones, a centred dialog elsewhere. */
export function ItemSheet(opened: OpenedItem) {
  const { item, closePath, isSignedIn } = opened
  const { text } = useText()
  const { pathname, search } = useLocation()
  // An own photo shows more than a drawing.
  const { photo, photo_words: words } = item.mine?.copies.find((copy) => copy.photo !== undefined) ?? {}
  const alt =
    words &&
    (words.alt || text('photo.alt', { number: words.number, name: item.name, kind: text(`photo.kind.${words.kind}`) }))
  const { sheet, onClose } = useSheet(`[data-item="${item.id}"]`, closePath)
  return (
    <>
      <PageTitle page={item.name} />
      <Link className="scrim" to={closePath} tabIndex={-1} aria-hidden="true" onClick={onClose} />
      <div
        className="sheet sheet--long"
        role="dialog"
        aria-modal="true"
        aria-labelledby="item-name"
        ref={sheet}
        tabIndex={-1}
      >
        <Link className="iconbtn sheet__close" to={closePath} aria-label={text('item.close')} onClick={onClose}>
          <ProductIcon name="close" />
        </Link>
        <div className="sheet__art">
          {photo === undefined ? (
            <Art src={item.art} isFirst />
          ) : (
            <span className="photo">
              <Art src={photo} isFirst {...(alt !== undefined && { alt })} />
            </span>
          )}
        </div>
        <div className="sheet__body">
          <div className="stack stack--sm sheet__title">
            <span className="plate">{text(`category.${item.category}`)}</span>
            <h2 className="h1" id="item-name">
              {item.name}
            </h2>
            <ItemLine item={item} />
            {item.story && <p className="muted">{item.story}</p>}
            {item.sample && <p className="muted sm">{text('item.sample.note')}</p>}
          </div>
          {isSignedIn && (
            <div className="stack stack--sm">
              <WantAndSpare item={item} />
              <Link
                className="btn"
                to={newCopyPath(pathname + search, {
                  item: item.id,
                  ...(opened.variant !== undefined && { variant: opened.variant }),
                })}
                preventScrollReset
              >
                {text('copy.add-details')}
              </Link>
            </div>
          )}
          <OwnPart opened={opened} />
          <ItemVariants opened={opened} />
          <MyCopies item={item} variant={opened.variant} />
          <ItemFacts item={item} variant={opened.variant} />
          <ItemSource opened={opened} />
        </div>
        <ItemActions opened={opened} />
      </div>
    </>
  )
}
