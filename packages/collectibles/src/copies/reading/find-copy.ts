import type { Locale } from '@collect/messages'
import { sql, type Kysely } from 'kysely'

import { listedItems, attributesOf, categoryOf, summaryOf } from '../../catalogue/item-of-row.ts'
import { isOfShownItem } from '../../catalogue/visible.ts'
import type { CollectiblesTables } from '../../store/tables.ts'
import {
  compareText,
  waysOfAcquiring,
  type ConditionDetail,
  type Copy,
  type CopyValue,
  type ItemSummary,
} from '../../wire/index.ts'
import { fieldsOfCopies } from '../writing/copy-fields.ts'
import type { StoredCopy } from '../stored-copy.ts'
import { copyArtPath } from './copy-art.ts'
import { photoOf, photosOf } from './copy-photos.ts'
import { isReadable } from './readable-copies.ts'

type Db = Kysely<CollectiblesTables>

/** A copy of an owner, one in the bin too. Reads with the connection of the transaction. */
export async function findCopy(db: Db, owner: string, id: string, locale: Locale): Promise<Copy | undefined> {
  const row = await copyRow(db, owner, id)
  if (!row) return undefined
  const item =
    row.item_id === null ? undefined : await listedItems(db).where('item.id', '=', row.item_id).executeTakeFirst()
  const summary = item && summaryOf(item, locale)
  const money = (amount: number | null, currency: string | null) =>
    amount === null || currency === null ? undefined : { amount, currency }
  const paid = money(row.paid_amount, row.paid_currency)
  const fees = money(row.fees_amount, row.paid_currency)
  const own = money(row.own_value_amount, row.own_value_currency)
  const value = valueOf(row)
  const left = {
    ...(row.left_on !== '' && { on: row.left_on }),
    ...(row.left_to !== '' && { to: row.left_to }),
    ...(row.left_amount !== null && { amount: { amount: row.left_amount, currency: row.left_currency ?? '' } }),
  }
  const how = waysOfAcquiring.find((known) => known === row.acquired_how)
  return {
    id: row.id,
    rev: row.rev,
    name: row.own_name ?? summary?.name ?? '',
    ...(row.own_name !== null && { own_name: row.own_name }),
    category: categoryOf(row.category_id),
    ...(summary && { item: summary }),
    ...(row.variant_id !== null && { variant: { id: row.variant_id, name: row.variant_name ?? '' } }),
    ...(summary?.set && { set: summary.set }),
    status: row.status,
    quantity: row.quantity,
    spare: row.spare,
    reserved: row.reserved,
    listed: row.listed,
    ...(row.grade !== '' && { condition: { scale: row.scale_id, grade: row.grade, ...detailOf(row.grade_detail) } }),
    ...(row.company !== '' && {
      graded: {
        company: row.company,
        grade: row.company_grade,
        ...(row.certificate !== '' && { certificate: row.certificate }),
      },
    }),
    ...(paid && { paid }),
    ...(fees && { fees }),
    ...(row.acquired_on !== '' && { acquired_on: row.acquired_on }),
    ...(row.acquired_from !== '' && { acquired_from: row.acquired_from }),
    ...(how && { acquired_how: how }),
    ...(value && { value }),
    ...(own && {
      own_value: {
        amount: own,
        ...(row.own_value_on !== '' && { on: row.own_value_on }),
        ...(row.own_value_note !== '' && { note: row.own_value_note }),
      },
    }),
    ...(row.folder_id !== null && row.folder_name !== null && { folder: { id: row.folder_id, name: row.folder_name } }),
    ...(await placeOf(db, owner, row)),
    tags: await tagNamesOf(db, id),
    ...(row.serial !== '' && { serial: row.serial }),
    ...(row.notes !== '' && { notes: row.notes }),
    fields: await fieldsOf(db, owner, row),
    ...(Object.keys(left).length > 0 && { left }),
    photos: (await photosOf(db, owner, id)).map(photoOf),
    sample: row.is_sample === 1,
    art: artOf(row, summary),
    added_at: rfcTime(row.added_at),
    updated_at: rfcTime(row.updated_at),
    ...(row.deleted_at !== null && { deleted_at: rfcTime(row.deleted_at) }),
  }
}

