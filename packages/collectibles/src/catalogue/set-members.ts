import { sql, type RawBuilder } from 'kysely'

import type { CatalogueStatus } from '../wire/index.ts'

/** A set of the catalogue is named by its items; an own set has a list of its own, which may hold shared items. */
export const isOwnSet = ({ status }: { readonly status: CatalogueStatus }): boolean => status !== 'published'

/** Ids of the items of a set, as a query. */
export const membersOf = (set: { readonly id: string; readonly status: CatalogueStatus }): RawBuilder<unknown> =>
  isOwnSet(set)
    ? sql`select item_id as id from set_items where set_id = ${set.id}`
    : sql`select id from items where set_id = ${set.id} and status = 'published'`
