import { useText } from '@collect/messages/react'
import { Link } from 'react-router'

import { PageNews } from '../../../acts/page-news.tsx'
import { PageLinks } from '../../page-links.tsx'
import { ViewHead } from '../../view-head.tsx'
import type { ListedWish, OpenWishes } from './load-wishes.ts'
import { WishEntry } from './wish-entry.tsx'

/** What the user wants, the most wanted first. */
export function WishesView({ open }: { readonly open: OpenWishes }) {
  const { text } = useText()
  const { wishes, count, form, key, news, next_page_token, isFirstPage } = open
  return (
    <>
      <ViewHead title={text('wishes.title')}>{count > 0 ? text('wishes.lead', { count }) : undefined}</ViewHead>
      {news && <PageNews news={news} name="" />}
      {count > 0 && (
        <div className="wishlist">
          {byPriority(wishes).map(([priority, group]) => (
            <section key={priority} className="block wishes" aria-labelledby={`priority-${priority}`}>
              <h2 className="h2--block" id={`priority-${priority}`}>
                {text(`wishes.priority.${priority}`)}
              </h2>
              <ul className="hits">
                {group.map((wish) => (
                  <WishEntry
                    key={wish.id}
                    wish={wish}
                    form={form?.wish.id === wish.id ? form : undefined}
                    actKey={key}
                    isFirst={wishes.indexOf(wish) < 4}
                  />
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
      {count === 0 && (
        <section className="empty" aria-labelledby="no-wishes">
          <h2 id="no-wishes">{text('wishes.empty.title')}</h2>
          <p className="muted">{text('wishes.empty.text')}</p>
          <div className="acts">
            <Link className="btn btn--primary" to="/discover">
              {text('collection.empty.action')}
            </Link>
          </div>
        </section>
      )}
      <PageLinks next={next_page_token} isFirst={isFirstPage} />
    </>
  )
}

type Priority = 1 | 2 | 3 | 4 | 5

/** Wishes of one priority stand together. */
function byPriority(wishes: readonly ListedWish[]): readonly (readonly [Priority, readonly ListedWish[]])[] {
  const groups = new Map<Priority, ListedWish[]>()
  for (const wish of wishes) {
    const priority = wish.priority as Priority // as the service keeps it
    groups.set(priority, [...(groups.get(priority) ?? []), wish])
  }
  return [...groups]
}
