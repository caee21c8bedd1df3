import { useText } from '@collect/messages/react'
import { Link } from 'react-router'

import { setsPath } from '../../item/set-path.ts'
import { PageLinks } from '../page-links.tsx'
import { ProductTitle } from '../product-title.tsx'
import { SetList } from '../set/set-list.tsx'
import type { OpenSets } from './load-sets.ts'

interface AllSetsProps {
  readonly open: OpenSets
}

export function AllSetsHead({ open: { count, category, q, problem } }: AllSetsProps) {
  const { text } = useText()
  const drawer = category && text(`category.${category}`)
  const title = drawer === undefined ? text('discover.sets') : text('discover.sets.of', { drawer })
  const all = drawer === undefined ? 'discover.sets.lead' : 'discover.sets.drawer-lead'
  return (
    <>
      <ProductTitle page={title} />
      <div className="head">
        <h1>{title}</h1>
        {problem === undefined && (
          <p className="muted">
            {q !== ''
              ? text('discover.sets.found', { count })
              : text(count === 0 ? 'discover.sets.none' : all, { count })}
          </p>
        )}
        <p>
          <Link className="link link--tap sm" to={drawer === undefined ? '/discover' : `/discover?drawer=${category}`}>
            {drawer ?? text('discover.title')}
          </Link>
        </p>
      </div>
    </>
  )
}

/** All sets, or those of one drawer or with some words, in pages. */
export function AllSets({ open: { sets, category, q, problem, next_page_token, isFirstPage } }: AllSetsProps) {
  const { text } = useText()
  return (
    <>
      <SetList sets={sets} />
      {q !== '' && (
        <div className="acts acts--page">
          {/* The words stay, and the drawer leaves. */}
          {category !== undefined && problem === undefined && (
            <Link className="btn" to={setsPath({ q })}>
              {text('search.without-filters')}
            </Link>
          )}
          <Link className="btn" to={setsPath({})}>
            {text('discover.sets')}
          </Link>
        </div>
      )}
      <PageLinks next={next_page_token} isFirst={isFirstPage} />
    </>
  )
}
