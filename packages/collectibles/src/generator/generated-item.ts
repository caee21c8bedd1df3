import type { Insertable } from 'kysely'

import { deliveredCategories } from '../catalogue/delivered-categories.ts'
import { conditionScales } from '../catalogue/condition-scales.ts'
import type { ItemRow, SetRow, VariantRow } from '../store/rows/catalogue-rows.ts'
import { derivedId, idWithTail } from '@collect/storage'
import { foldedName } from '../wire/folded-name.ts'
import type { CategoryField } from '../wire/index.ts'
import { numberOrder } from '../wire/order.ts'
import { gtinOf } from './barcode.ts'
import { drawsOf, type Draws } from './draws.ts'
import { adjectives, countries, makers, nouns, places, setNouns, traits, variantNames } from './words.ts'

export type GeneratedCategory = keyof typeof deliveredCategories

const categoryIds = Object.keys(deliveredCategories) as GeneratedCategory[] // its own keys
const year = 365 * 24 * 60 * 60_000

/** What all generated things have in common. */
export interface World {
  readonly seed: number
  /** Milliseconds since 1970: nothing is later. */
  readonly asOf: number
}

type NewSet = Omit<Insertable<SetRow>, 'search_ord' | 'item_count'>
export type NewItem = Omit<Insertable<ItemRow>, 'search_ord'>

export interface GeneratedItem {
  readonly item: NewItem & { readonly category_id: GeneratedCategory; readonly number_sort: string }
  readonly variants: readonly Insertable<VariantRow>[]
  /** Absent on purpose for some. */
  readonly barcode: string | undefined
}

// Products, because engines may round powers differently.
const square = (share: number): number => share * share
const cube = (share: number): number => share * share * share

export const categoryOfSet = (set: number): GeneratedCategory => categoryIds[set % categoryIds.length] ?? 'other'

/** Small sets are common: from 6 to 246 items. */
export const sizeOfSet = ({ seed }: World, set: number): number =>
  6 + Math.floor(241 * cube(drawsOf(seed, 'set', set).share('size')))

export function generatedSet(world: World, set: number): NewSet {
  const draws = drawsOf(world.seed, 'set', set)
  const category = categoryOfSet(set)
  const begun = firstYear(draws)
  const name = `${draws.pick('place', places)} ${draws.pick('adjective', adjectives).toLowerCase()} ${draws.pick('noun', setNouns)} ${begun}`
  const created = createdAt(world, draws)
  return {
    id: idWithTail(created, draws.tail('id')),
    category_id: category,
    name,
    sort_name: foldedName(name),
    maker: draws.happens('has maker', 0.8) ? draws.pick('maker', makers) : null,
    year_from: begun,
    year_to: begun + draws.between('years', 0, 20),
    declared_total: draws.happens('declared', 0.7) ? sizeOfSet(world, set) : null,
    art_seed: `generated-set-${set}`,
    status: 'published',
    source: 'generated',
    source_ref: `${world.seed}/${set}`,
    licence: 'CC0-1.0',
    created_at: created,
    updated_at: created,
  }
}

const createdAt = ({ asOf }: World, draws: Draws): number => asOf - Math.floor(draws.share('created') * 3 * year)

/** The id of an item, which is that of its default variant. */
export function generatedItemId(world: World, set: number, number: number): string {
  const draws = drawsOf(world.seed, categoryOfSet(set), set, number)
  return idWithTail(createdAt(world, draws), draws.tail('id'))
}

