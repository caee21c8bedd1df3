import {
  categories as drawers,
  type Category,
  type CategoryList,
  type CategorySummary,
} from '@collect/collectibles/wire'
import { data, redirect } from 'react-router'

import { pagePath } from '../../acts/act-on-page.ts'
import { withoutNews } from '../../acts/act-news.ts'
import { signInPath } from '../../frame/sign-in-path.ts'
import { readCollectibles } from '../../server/ask-collectibles.ts'
import { pageContext } from '../../server/page-context.ts'
import { sessionOfVisit } from '../../server/session.ts'
import type { Visit } from '../../server/visit.ts'
import { uuidV7 } from './uuid-v7.ts'

/** The sheet that makes an item of the user's own. */
export interface OpenSuggestion {
  /** The new item's id: the same form sent twice makes one item. */
  readonly id: string
  /** The drawers to choose from. */
  readonly drawers: readonly Category[]
  /** The chosen drawer with its fields; absent before the choice. */
  readonly category: CategorySummary | undefined
  readonly closePath: string
}

/** The sheet of `?suggest-item=1`; its drawer is the one of the page behind it. */
export async function loadSuggestion(visit: Visit): Promise<OpenSuggestion | undefined> {
  const { context, request, url } = visit
  const word = url.searchParams.get('suggest-item')
  if (word === null) return undefined
  if (word !== '1') throw data(null, 404)
  if (!(await sessionOfVisit(context, request)))
    throw redirect(signInPath('login', context.get(pageContext).origin, pagePath(url)))
  const name = url.searchParams.get('drawer')
  const { categories } = await readCollectibles<CategoryList>(visit, '/categories')
  const behind = withoutNews(url)
  behind.searchParams.delete('suggest-item')
  return {
    id: uuidV7(Date.now()),
    drawers,
    category: categories.find(({ id }) => id === name),
    closePath: pagePath(behind),
  }
}
