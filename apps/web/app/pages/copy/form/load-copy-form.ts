import { categories, type Copy, type CopyPage, type Item } from '@collect/collectibles/wire'
import { data } from 'react-router'

import { newsIn } from '../../../acts/act-news.ts'
import { pagePath } from '../../../acts/act-on-page.ts'
import { goneForm } from '../../../forms/gone-form.ts'
import type { Typed } from '../../../forms/rules.ts'
import { behindSheet, copyPath, newCopyPath, typedPrefix } from '../../../item/copy-path.ts'
import { namedVariant } from '../../../item/load-opened-item.ts'
import { askCollectibles, readCollectibles } from '../../../server/ask-collectibles.ts'
import { localeOfVisit } from '../../../server/locale.ts'
import type { Visit } from '../../../server/visit.ts'
import { uuidV7 } from '../../own-item/uuid-v7.ts'
import { loadFormContext } from './load-form-context.ts'
import type { CopyFormContext, OpenCopyForm } from './open-copy-form.ts'
import { typedCopy } from './typed-copy.ts'

/** The form that changes a copy. @throws 404 for one that is not the user's, or lies in the bin */
export async function loadEditForm(visit: Visit, id: string): Promise<OpenCopyForm> {
  const gone = visit.context.get(goneForm)
  if (gone) return formOfGone(visit, id, gone)
  const copy = await readCopy(visit, id)
  if (copy.deleted_at !== undefined) throw data(null, 404)
  const [context, item, locale] = await Promise.all([
    loadFormContext(visit, copy.category),
    copy.item && itemOf(visit, copy.item.id),
    localeOfVisit(visit),
  ])
  return {
    ...context,
    name: 'form',
    id: copy.id,
    // The revision that the user saw, so that the form is late if the copy was changed meanwhile.
    rev: Number(typedBefore(visit)['rev'] ?? copy.rev),
    ...(item && { item }),
    typed: { ...typedCopy(copy, { ...context, locale }), ...typedBefore(visit) },
    defaults: {},
    doubles: [],
    closePath: copyPath(visit.url, copy.id),
  }
}

/** The form that was posted, whose answer has what was typed. */
async function formOfGone(visit: Visit, id: string, posted: FormData): Promise<OpenCopyForm> {
  const word = (name: string) => String(posted.get(name) ?? '')
  const [context, item] = await Promise.all([
    loadFormContext(visit, word('category')),
    word('item') === '' ? undefined : itemOf(visit, word('item')),
  ])
  return {
    ...context,
    name: 'form',
    id,
    rev: Number(word('rev')),
    ...(item && { item }),
    typed: {},
    defaults: {},
    doubles: [],
    closePath: pagePath(behindSheet(visit.url)),
  }
}

/** The form of a new copy: of an item, like another copy, or of something that its owner names. */
export async function loadAddForm(
  visit: Visit,
  of: { readonly item: string } | { readonly like: string } | { readonly drawer: string; readonly named: string },
): Promise<OpenCopyForm> {
  const like = 'like' in of ? await readCopy(visit, of.like) : undefined
  const itemId = 'item' in of ? of.item : like?.item?.id
  const item =
    itemId === undefined ? undefined : await readCollectibles<Item>(visit, `/items/${encodeURIComponent(itemId)}`)
  const drawer = item?.category ?? like?.category ?? ('drawer' in of ? of.drawer : '')
  if (!categories.some((known) => known === drawer)) throw data(null, 404)
  const [context, locale, last] = await Promise.all([
    loadFormContext(visit, drawer),
    localeOfVisit(visit),
    like ? undefined : lastIn(visit, drawer),
  ])
  const { currency } = context
  const before = typedCopy(like ?? last ?? blank, { ...context, locale })
  const blankTyped = typedCopy(blank, { ...context, locale })
  const fromLast = last ? defaultNames.filter((name) => before[name] !== '') : []
  const preferred = like ? {} : preferredIn(context)
  const variant = item && namedVariant(item, visit.url.searchParams.get('variant'))
  const typed: Typed = like
    ? { ...before, status: 'owned', spare: '', serial: '', certificate: '', ...noLeaving(currency) }
    : {
        ...blankTyped,
        variant: variant ?? '',
        ...('named' in of && { name: of.named }),
        ...Object.fromEntries(fromLast.map((name) => [name, before[name] ?? ''])),
        ...preferred,
        ...(last?.paid && { paid_currency: last.paid.currency }),
      }
  return {
    ...context,
    name: 'form',
    id: uuidV7(Date.now()),
    ...(item && { item: shownItem(item) }),
    typed: { ...typed, ...typedBefore(visit) },
    defaults: {
      ...Object.fromEntries(fromLast.map((name) => [name, 'last' as const])),
      ...Object.fromEntries(Object.keys(preferred).map((name) => [name, 'preferred' as const])),
    },
    doubles: item?.mine?.copies ?? [],
    closePath: pagePath(behindSheet(visit.url)),
    changePath: newCopyPath(visit.url),
    news: newsIn(visit.url.searchParams),
  }
}

/** What a new copy has from the last one in its drawer (docs/contract/collectibles.md §6.2, Add). */
const defaultNames = ['grade', 'place', 'acquired_on'] as const

/** Place and folder that the owner prefers, while they are there. */
const preferredIn = ({ preferred, places, folders }: CopyFormContext): Typed => ({
  ...(places.some(({ id }) => id === preferred.place) && { place: preferred.place ?? '' }),
  ...(folders.some(({ id }) => id === preferred.folder) && { folder: preferred.folder ?? '' }),
})

/** What the user typed into a form that was sent without a session. */
export const typedBefore = ({ url }: Visit): Typed =>
  Object.fromEntries(
    [...url.searchParams].flatMap(([name, value]) =>
      name.startsWith(typedPrefix) ? [[name.slice(typedPrefix.length), value] as const] : [],
    ),
  )

/** Nothing is known of the last copy if it cannot be read: the form begins empty. */
async function lastIn(visit: Visit, drawer: string): Promise<Copy | undefined> {
  const query = new URLSearchParams({ drawer, sort: '-added', page_size: '1' })
  const answer = await askCollectibles(visit, `/copies?${query}`)
  if (!answer.ok) return undefined
  const { copies } = (await answer.json()) as CopyPage // the path's type
  const [last] = copies
  // Samples are looked at, not had.
  return last && !last.sample ? readCopy(visit, last.id) : undefined
}

export const readCopy = (visit: Visit, id: string): Promise<Copy> =>
  readCollectibles<Copy>(visit, `/copies/${encodeURIComponent(id)}`)

const noLeaving = (currency: string): Typed => ({ left_on: '', left_to: '', left_amount: '', left_currency: currency })

/** The item of a copy; undefined if it has been taken out of the catalogue. */
async function itemOf(visit: Visit, id: string): Promise<OpenCopyForm['item']> {
  const answer = await askCollectibles(visit, `/items/${encodeURIComponent(id)}`)
  return answer.ok ? shownItem((await answer.json()) as Item) : undefined // the path's type
}

const shownItem = ({ id, name, caption, art, variants }: Item): NonNullable<OpenCopyForm['item']> => ({
  id,
  name,
  caption,
  art,
  variants: variants.map((one) => ({ id: one.id, name: one.name, isDefault: one.isDefault })),
})

const blank: Copy = {
  id: '',
  rev: 0,
  name: '',
  category: 'other',
  status: 'owned',
  quantity: 1,
  spare: 0,
  reserved: 0,
  listed: 0,
  tags: [],
  fields: {},
  sample: false,
  art: '',
  photos: [],
  added_at: '',
  updated_at: '',
}
