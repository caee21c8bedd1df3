import { useText } from '@collect/messages/react'
import { Link, useLocation, useSearchParams } from 'react-router'

import { PassingLink } from '../../../acts/passing-link.tsx'
import { ProductIcon } from '../../../frame/icon.tsx'
import { newCopyPath } from '../../../item/copy-path.ts'
import { ItemCard } from '../../../item/item-card.tsx'
import { MarkIcon } from '../../../item/mark-icon.tsx'
import { SamplesForm } from '../preferences/samples-form.tsx'
import { FreePlace } from './cells/free-place.tsx'
import { freePlaces } from './cells/places.ts'
import type { OpenPieces } from './open-pieces.ts'
import { leftQuery, pathOfList, pathWithoutAll, sheetPath } from './pieces-address.ts'
import { idOfSelect } from './select-link.tsx'

/** A collection without anything: the ways to a first piece and to what has left, samples to look at, and free places. */
export function NothingYet({ left, samples, rev }: Pick<OpenPieces, 'left' | 'samples' | 'rev'>) {
  const { text } = useText()
  const [query] = useSearchParams()
  return (
    <>
      <section className="first card" aria-labelledby="nothing">
        <div className="stack stack--sm">
          <h2 id="nothing">{text('collection.empty.title')}</h2>
          <p className="muted">{text('pieces.empty.text')}</p>
          {left > 0 && (
            <Link className="link link--tap" to={pathOfList(leftQuery)}>
              {text('pieces.empty.left', { count: left })}
            </Link>
          )}
        </div>
        <div className="acts">
          <Link
            className="btn btn--primary"
            id="add-piece"
            to={sheetPath(query, { new: '1' })}
            state={{ fromList: true }}
            preventScrollReset
          >
            <ProductIcon name="plus" />
            {text('pieces.empty.add')}
          </Link>
          <Link className="btn" to="/discover">
            <MarkIcon name="search" large />
            {text('pieces.empty.find')}
          </Link>
        </div>
      </section>
      <div>
        {samples.length > 0 && (
          <div className="above">
            <span>{text('pieces.samples')}</span>
            {rev !== undefined && <SamplesForm rev={rev} isHidden={false} action="/collection" />}
          </div>
        )}
        <div className="tray grid4 grid4--page">
          {samples.map((item) => (
            <ItemCard key={item.id} item={item} isFirst />
          ))}
          {Array.from({ length: freePlaces(samples.length) }, (_, index) => (
            <FreePlace key={index} isOfNoDrawer isNamed={index === 0} />
          ))}
        </div>
        <div className="lip" aria-hidden="true" />
      </div>
    </>
  )
}

/** Words or filters that leave nothing, with the ways on. */
export function NothingMatches() {
  const { text } = useText()
  const [query] = useSearchParams()
  const { pathname, search } = useLocation()
  const q = query.get('q')
  const drawer = query.get('drawer')
  return (
    <section className="empty none" aria-labelledby="none">
      <span className="hole" aria-hidden="true">
        <MarkIcon name="search" large />
      </span>
      <h2 id="none">{text('search.none')}</h2>
      <p className="muted">{text(q === null ? 'pieces.none.filters' : 'pieces.none.text', { q: q ?? '' })}</p>
      <div className="acts">
        <PassingLink className="btn btn--primary" nextFocus={idOfSelect} to={pathWithoutAll(query)}>
          {text('pieces.none.clear')}
        </PassingLink>
        {drawer !== null && (
          <PassingLink className="btn" nextFocus={idOfSelect} to={pathWithoutAll(query, true)}>
            {text('pieces.none.all')}
          </PassingLink>
        )}
        <Link className="btn" to={q === null ? '/discover' : `/discover?${new URLSearchParams({ q })}`}>
          {text('pieces.none.catalogue')}
        </Link>
        <Link
          className="btn"
          id="add-sought"
          to={newCopyPath(pathname + search, q === null ? {} : { name: q })}
          state={{ fromList: true, opener: 'add-sought' }}
          preventScrollReset
        >
          {text('search.add-it')}
        </Link>
      </div>
    </section>
  )
}
