import { ownSetParts, type OwnSetPart } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'
import { Link } from 'react-router'

import { PageLinks } from '../../page-links.tsx'
import { SetList } from '../../set/set-list.tsx'
import { ViewHead } from '../../view-head.tsx'
import type { OpenMySets } from './load-my-sets.ts'

/** Sets that the user has something of, the fullest unfinished one first. */
export function MySets({ open }: { readonly open: OpenMySets }) {
  const { text } = useText()
  const { sets, part, counts, next_page_token, isFirstPage } = open
  const hasAny = counts.building > 0
  return (
    <>
      <ViewHead title={text('my-sets.title')}>
        {hasAny ? text('my-sets.lead', { count: counts.building, complete: counts.complete }) : undefined}
      </ViewHead>
      {hasAny ? (
        <>
          <nav className="tabs tabs--above" aria-label={text('set.show')}>
            {ownSetParts.map((one) => (
              <Link
                key={one}
                className="tab"
                to={pathOfPart(one)}
                preventScrollReset
                aria-current={one === part ? 'true' : undefined}
              >
                {text(`my-sets.show.${one}`)}
                <data className="num" value={counts[one]}>
                  {counts[one]}
                </data>
              </Link>
            ))}
          </nav>
          {sets.length > 0 || part === 'building' ? (
            <SetList sets={sets} />
          ) : (
            <p className="muted">{text(noneOf[part])}</p>
          )}
          <PageLinks next={next_page_token} isFirst={isFirstPage} />
        </>
      ) : (
        <section className="empty" aria-labelledby="no-sets">
          <h2 id="no-sets">{text('my-sets.empty.title')}</h2>
          <p className="muted">{text('my-sets.empty.text')}</p>
          <div className="acts">
            <Link className="btn btn--primary" to="/discover?show=sets">
              {text('discover.sets')}
            </Link>
          </div>
        </section>
      )}
    </>
  )
}

const pathOfPart = (part: OwnSetPart): string =>
  part === 'building' ? '/collection?show=sets' : `/collection?show=sets&part=${part}`

const noneOf = {
  unfinished: 'my-sets.none-unfinished',
  complete: 'my-sets.none-complete',
} as const
