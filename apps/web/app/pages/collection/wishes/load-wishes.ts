import {
  offeredCurrencies,
  type CategoryList,
  type Collector,
  type Grade,
  type ScaleList,
  type Wish,
  type WishPage,
} from '@collect/collectibles/wire'

import { newsIn, type ActNews } from '../../../acts/act-news.ts'
import { pagePath } from '../../../acts/act-on-page.ts'
import { readCollectibles } from '../../../server/ask-collectibles.ts'
import { localeOfVisit } from '../../../server/locale.ts'
import type { Visit } from '../../../server/visit.ts'
import { withoutOpenedParts } from '../../opened-parts.ts'
import { typedWish, wishFieldsIn, type TypedWish } from './wish-fields.ts'

/** A page of the user's wishes, and the one that is being changed. */
export interface OpenWishes extends Omit<WishPage, 'wishes'> {
  readonly wishes: readonly ListedWish[]
  readonly isFirstPage: boolean
  readonly form: OpenWishForm | undefined
  /** Makes a form that is posted twice one act. */
  readonly key: string
  readonly news: ActNews | undefined
}

/** A wish with the scale of its drawer. */
export interface ListedWish extends Wish {
  readonly scale: string
}

export interface OpenWishForm {
  readonly wish: ListedWish
  readonly grades: readonly Grade[]
  readonly currencies: readonly string[]
  readonly typed: TypedWish
  readonly closePath: string
}

const pageSize = 24

/** The wishes of `?show=wishes`; `wish=<id>` opens the form of one of them in its row. */
export async function loadWishes(visit: Visit): Promise<OpenWishes> {
  const { searchParams } = visit.url
  const token = searchParams.get('page')
  const query = new URLSearchParams({ page_size: String(pageSize) })
  if (token !== null) query.set('page_token', token)
  const [page, { categories }] = await Promise.all([
    readCollectibles<WishPage>(visit, `/wishes?${query}`),
    readCollectibles<CategoryList>(visit, '/categories'),
  ])
  const wishes = page.wishes.map((wish) => {
    const category = (wish.item ?? wish.variant?.item ?? wish.set)?.category
    return { ...wish, scale: categories.find(({ id }) => id === category)?.scale ?? '' }
  })
  const changed = searchParams.get('wish')
  return {
    ...page,
    wishes,
    isFirstPage: token === null,
    form: changed === null ? undefined : await formOf(visit, changed, wishes),
    key: crypto.randomUUID().slice(0, 8),
    news: searchParams.has('item') ? undefined : newsIn(searchParams),
  }
}

/** The form of a wish on the page. Another tab may have taken the wish back, or moved it to another page. */
async function formOf(visit: Visit, id: string, wishes: readonly ListedWish[]): Promise<OpenWishForm | undefined> {
  const wish = wishes.find((one) => one.id === id)
  if (!wish) return undefined
  const [{ scales }, { currency }, locale] = await Promise.all([
    readCollectibles<ScaleList>(visit, '/scales'),
    readCollectibles<Collector>(visit, '/collector'),
    localeOfVisit(visit),
  ])
  const typed = { ...typedWish(wish, currency, locale), ...wishFieldsIn(visit.url.searchParams) }
  return {
    wish,
    grades: scales.find((one) => one.id === wish.scale)?.grades ?? [],
    currencies: [...new Set([typed.max_currency, currency, ...offeredCurrencies])],
    typed,
    closePath: pagePath(withoutOpenedParts(visit.url)),
  }
}
