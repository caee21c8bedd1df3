import type { Generated } from 'kysely'

import type { CatalogueStatus } from '../../wire/index.ts'

/** Rows in both engines: times in milliseconds, JSON as text, booleans as 0 and 1. */
interface Changing {
  rev: Generated<number>
  created_at: number
  updated_at: number
}

export interface ScaleRow {
  id: string
  /** JSON: a list of `Grade`. */
  grades: string
  /** JSON: a list of names. */
  companies: string
}

export interface CategoryRow extends Changing {
  id: string
  /** Null for everybody's. */
  owner_id: Generated<string | null>
  position: number
  name: string
  icon: string
  /** The generator of pictures. */
  art: string
  /** JSON: a list of `CategoryField`. */
  fields: string
  scale_id: string
  number_label: string
}

interface Sourced {
  source: string
  source_ref: Generated<string | null>
  licence: Generated<string>
  source_url: Generated<string | null>
}

export interface SetRow extends Changing, Sourced {
  id: string
  owner_id: Generated<string | null>
  category_id: string
  parent_id: Generated<string | null>
  name: string
  sort_name: string
  /** JSON: names by language. */
  names: Generated<string | null>
  maker: Generated<string | null>
  year_from: Generated<number | null>
  year_to: Generated<number | null>
  declared_total: Generated<number | null>
  /** The number of items in it, kept with every change. */
  item_count: Generated<number>
  description: Generated<string>
  art_seed: string
  status: CatalogueStatus
  search_ord: number
}

export interface ItemRow extends Changing, Sourced {
  id: string
  owner_id: Generated<string | null>
  category_id: string
  set_id: Generated<string | null>
  number: Generated<string>
  number_sort: Generated<string>
  name: string
  sort_name: string
  /** JSON: names by language. */
  names: Generated<string | null>
  maker: Generated<string | null>
  year_from: Generated<number | null>
  year_to: Generated<number | null>
  country: Generated<string | null>
  rarity: Generated<number>
  /** JSON: values of the category's fields. */
  attrs: Generated<string>
  description: Generated<string>
  art_seed: string
  popularity: Generated<number>
  search_ord: number
  status: CatalogueStatus
  merged_into: Generated<string | null>
  is_sample: Generated<number>
}

export interface VariantRow {
  id: string
  item_id: string
  position: number
  name: string
  attrs: Generated<string>
  is_default: number
}

/** An item of an own set. Items of the catalogue name their set themselves. */
interface SetItemRow {
  set_id: string
  item_id: string
  /** The owner of the set. */
  owner_id: string
}

interface BarcodeRow {
  code: string
  variant_id: string
  owner_id: Generated<string | null>
}

interface IdentifierRow {
  scheme: string
  value: string
  item_id: string
  variant_id: Generated<string | null>
}

/** A made-up price of a sample. */
interface SampleListingRow {
  item_id: string
  price_amount: number
  price_currency: string
}

interface CounterRow {
  name: string
  value: number
}

export interface CatalogueTables {
  condition_scales: ScaleRow
  categories: CategoryRow
  collectible_sets: SetRow
  items: ItemRow
  set_items: SetItemRow
  variants: VariantRow
  barcodes: BarcodeRow
  item_identifiers: IdentifierRow
  sample_listings: SampleListingRow
  collectible_counters: CounterRow
}
