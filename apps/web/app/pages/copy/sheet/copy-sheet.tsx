import { useText } from '@collect/messages/react'
import { Link } from 'react-router'

import { PageNews } from '../../../acts/page-news.tsx'
import { ProductIcon } from '../../../frame/icon.tsx'
import { PageTitle } from '../../../frame/page-title.tsx'
import { ItemFacts } from '../../../item/sheet/item-facts.tsx'
import { ItemLine } from '../../../item/sheet/item-line.tsx'
import { useSheet } from '../../../item/use-sheet.ts'
import { CopyPhotos } from '../../photos/copy-photos.tsx'
import { PhotoPart } from '../../photos/photo-part.tsx'
import { CopyActs } from './copy-acts.tsx'
import { CopyFacts } from './copy-facts.tsx'
import { History } from './history.tsx'
import { Neighbours } from './neighbours.tsx'
import type { OpenCopy } from './open-copy.ts'

interface CopySheetProps {
  readonly open: OpenCopy
  /** The copies of the list behind, as the server has drawn it. */
  readonly behind: readonly string[]
}

/** A copy open over its list: what the owner wrote first, then what the catalogue says, then its history. */
export function CopySheet({ open, behind }: CopySheetProps) {
  const { text } = useText()
  const { copy, item, closePath, news, job } = open
  const name = copy.name || text('copy.draft')
  // A copy in the bin has no part about its photos.
  const isOfPhotos = news?.told.startsWith('photo') === true && copy.deleted_at === undefined
  const { sheet, onClose } = useSheet(`[data-copy="${copy.id}"]`, closePath)
  return (
    <>
      <PageTitle page={name} />
      <Link className="scrim" to={closePath} tabIndex={-1} aria-hidden="true" onClick={onClose} />
      <div
        className="sheet sheet--long"
        role="dialog"
        aria-modal="true"
        aria-labelledby="copy-name"
        ref={sheet}
        tabIndex={-1}
      >
        <Link className="iconbtn sheet__close" to={closePath} aria-label={text('item.close')} onClick={onClose}>
          <ProductIcon name="close" />
        </Link>
        <div className="sheet__art">
          <Neighbours id={copy.id} drawn={behind} />
          <CopyPhotos copy={copy} name={name} />
        </div>
        <div className="sheet__body">
          {news && !isOfPhotos && <PageNews news={news} name={name} job={job} />}
          {copy.deleted_at !== undefined && (
            <div className="msg msg--warn">
              <ProductIcon name="warning" />
              <p>{text('copy.in-bin')}</p>
            </div>
          )}
          <div className="stack stack--sm sheet__title">
            <span className="plate">{text(`category.${copy.category}`)}</span>
            <h2 className="h1" id="copy-name">
              {name}
            </h2>
            {item && <ItemLine item={item} />}
            {copy.status !== 'owned' && <p className="status">{text(`copy.status.${copy.status}`)}</p>}
            {copy.sample && <p className="muted sm">{text('item.sample.note')}</p>}
          </div>
          <CopyFacts open={open} />
          <PhotoPart copy={copy} name={name} news={isOfPhotos ? news : undefined} keepsDays={open.keepsDays} />
          {item && (
            <>
              <ItemFacts item={item} variant={copy.variant?.id} />
              <p className="src">
                <Link className="link link--tap" to={`/discover?item=${item.id}`}>
                  {text('copy.in-catalogue')}
                </Link>
              </p>
            </>
          )}
          <History id={copy.id} history={open.history} />
        </div>
        <CopyActs open={open} />
      </div>
    </>
  )
}