type CopyWithNames = NonNullable<Awaited<ReturnType<typeof copyRow>>>

const copyRow = (db: Db, owner: string, id: string) =>
  db
    .selectFrom('copies as copy')
    .innerJoin('categories as category', 'category.id', 'copy.category_id')
    .innerJoin('collectors as collector', 'collector.owner_id', 'copy.owner_id')
    .leftJoin('variants as variant', 'variant.id', 'copy.variant_id')
    .leftJoin('folders as folder', 'folder.id', 'copy.folder_id')
    .leftJoin('places as place', 'place.id', 'copy.place_id')
    .selectAll('copy')
    .select([
      'category.scale_id',
      'collector.currency',
      'variant.name as variant_name',
      'folder.name as folder_name',
      'place.name as place_name',
      'place.path as place_path',
      'place.label as place_label',
    ])
    .where('copy.id', '=', id)
    .where('copy.owner_id', '=', owner)
    .where(isReadable)
    .where(isOfShownItem(sql.ref('copy.item_id')))
    .executeTakeFirst()

/** The picture of the item, else one that is drawn for the copy. */
export const artOf = (
  { id, category_id }: Pick<StoredCopy, 'id' | 'category_id'>,
  item: Pick<ItemSummary, 'art'> | undefined,
): string => item?.art ?? copyArtPath(id, category_id)

export const rfcTime = (ms: number): string => new Date(ms).toISOString()

function detailOf(text: string): { readonly detail?: ConditionDetail } {
  const detail = JSON.parse(text) as ConditionDetail // checked when it was written
  return Object.keys(detail).length === 0 ? {} : { detail }
}

function valueOf({
  value_amount,
  value_basis,
  quantity,
  own_value_on,
  currency,
}: CopyWithNames): CopyValue | undefined {
  const basis = (['own', 'sales', 'last_sale'] as const).find((known) => known === value_basis)
  if (value_amount === null || basis === undefined) return undefined
  return {
    amount: { amount: value_amount, currency },
    each: { amount: Math.floor(value_amount / quantity), currency },
    basis,
    ...(basis === 'own' && own_value_on !== '' && { as_of: own_value_on }),
  }
}

async function placeOf(
  db: Db,
  owner: string,
  { place_id, place_name, place_path, place_label }: CopyWithNames,
): Promise<Pick<Copy, 'place'>> {
  if (place_id === null || place_name === null) return {}
  const ids = (place_path ?? '').split('/').filter((id) => id !== '')
  const rows = await db
    .selectFrom('places')
    .select(['id', 'name'])
    .where('owner_id', '=', owner)
    .where('id', 'in', ids)
    .execute()
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  const path = ids.map((id) => names.get(id) ?? '').join(' / ')
  return { place: { id: place_id, name: place_name, path, label: place_label ?? '' } }
}

async function tagNamesOf(db: Db, copy: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('copy_tags')
    .innerJoin('tags', 'tags.id', 'copy_tags.tag_id')
    .select('tags.name')
    .where('copy_tags.copy_id', '=', copy)
    .execute()
  return rows.map(({ name }) => name).toSorted(compareText)
}

/** A value without a field is hidden, and stays. */
async function fieldsOf(db: Db, owner: string, row: CopyWithNames): Promise<Copy['fields']> {
  const values = attributesOf(row)
  if (Object.keys(values).length === 0) return {}
  const fields = await fieldsOfCopies(db, owner, row.category_id)
  return Object.fromEntries(
    fields
      .filter(({ key }) => values[key] !== undefined)
      .map(({ key }) => [key, values[key] as Copy['fields'][string]]), // checked when it was written
  )
}
