import type { Kysely } from 'kysely'

import type { Act } from '../acts/act.ts'
import { ownStatuses } from '../catalogue/visible.ts'
import { newId } from '@collect/storage'
import type { CollectiblesTables } from '../store/tables.ts'
import type { CategoryField, FieldProblem, ItemPatch } from '../wire/index.ts'
import { blankItem, type OwnItem, type OwnVariant, type WrittenItem } from './own-item.ts'
import { readFacts } from '../catalogue/read-facts.ts'

/** Own items of an account that are not published (docs/contract/collectibles.md §4.6). */
export const mostOwnItems = 100_000

export type ItemReading = { readonly written: WrittenItem } | { readonly problems: readonly FieldProblem[] }

/** What an item becomes with what was sent. An absent field stays, `null` takes a value away. */
export async function itemWith(act: Act, before: OwnItem | undefined, patch: ItemPatch): Promise<ItemReading> {
  const category = patch.category ?? before?.category_id ?? ''
  const fields = await fieldsOf(act.db, category)
  const problems: FieldProblem[] = []
  if (before && category !== before.category_id)
    problems.push({ path: 'category', id: 'fixed', message: 'An item stays in its category.' })

  const facts = readFacts(fields, 'item', patch.facts ?? {})
  problems.push(...facts.problems)
  const attrs = patch.facts === null ? '{}' : mergedAttrs(before?.attrs ?? '{}', facts.values)

  if (patch.set && !(await isOwnSetOf(act, patch.set, category)))
    problems.push({ path: 'set', id: 'not_found', message: 'You have no such set in this category.' })

  const variants = variantsWith(act, before, patch.variants, fields)
  problems.push(...variants.problems)
  if (problems.length > 0) return { problems }
  const years = patch.years === undefined ? before && { from: before.year_from, to: before.year_to } : patch.years
  return {
    written: {
      category_id: category,
      name: patch.name ?? before?.name ?? '',
      number: given(patch.number, before?.number ?? '') ?? '',
      maker: given(patch.maker, before?.maker ?? null) || null,
      year_from: years?.from ?? null,
      year_to: years?.to ?? null,
      country: given(patch.country, before?.country ?? null) ?? null,
      rarity: given(patch.rarity, before?.rarity ?? 0) ?? 0,
      attrs,
      status: before?.status ?? 'private',
      own_sets: setsWith(before, patch.set),
      variants: JSON.stringify(variants.list),
      barcodes:
        patch.barcodes === undefined
          ? (before?.barcodes ?? blankItem.barcodes)
          : JSON.stringify([...new Set(patch.barcodes ?? [])].toSorted()),
    },
  }
}

const given = <Value>(sent: Value | null | undefined, before: Value): Value | null =>
  sent === undefined ? before : sent

/** An item names the first of its sets, so that this is the one that another takes the place of. */
function setsWith(before: OwnItem | undefined, set: ItemPatch['set']): string {
  const there = before?.own_sets ?? blankItem.own_sets
  if (set === undefined) return there
  const [, ...others] = JSON.parse(there) as readonly string[] // our own writing
  return JSON.stringify([...new Set(set === null ? others : [...others, set])].toSorted())
}

function mergedAttrs(before: string, values: Readonly<Record<string, unknown>>): string {
  const merged = { ...(JSON.parse(before) as Readonly<Record<string, unknown>>), ...values } // our own writing
  const kept = Object.entries(merged).filter(([, value]) => value !== null)
  return JSON.stringify(Object.fromEntries(kept.toSorted(([one], [other]) => (one < other ? -1 : 1))))
}

function variantsWith(
  { now }: Act,
  before: OwnItem | undefined,
  sent: ItemPatch['variants'],
  fields: readonly CategoryField[],
): { readonly list: readonly OwnVariant[]; readonly problems: readonly FieldProblem[] } {
  const there = JSON.parse(before?.variants ?? '[]') as readonly OwnVariant[] // our own writing
  if (sent === undefined) return { list: there, problems: [] }
  const problems: FieldProblem[] = []
  const list = (sent ?? []).map(({ id, name, facts }, at) => {
    // Without an id the name tells, so that the same request twice makes one variant.
    const known = there.find((variant) => (id === undefined ? variant.name === name : variant.id === id))
    if (id !== undefined && !known)
      problems.push({ path: `variants.${at}.id`, id: 'not_found', message: 'The item has no such variant.' })
    const read = readFacts(fields, 'variant', facts ?? {}, `variants.${at}.facts`)
    problems.push(...read.problems)
    return { id: known?.id ?? newId(now), name, attrs: mergedAttrs(known?.attrs ?? '{}', read.values) }
  })
  if (new Set(list.map(({ name }) => name)).size < list.length)
    problems.push({ path: 'variants', id: 'doubled', message: 'Two variants have the same name.' })
  return { list, problems }
}

async function fieldsOf(db: Kysely<CollectiblesTables>, category: string): Promise<readonly CategoryField[]> {
  const row = await db.selectFrom('categories').select('fields').where('id', '=', category).executeTakeFirst()
  return row ? (JSON.parse(row.fields) as readonly CategoryField[]) : [] // our own writing
}

const isOwnSetOf = async ({ db, owner }: Act, set: string, category: string): Promise<boolean> =>
  (await db
    .selectFrom('collectible_sets as set')
    .select('set.id')
    .where('set.id', '=', set)
    .where('set.owner_id', '=', owner)
    .where('set.category_id', '=', category)
    .where('set.status', 'in', [...ownStatuses])
    .executeTakeFirst()) !== undefined
