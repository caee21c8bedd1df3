import {
  categories as drawers,
  type Category,
  type CategoryList,
  type CategorySummary,
  type Item,
} from '@collect/collectibles/wire'
import { data, redirectDocument } from 'react-router'

import { withoutNews } from '../../acts/act-news.ts'
import { pagePath } from '../../acts/act-on-page.ts'
import { goneForm } from '../../forms/gone-form.ts'
import type { Typed } from '../../forms/rules.ts'
import { signInPath } from '../../frame/sign-in-path.ts'
import { readCollectibles } from '../../server/ask-collectibles.ts'
import { localeOfVisit } from '../../server/locale.ts'
import { pageContext } from '../../server/page-context.ts'
import { sessionOfVisit } from '../../server/session.ts'
import type { Visit } from '../../server/visit.ts'
import { isTypedField, typedValues } from './typed-values.ts'
import { uuidV7 } from './uuid-v7.ts'

/** The sheet with the form of an own item: a new one, or one that the user changes. */
export interface OpenOwnForm {
  readonly id: string
  /** Of the item that the user changes; absent for a new one. */
  readonly rev?: number
  /** The drawers to choose from. */
  readonly drawers: readonly Category[]
  /** The drawer with its fields; absent before the choice. */
  readonly category: CategorySummary | undefined
  readonly typed: Typed
  readonly closePath: string
}

/** The form of `?suggest-item=1` or `?edit-item=<id>` (docs/contract/collectibles.md §5.1). */
export async function loadOwnForm(visit: Visit): Promise<OpenOwnForm | undefined> {
  const { context, request, url } = visit
  const query = url.searchParams
  const [added, changed] = [query.get('suggest-item'), query.get('edit-item')]
  if (added === null && changed === null) return undefined
  if (added !== null && (added !== '1' || changed !== null)) throw data(null, 404)
  if (!(await sessionOfVisit(context, request)))
    throw redirectDocument(signInPath('login', context.get(pageContext).origin, pagePath(url)))
  const { categories } = await readCollectibles<CategoryList>(visit, '/categories')
  // What the user typed before a sign-in, or elsewhere.
  const typedBefore: Typed = Object.fromEntries([...query].filter(([name]) => isTypedField(name)))
  const named = (name: string | null) => categories.find(({ id }) => id === name)
  if (changed === null)
    return {
      id: uuidV7(Date.now()),
      drawers,
      category: named(query.get('drawer')),
      typed: typedBefore,
      closePath: pathBehind(url),
    }
  const gone = context.get(goneForm)
  if (gone)
    return {
      id: changed,
      rev: Number(gone.get('rev')),
      drawers,
      category: named(String(gone.get('category'))),
      typed: typedBefore,
      closePath: pathBehind(url),
    }
  const item = await readCollectibles<Item>(visit, `/items/${encodeURIComponent(changed)}`)
  if (!item.own) throw data(null, 404)
  return {
    id: item.id,
    rev: item.rev,
    drawers,
    category: named(item.category),
    typed: { ...typedValues(item, await localeOfVisit(visit)), ...typedBefore },
    closePath: pathBehind(url, item.id),
  }
}

/** The page behind the form, with the item open that it changes. */
function pathBehind(url: URL, item?: string): string {
  const behind = withoutNews(url)
  const ofTheForm = [...behind.searchParams.keys()].filter(isTypedField)
  for (const name of ['suggest-item', 'edit-item', ...ofTheForm]) behind.searchParams.delete(name)
  if (item !== undefined) behind.searchParams.set('item', item)
  return pagePath(behind)
}
