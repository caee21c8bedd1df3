import { useText } from '@collect/messages/react'
import { Link } from 'react-router'

import { PageLinks } from '../page-links.tsx'
import { ProductTitle } from '../product-title.tsx'
import { SetList } from '../set/set-list.tsx'
import type { OpenSets } from './load-sets.ts'

/** All sets, or those of one drawer, in pages. */
export function AllSets({ open }: { readonly open: OpenSets }) {
  const { text } = useText()
  const { sets, count, category, next_page_token, isFirstPage } = open
  const drawer = category && text(`category.${category}`)
  const title = drawer === undefined ? text('discover.sets') : text('discover.sets.of', { drawer })
  return (
    <>
      <ProductTitle page={title} />
      <div className="head">
        <h1>{title}</h1>
        <p className="muted">
          {count === 0
            ? text('discover.sets.none')
            : text(drawer === undefined ? 'discover.sets.lead' : 'discover.sets.drawer-lead', { count })}
        </p>
        <p>
          <Link className="link link--tap sm" to={drawer === undefined ? '/discover' : `/discover?drawer=${category}`}>
            {drawer ?? text('discover.title')}
          </Link>
        </p>
      </div>
      <SetList sets={sets} />
      <PageLinks next={next_page_token} isFirst={isFirstPage} />
    </>
  )
}