/** @param number Its place in the set, from 0. @param index Its place in the whole catalogue. */
export function generatedItem(world: World, set: number, number: number, index: number): GeneratedItem {
  const category = categoryOfSet(set)
  const draws = drawsOf(world.seed, category, set, number)
  const setDraws = drawsOf(world.seed, 'set', set)
  const created = createdAt(world, draws)
  const id = idWithTail(created, draws.tail('id'))
  const name = nameOf(draws, category, index)
  const itemNumber = `${number + 1}${draws.happens('suffix', 0.03) ? 'a' : ''}`
  const { fields } = deliveredCategories[category]
  const begun = firstYear(setDraws) + draws.between('year', 0, 15)
  return {
    item: {
      id,
      category_id: category,
      set_id: generatedSetId(world, set),
      number: itemNumber,
      number_sort: numberOrder(itemNumber),
      name,
      sort_name: foldedName(name),
      maker: draws.happens('has maker', 0.6) ? draws.pick('maker', makers) : null,
      year_from: draws.happens('has year', 0.9) ? begun : null,
      year_to: draws.happens('has end', 0.2) ? begun + draws.between('length', 0, 5) : null,
      country: draws.happens('has country', 0.7) ? draws.pick('country', countries) : null,
      rarity: Math.min(5, Math.floor(1 / (0.17 + draws.share('rarity')))),
      attrs: attrsOf(draws, fields, 'item'),
      description: '',
      art_seed: `generated-${set}-${number}`,
      popularity: Math.floor(2 / (0.001 + draws.share('popularity'))),
      status: 'published',
      source: 'generated',
      source_ref: `${world.seed}/${set}/${number}`,
      licence: 'CC0-1.0',
      created_at: created,
      updated_at: created,
    },
    variants: variantsOf(draws, fields, id),
    barcode: draws.happens('has barcode', 0.7) ? gtinOf(index) : undefined,
  }
}

const generatedSetId = (world: World, set: number): string => {
  const draws = drawsOf(world.seed, 'set', set)
  return idWithTail(createdAt(world, draws), draws.tail('id'))
}

/** Years are skewed to the present. */
const firstYear = (draws: Draws): number => 2025 - Math.floor(180 * square(draws.share('first year')))

function nameOf(draws: Draws, category: GeneratedCategory, index: number): string {
  // One name that reads from right to left, and some that are longer than any card.
  if (index === 77) return 'מטבע הנמל הכחול'
  const name = `${draws.pick('adjective', adjectives)} ${draws.pick('noun', nouns[category])}`
  if (draws.happens('long', 0.01))
    return `${name} of ${places.slice(0, 12).join(' and ')}, as struck for the exhibition of the united harbours`
  return draws.happens('of a place', 0.5) ? `${name}, ${draws.pick('place', places)}` : name
}

function variantsOf(draws: Draws, fields: readonly CategoryField[], item: string): Insertable<VariantRow>[] {
  const count = draws.happens('several', 0.25) ? draws.between('variants', 2, 4) : 1
  const first = draws.between('variant', 0, variantNames.length - 1)
  return Array.from({ length: count }, (_, position) => ({
    // The default variant has the item's own id.
    id: position === 0 ? item : derivedId(0, item, String(position)),
    item_id: item,
    position: position + 1,
    name: position === 0 ? 'Standard' : (variantNames[(first + position) % variantNames.length] ?? ''),
    attrs: position === 0 ? '{}' : attrsOf(draws, fields, 'variant'),
    is_default: position === 0 ? 1 : 0,
  }))
}

function attrsOf(draws: Draws, fields: readonly CategoryField[], of: CategoryField['of']): string {
  const values = fields
    .filter((field) => field.of === of && draws.happens(`has ${field.key}`, 0.8))
    .map((field) => [field.key, valueOf(draws, field)] as const)
  return JSON.stringify(Object.fromEntries(values))
}

function valueOf(draws: Draws, { key, type }: CategoryField): string | number | boolean {
  switch (type) {
    case 'number':
      return `${draws.between(key, 1, 80)}.${draws.between(`${key} decimals`, 1, 9)}`
    case 'integer':
      return draws.between(key, 1, 2_000)
    case 'yes_no':
      return draws.happens(key, 0.5)
    case 'country':
      return draws.pick(key, countries)
    default:
      return draws.pick(key, traits)
  }
}

/** A grade of the category's scale; better ones are more common. */
export function gradeFor(draws: Draws, category: GeneratedCategory) {
  const { grades } = conditionScales[deliveredCategories[category].scale]
  const grade = grades[Math.floor(grades.length * square(draws.share('grade')))]
  if (!grade) throw new Error('a scale has no grades')
  return grade
}
