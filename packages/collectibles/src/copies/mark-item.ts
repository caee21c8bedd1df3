import type { Kysely } from 'kysely'

import type { Act } from '../acts/act.ts'
import { visibleTo } from '../catalogue/visible.ts'
import type { CollectiblesTables } from '../store/tables.ts'
import type { OwnCopy, SetProgress, Toggle, ToggleAnswer } from '../wire/index.ts'
import { countWishes, dropWishes, makeWishes, mostWishes, wishesOf } from '../wishes/wish-acts.ts'
import { binCopies, blankCopy, changeCopies, makeCopy } from './copy-acts.ts'
import { itemMine } from './item-mine.ts'
import { hasRoomForCopy } from './reading/count-copies.ts'
import { hadStatuses } from './statuses.ts'
import type { StoredCopy } from './stored-copy.ts'

export type Marking =
  | { readonly outcome: 'marked'; readonly answer: ToggleAnswer; readonly isChanged: boolean }
  | { readonly outcome: 'no item' }
  /** More would be lost than a mark. */
  | { readonly outcome: 'more to lose'; readonly copies: readonly OwnCopy[] }
  /** Only what is owned can be spare. */
  | { readonly outcome: 'not owned' }
  | { readonly outcome: 'too many' }
  | { readonly outcome: 'too many copies' }

type Refusal = Exclude<Marking['outcome'], 'marked' | 'no item'>

/** Turns one of the three marks of an item on or off (docs/contract/collectibles.md §4.4). */
export async function markItem(act: Act, id: string, toggle: Toggle, isOn: boolean): Promise<Marking> {
  const item = await act.db
    .selectFrom('items as item')
    .innerJoin('variants', 'variants.item_id', 'item.id')
    .select(['item.id as item_id', 'item.category_id', 'item.set_id', 'variants.id as variant_id'])
    .where('item.id', '=', id)
    .where('variants.is_default', '=', 1)
    .where(visibleTo(act.owner, 'item'))
    .executeTakeFirst()
  if (!item) return { outcome: 'no item' }
  const { set_id, ...piece } = item
  const done = await { owned: markOwned, wished: markWished, spare: markSpare }[toggle](act, piece, isOn)
  const { mine } = await itemMine(act.db, act.owner, id)
  if (done === 'more to lose') return { outcome: done, copies: mine.copies }
  if (typeof done === 'string') return { outcome: done }
  const progress = await progressOf(act.db, act.owner, id, set_id)
  return { outcome: 'marked', answer: { mine, ...(progress && { progress }) }, isChanged: done }
}

interface Piece {
  readonly item_id: string
  readonly variant_id: string
  readonly category_id: string
}

/** Answers whether something changed, or why it must not. */
type Mark = (act: Act, piece: Piece, isOn: boolean) => Promise<boolean | Refusal>

const markOwned: Mark = async (act, piece, isOn) => {
  const copies = await copiesOf(act, piece.item_id)
  if (isOn === copies.length > 0) return false
  if (isOn) {
    if (!(await hasRoomForCopy(act.db, act.owner))) return 'too many copies'
    await makeCopy(act, piece)
    return true
  }
  const [only] = copies
  if (copies.length > 1 || !only || !(await isPlain(act, only))) return 'more to lose'
  await binCopies(act, copies)
  return true
}

const markWished: Mark = async (act, { item_id }, isOn) => {
  const wishes = await wishesOf(act.db, act.owner, item_id)
  if (isOn === wishes.length > 0) return false
  if (!isOn) {
    await dropWishes(act, wishes)
    return true
  }
  if ((await countWishes(act.db, act.owner)) >= mostWishes) return 'too many'
  const [made] = await makeWishes(act, [{ item_id }])
  return made !== undefined
}

const markSpare: Mark = async (act, { item_id }, isOn) => {
  const copies = await copiesOf(act, item_id)
  if (isOn && copies.length === 0) return 'not owned'
  const free = copies.find(({ quantity, spare, reserved, listed }) => spare < quantity - reserved - listed)
  const edits = isOn
    ? (free ? [free] : []).map((before) => ({ before, set: { spare: before.spare + 1 }, verb: 'changed' as const }))
    : copies.filter(({ spare }) => spare > 0).map((before) => ({ before, set: { spare: 0 }, verb: 'changed' as const }))
  await changeCopies(act, edits)
  return edits.length > 0
}

const copiesOf = ({ db, owner }: Act, item: string): Promise<StoredCopy[]> =>
  db
    .selectFrom('copies')
    .selectAll()
    .where('owner_id', '=', owner)
    .where('item_id', '=', item)
    .where('deleted_at', 'is', null)
    .where('status', 'in', [...hadStatuses])
    .orderBy('added_at')
    .orderBy('id')
    .execute()

const marks = new Set(['category_id', 'item_id', 'variant_id', 'spare'])

/** Nothing is written about the copy, and nothing hangs on it. */
async function isPlain({ db }: Act, copy: StoredCopy): Promise<boolean> {
  const columns = Object.entries(blankCopy) as [keyof typeof blankCopy, unknown][] // its own keys
  if (columns.some(([column, blank]) => !marks.has(column) && copy[column] !== blank)) return false
  if (copy.listed + copy.reserved > 0) return false
  const hanging = [
    db.selectFrom('photos').select('copy_id').where('copy_id', '=', copy.id).where('deleted_at', 'is', null),
    db.selectFrom('copy_tags').select('copy_id').where('copy_id', '=', copy.id),
    db.selectFrom('loans').select('copy_id').where('copy_id', '=', copy.id),
  ]
  for (const rows of hanging) if (await rows.executeTakeFirst()) return false
  return true
}

/** The progress of the item's set in the catalogue, else of an own set with it. */
async function progressOf(
  db: Kysely<CollectiblesTables>,
  owner: string,
  item: string,
  shared: string | null,
): Promise<SetProgress | undefined> {
  const own = await db
    .selectFrom('set_items')
    .select('set_id')
    .where('owner_id', '=', owner)
    .where('item_id', '=', item)
    .orderBy('set_id')
    .executeTakeFirst()
  const set = shared ?? own?.set_id
  if (set === undefined) return undefined
  const row = await db
    .selectFrom('collectible_sets as set')
    .leftJoin('set_progress as progress', (join) =>
      join.onRef('progress.set_id', '=', 'set.id').on('progress.owner_id', '=', owner),
    )
    .select(['set.id', 'set.item_count', 'progress.owned'])
    .where('set.id', '=', set)
    .where(visibleTo(owner, 'set'))
    .executeTakeFirst()
  return row && { set: row.id, owned: row.owned ?? 0, total: row.item_count }
}
