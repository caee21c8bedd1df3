import type { Migrations } from '@collect/storage'

import { init } from './migrations/001-init.ts'
import { catalogue } from './migrations/002-catalogue.ts'
import { collectors } from './migrations/003-collectors.ts'
import { copies } from './migrations/004-copies.ts'
import { values } from './migrations/005-values.ts'
import { carryOver } from './migrations/006-carry-over.ts'
import { ownSets } from './migrations/007-own-sets.ts'
import { setNames } from './migrations/008-set-names.ts'
import { search } from './migrations/009-search.ts'
import { copyOrders } from './migrations/indexes/010-copy-orders.ts'
import { copyWords } from './migrations/011-copy-words.ts'
import { jobParts } from './migrations/012-job-parts.ts'
import { copiesBySet } from './migrations/indexes/013-copies-by-set.ts'
import { quickLists } from './migrations/014-quick-lists.ts'
import { photoBin } from './migrations/015-photo-bin.ts'
import { copiesOfSets } from './migrations/indexes/016-copies-of-sets.ts'
import { drawerOrders } from './migrations/indexes/017-drawer-orders.ts'
import { ordersFromIndexes } from './migrations/indexes/018-orders-from-indexes.ts'
import { numberOfActs } from './migrations/019-number-of-acts.ts'
import { itemsById } from './migrations/indexes/020-items-by-id.ts'
import { filterIndexes } from './migrations/indexes/021-filter-indexes.ts'
import { yearOrders } from './migrations/indexes/022-year-orders.ts'

/** Numbered, never edited after a release; they only add, so that two releases can run at once. */
export const collectiblesMigrations: Migrations = {
  '001_init': init,
  '002_catalogue': catalogue,
  '003_collectors': collectors,
  '004_copies': copies,
  '005_values': values,
  '006_carry_over': carryOver,
  '007_own_sets': ownSets,
  '008_set_names': setNames,
  '009_search': search,
  '010_copy_orders': copyOrders,
  '011_copy_words': copyWords,
  '012_job_parts': jobParts,
  '013_copies_by_set': copiesBySet,
  '014_quick_lists': quickLists,
  '015_photo_bin': photoBin,
  '016_copies_of_sets': copiesOfSets,
  '017_drawer_orders': drawerOrders,
  '018_orders_from_indexes': ordersFromIndexes,
  '019_number_of_acts': numberOfActs,
  '020_items_by_id': itemsById,
  '021_filter_indexes': filterIndexes,
  '022_year_orders': yearOrders,
}
