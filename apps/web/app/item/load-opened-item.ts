import type { Item } from '@collect/collectibles/wire'
import { data } from 'react-router'

import { pagePath } from '../acts/act-on-page.ts'
import { newsIn, withoutNews } from '../acts/act-news.ts'
import { readCollectibles } from '../server/ask-collectibles.ts'
import { pageContext } from '../server/page-context.ts'
import { sessionOfVisit } from '../server/session.ts'
import type { Visit } from '../server/visit.ts'
import type { OpenedItem } from './opened-item.ts'

/** The item that `?item=` names, on the tab's own path, so that the tab stays orange (NAV-BAR-2). */
export async function loadOpenedItem(visit: Visit): Promise<OpenedItem | undefined> {
  const { context, request, url } = visit
  const id = url.searchParams.get('item')
  if (id === null) return undefined
  const [item, session] = await Promise.all([
    readCollectibles<Item>(visit, `/items/${encodeURIComponent(id)}`),
    sessionOfVisit(context, request),
  ])
  const list = withoutNews(url)
  for (const name of ['item', 'variant']) list.searchParams.delete(name)
  return {
    item,
    variant: variantOf(item, url.searchParams.get('variant')),
    isSignedIn: session !== undefined,
    closePath: pagePath(list),
    support: context.get(pageContext).project.support_email,
    actKey: crypto.randomUUID(),
    news: newsIn(url.searchParams),
  }
}

/** The variant that a sheet shows; an item that has one alone does not name it. */
function variantOf(item: Item, named: string | null): string | undefined {
  const variant = namedVariant(item, named)
  return item.variants.length > 1 ? variant : undefined
}

/** The named variant, else the default one. @throws 404 for another */
export function namedVariant({ variants }: Item, named: string | null): string | undefined {
  const found = variants.find(({ id, isDefault }) => (named === null ? isDefault : id === named))
  if (!found && named !== null) throw data(null, 404)
  return found?.id
}
