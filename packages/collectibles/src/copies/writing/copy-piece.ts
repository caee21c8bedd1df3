import type { Act } from '../../acts/act.ts'
import { visibleTo } from '../../catalogue/visible.ts'
import type { CopyPatch, FieldProblem } from '../../wire/index.ts'
import type { StoredCopy } from '../stored-copy.ts'

/** What a copy is one of. */
export type Piece = Pick<StoredCopy, 'category_id' | 'item_id' | 'variant_id'>

/** The item, variant and category that a patch leaves. */
export async function pieceWith(
  act: Act,
  base: Piece,
  { item, variant, category }: CopyPatch,
): Promise<{ readonly piece: Piece; readonly problems: readonly FieldProblem[] }> {
  // A patch that does not name the piece leaves it, whatever has become of the item.
  if (item === undefined && variant === undefined && category === undefined)
    return { piece: pieceOf(base), problems: [] }
  const wanted = item === undefined && typeof variant === 'string' ? await itemOfVariant(act, variant) : item
  const id = wanted === undefined ? base.item_id : wanted
  const isKept = id === base.item_id && variant === undefined
  if (id === null) {
    const problems = variant ? [notFound('variant')] : []
    return { piece: { category_id: category ?? base.category_id, item_id: null, variant_id: null }, problems }
  }
  const row = await act.db
    .selectFrom('items as item')
    .select(['item.id', 'item.category_id'])
    .where('item.id', '=', id)
    .$if(id !== base.item_id, (query) => query.where(visibleTo(act.owner, 'item')))
    .executeTakeFirst()
  if (!row) return { piece: base, problems: [notFound(item === undefined ? 'variant' : 'item')] }
  const variant_id = isKept ? base.variant_id : await variantOf(act, id, variant)
  return {
    piece: { category_id: row.category_id, item_id: id, variant_id: variant_id ?? null },
    problems: [
      ...(variant_id === undefined ? [notFound('variant')] : []),
      ...(category !== undefined && category !== row.category_id
        ? [{ path: 'category', id: 'other_category', message: 'The item is of another category.' }]
        : []),
    ],
  }
}

const pieceOf = ({ category_id, item_id, variant_id }: Piece): Piece => ({ category_id, item_id, variant_id })

/** '' for a variant that is not there: no item has this id. */
const itemOfVariant = async ({ db }: Act, variant: string): Promise<string> =>
  (await db.selectFrom('variants').select('item_id').where('id', '=', variant).executeTakeFirst())?.item_id ?? ''

/** The given variant of an item, else its default one. */
async function variantOf({ db }: Act, item: string, variant: string | null | undefined): Promise<string | undefined> {
  const query = db.selectFrom('variants').select('id').where('item_id', '=', item)
  const row = await (
    typeof variant === 'string' ? query.where('id', '=', variant) : query.where('is_default', '=', 1)
  ).executeTakeFirst()
  return row?.id
}

const notFound = (path: string): FieldProblem => ({ path, id: 'not_found', message: `There is no such ${path}.` })
